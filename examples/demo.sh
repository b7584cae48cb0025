#!/bin/bash
# What oxmpi is for: programs that were never compiled for it, and some that were. `make demo` calls this after it
# staged oxmpi in ./stage and put the unmodified mpi4py wheel into ./.venv.
set -u
cd "$(dirname "${BASH_SOURCE[0]}")/.."
stage=$PWD/stage work=$(mktemp -d) shown=0 wrong=0
trap 'rm -rf "$work"' EXIT
export OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1

title() { printf '\n\033[1m%s\033[0m\n' "$*"; }
show() { # show COMMAND...: prints it, runs it, remembers a failure
  printf '$ %s\n' "$(printf '%s ' "$@" | sed "s,$PWD/,,g")"
  shown=$((shown + 1))
  timeout -k 5 120 "$@" || { echo "  failed with exit code $?"; wrong=$((wrong + 1)); }
}

title "C programs compiled with oxmpi's mpicc"
for program in hello ring pi jacobi; do
  "$stage/bin/mpicc" -O2 -Wall "examples/c/$program.c" -o "$work/$program" -lm || wrong=$((wrong + 1))
done
show "$stage/bin/mpiexec" -n 4 "$work/hello"
show "$stage/bin/mpiexec" -n 3 "$work/ring"
show "$stage/bin/mpiexec" -n 2 "$work/pi"
show "$stage/bin/mpiexec" -n 4 "$work/jacobi"
show "$work/hello"
"$stage/bin/mpicc_abi" -O2 -Wall examples/c/jacobi.c -o "$work/jacobi_abi" -lm || wrong=$((wrong + 1))
show "$stage/bin/mpiexec" -n 2 "$work/jacobi_abi"

title "The unmodified mpi4py wheel (LD_LIBRARY_PATH=stage/lib is all it needs)"
python=$PWD/.venv/bin/python
export LD_LIBRARY_PATH=$stage/lib
show "$python" -c 'from mpi4py import MPI; print(MPI.Get_library_version().strip(), "- MPI", MPI.Get_version())'
for program in objects buffered growing nonblocking collectives; do
  show "$stage/bin/mpiexec" -n 3 "$python" -m mpi4py "examples/python/$program.py"
done
show "$stage/bin/mpiexec" -n 4 "$python" -m mpi4py examples/python/window.py
unset LD_LIBRARY_PATH

if [ -x .venv/peers/mpich/bin/mpicc ]; then
  title "A program compiled by MPICH's mpicc, run by oxmpi"
  .venv/peers/mpich/bin/mpicc -O2 examples/c/jacobi.c -o "$work/foreign" -lm || wrong=$((wrong + 1))
  show "$stage/bin/mpiexec" -n 4 env "LD_LIBRARY_PATH=$stage/lib" "$work/foreign"
  show "$stage/bin/mpiexec" -n 4 env "LD_PRELOAD=$stage/lib/libmpi.so.12" "$work/foreign"
  title "and one compiled by oxmpi's mpicc, run by MPICH"
  show .venv/peers/mpich/bin/mpiexec -n 2 env "LD_LIBRARY_PATH=$PWD/.venv/peers/mpich/lib" "$work/jacobi"
fi

title "$((shown - wrong)) of $shown ran as they should"
[ "$wrong" = 0 ]
