#!/bin/bash
# Puts the built files into a prefix, below DESTDIR, and keeps a list of them for uninstalling.
# Called by the Makefile: install.sh DESTDIR PREFIX BINDIR LIBDIR INCLUDEDIR DATADIR BUILD VERSION
set -euo pipefail
destdir=$1 prefix=$2 bindir=$3 libdir=$4 includedir=$5 datadir=$6 build=$7 version=$8
cd "$(dirname "${BASH_SOURCE[0]}")/.."
[ -n "$version" ] || { echo "install: no version found in Cargo.toml" >&2; exit 1; }
list=$(mktemp)

# A file is written beside its place and renamed, so that a program that runs from the old file
# keeps it.
put() { # put MODE SOURCE TARGET
  mkdir -p "$destdir$(dirname "$3")"
  install -m "$1" "$2" "$destdir$3.new" && mv -f "$destdir$3.new" "$destdir$3"
  echo "$3" >> "$list"
}
# Line tables make up most of a library; they stay in the build folder. STRIP=no keeps them.
bare=$(mktemp -d); trap 'rm -rf "$list" "$bare"' EXIT
put_binary() { # put_binary SOURCE TARGET
  local file=$bare/${1##*/}
  cp "$1" "$file"
  [ "${STRIP:-yes}" = no ] || ! command -v strip >/dev/null || strip --strip-debug "$file"
  put 755 "$file" "$2"
}
alias_of() { # alias_of NAME TARGET: a link in the same folder
  ln -sfn "$(basename "$2")" "$destdir$1"; echo "$1" >> "$list"
}

put_binary "$build/mpicc" "$bindir/mpicc"
for name in mpicxx mpic++ mpiCC mpicc_abi mpicxx_abi mpic++_abi; do alias_of "$bindir/$name" mpicc; done
put_binary "$build/mpiexec" "$bindir/mpiexec"
alias_of "$bindir/mpirun" mpiexec

put_binary "$build/libmpi.so" "$libdir/libmpi.so.12"
alias_of "$libdir/libmpi.so" libmpi.so.12
alias_of "$libdir/libmpich.so.12" libmpi.so.12
alias_of "$libdir/libmpich.so" libmpi.so.12
put_binary "$build/libmpi_abi.so" "$libdir/libmpi_abi.so.1"
alias_of "$libdir/libmpi_abi.so" libmpi_abi.so.1

# The plain include folder holds the MPICH ABI, because that is what CMake and friends look for.
for file in include/mpich/*.h; do put 644 "$file" "$includedir/$(basename "$file")"; done
for file in include/abi/*.h; do put 644 "$file" "$includedir/mpi_abi/$(basename "$file")"; done

up=$(realpath -m --relative-to="$libdir/pkgconfig" "$prefix")
for file in packaging/*.pc.in; do
  sed -e "s,@PREFIX@,\${pcfiledir}/$up,;s,@VERSION@,$version," \
      -e "s,@LIBDIR@,\${prefix}/$(realpath -m --relative-to="$prefix" "$libdir")," \
      -e "s,@INCLUDEDIR@,\${prefix}/$(realpath -m --relative-to="$prefix" "$includedir")," "$file" > "$list.pc"
  put 644 "$list.pc" "$libdir/pkgconfig/$(basename "$file" .in)"; rm -f "$list.pc"
done

for page in docs/man/*.1; do put 644 "$page" "$datadir/man/man1/$(basename "$page")"; done
for name in mpicxx mpicc_abi mpicxx_abi; do alias_of "$datadir/man/man1/$name.1" mpicc.1; done
alias_of "$datadir/man/man1/mpirun.1" mpiexec.1
for file in README.md CHANGELOG.md LICENSE-MIT LICENSE-APACHE; do put 644 "$file" "$datadir/doc/oxmpi/$file"; done

mkdir -p "$destdir$datadir/oxmpi"
echo "$datadir/oxmpi/installed-files" >> "$list"
install -m 644 "$list" "$destdir$datadir/oxmpi/installed-files"
echo "oxmpi $version is in $destdir$prefix"
