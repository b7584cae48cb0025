"""The random tests of the rooms with many more cases, and what loom and Miri say; only in the long run."""
import subprocess

from harness.core import ROOT, Skipped
from harness.scripted import how


def cargo(t, package, test, **cases):
    # The nextest watchdog is for the usual number of cases.
    t.run(["cargo", "test", "-q", "-p", package, "--test", test], env=t.env(**cases), cwd=ROOT)


@how(own=True, long=True, timeout=3600)
def test_random_typemaps(t):
    """A million: five tests of the cursor, and messages between pairs of types."""
    cargo(t, "oxmpi-datatype", "typemaps", PROPTEST_CASES="100000")
    cargo(t, "oxmpi-engine", "typed", OXMPI_TYPED_CASES="500000")


@how(own=True, long=True, timeout=3600)
def test_random_matching(t):
    cargo(t, "oxmpi-engine", "model", OXMPI_MODEL_CASES="50000")


@how(own=True, long=True, timeout=3600)
def test_collectives_whole_matrix(t):
    """Each collective, algorithm and way of starting against a sequential result, at more counts on 1 to 17 ranks."""
    cargo(t, "oxmpi-coll", "differential", OXMPI_COLL_MATRIX="1")


@how(own=True, long=True, timeout=1800)
def test_loom(t):
    """Every order of the atomics of ring and doorbell."""
    env = t.env(RUSTFLAGS="--cfg loom", CARGO_TARGET_DIR=ROOT / "target/loom")
    t.run(["cargo", "test", "-q", "--release", "-p", "oxmpi-sync", "--test", "loom"], env=env, cwd=ROOT)


@how(own=True, long=True, timeout=3600)
def test_miri(t):
    """Slab, matching and datatypes in an interpreter that finds undefined behaviour."""
    cargo = ["cargo", "+nightly", "miri"]
    if subprocess.run([*cargo, "--version"], cwd=ROOT, capture_output=True).returncode:
        raise Skipped("there is no Miri (rustup +nightly component add miri)")
    env = t.env(MIRIFLAGS="-Zmiri-permissive-provenance -Zmiri-disable-isolation", PROPTEST_CASES="3",
                CARGO_TARGET_DIR=ROOT / "target/miri")
    for what in (["oxmpi-sync", "--lib"], ["oxmpi-engine", "--lib"], ["oxmpi-datatype", "--test", "constructors"],
                 ["oxmpi-datatype", "--test", "typemaps"]):
        t.run([*cargo, "test", "-q", "-p", *what], env=env, cwd=ROOT)
