#!/bin/bash
# Removes what install.sh put there: uninstall.sh DESTDIR/DATADIR/oxmpi/installed-files
set -euo pipefail
list=$1
[ -f "$list" ] || { echo "uninstall: no list of installed files at $list" >&2; exit 1; }
# The list's last line names the list itself, so what stands before that name is DESTDIR.
own=$(tail -n 1 "$list"); destdir=${list%"$own"}
while IFS= read -r file; do
  rm -f "$destdir$file"
  rmdir --ignore-fail-on-non-empty -p "$(dirname "$destdir$file")" 2>/dev/null || true
done < <(cat "$list")
