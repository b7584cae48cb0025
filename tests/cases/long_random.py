"""The random tests of the rooms with many more cases; only in the long run."""
from harness.core import ROOT
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
