#!/usr/bin/env python3
"""Builds and runs oxmpi's tests; the last line is `N passed, N failed, N skipped`.

    tests/run.py                      programs of tests/c and scripted cases of tests/cases, from ./stage
    tests/run.py NAME...              only those whose name contains one of the words
    tests/run.py --all [--long]       lint, unit tests, programs and examples: what `make test` runs
    tests/run.py --lint               formatting, clippy, layers, generated files, exported symbols
    tests/run.py --prefix DIR         the same programs on another MPI (cases about oxmpi alone are skipped)
    tests/run.py --list               names only
"""
import argparse
import os
import pathlib
import signal
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from harness import checks, programs, scripted  # noqa: E402
from harness.core import ROOT, Suite  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--long", action="store_true")
    parser.add_argument("--lint", action="store_true")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--prefix", default=str(ROOT / "stage"))
    parser.add_argument("-j", "--jobs", type=int, default=2)
    parser.add_argument("-v", "--verbose", action="store_true")
    options = parser.parse_args()
    # Whoever started this in the background may have it ignored, and so would all that is started here.
    signal.signal(signal.SIGINT, signal.default_int_handler)

    suite = Suite(pathlib.Path(options.prefix).resolve(), options.jobs, options.names, options.verbose, options.long)
    if options.all or options.lint:
        suite.add(checks.lint_cases())
    if options.all:
        suite.add(checks.unit_test_cases())
    if not options.lint:
        suite.add(programs.cases(suite))
        suite.add(scripted.cases(suite))
    if options.list:
        for case in suite.chosen():
            print(case.name)
        return 0
    return suite.run()


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main())
