#!/usr/bin/env python3
"""Runs MPICH's test suite (C) on an MPI library; the last line is `N passed, N failed, N skipped`.

    mpich-testsuite/run.py                     every directory, on ./stage
    mpich-testsuite/run.py pt2pt comm          these directories
    mpich-testsuite/run.py errors -k trunc     entries whose name has this word
    mpich-testsuite/run.py --env OXMPI_SINGLE_COPY=0 pt2pt
    mpich-testsuite/run.py --prefix DIR        the same on another MPI library
    mpich-testsuite/run.py --wrapper mpicc_abi the standard ABI

The source comes from Debian's source package, by apt-get, into $OXMPI_SUITE_CACHE (else $TMPDIR/oxmpi-suite).
"""
import argparse
import os
import pathlib
import sys

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:0] = [str(HERE), str(ROOT / "tests")]
import source  # noqa: E402
from build import Builder  # noqa: E402
from report import Report  # noqa: E402
from runner import Outcome, Runner  # noqa: E402
from testlist import Reasons, entries  # noqa: E402


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("dirs", nargs="*", help="directories of the suite; all when none is given")
    parser.add_argument("-k", dest="words", action="append", default=[], help="only entries whose name has this word")
    parser.add_argument("-j", "--slots", type=int, default=2 * len(os.sched_getaffinity(0)),
                        help="ranks that run at a time (an entry with more runs alone)")
    parser.add_argument("--slack", type=float, default=1.0, help="factor on all time limits")
    parser.add_argument("--prefix", type=pathlib.Path, default=ROOT / "stage", help="the MPI library's prefix")
    parser.add_argument("--wrapper", default="mpicc", help="the compiler wrapper in PREFIX/bin")
    parser.add_argument("--env", action="append", default=[], metavar="NAME=VALUE", help="for the programs")
    parser.add_argument("--no-pools", action="store_true", help="without the entries with generated datatypes")
    parser.add_argument("--large", action="store_true", help="with the entries that need many gigabytes")
    parser.add_argument("--strict", action="store_true", help="build with -DUSE_STRICT_MPI; without entries strict=false")
    parser.add_argument("--all", action="store_true", help="run also what skip.txt names")
    parser.add_argument("--list", action="store_true", help="names only")
    parser.add_argument("--junit", type=pathlib.Path, default=ROOT / "target/mpich-testsuite/junit.xml")
    parser.add_argument("-v", "--verbose", action="store_true", help="with the stacks of what hangs (needs gdb)")
    return parser.parse_args()


def reason_to_skip(entry, chosen, skip):
    """Why an entry is not run, or None."""
    if entry.large and not chosen.large:
        return "large; run with --large"
    if chosen.strict and entry.options.get("strict", "").lower() == "false":
        return "not of the standard (strict=false)"
    return None if chosen.all else skip.of(entry)


def main():
    chosen = options()
    tests = source.get()
    skip, xfail = Reasons(HERE / "skip.txt"), Reasons(HERE / "xfail.txt")
    listed = entries(tests, chosen.dirs, pools=not chosen.no_pools)
    listed = [e for e in listed if all(w in e.name for w in chosen.words)]
    if chosen.list:
        print("\n".join(e.name for e in listed))
        return 0
    report, todo = Report(chosen.verbose), []
    for entry in listed:
        why = reason_to_skip(entry, chosen, skip)
        if why:
            report.add(Outcome(entry, "skipped", why))
        else:
            todo.append(entry)

    def settle(outcome):
        why = xfail.of(outcome.entry)
        if why and outcome.state == "failed":
            outcome.state, outcome.text = "skipped", f"expected to fail: {why}"
        elif why and outcome.state == "passed":
            outcome.state, outcome.text = "failed", f"passes, but xfail.txt expects otherwise: {why}"
        report.add(outcome)

    prefix = chosen.prefix.resolve()
    flavour = f"{prefix.name}-{chosen.wrapper}{'-strict' if chosen.strict else ''}"
    builder = Builder(tests, prefix / "bin" / chosen.wrapper, source.cache() / "build" / flavour, chosen.strict)
    env = dict(e.partition("=")[::2] for e in chosen.env)
    Runner(builder, prefix / "bin/mpiexec", chosen.slots, chosen.slack, env, chosen.verbose).all(todo, settle)
    report.junit(chosen.junit)
    if not (chosen.dirs or chosen.words or chosen.all):
        for line in skip.unused() + xfail.unused():
            print(f"stands for nothing: {line}", file=sys.stderr)
    return 0 if report.summary() else 1


if __name__ == "__main__":
    sys.exit(main())
