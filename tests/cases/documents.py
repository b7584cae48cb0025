"""What the documents name is there."""
import re

from harness.core import ROOT, require
from harness.scripted import how


@how(own=True)
def test_traps_name_tests(t):
    """Every test that docs/traps.md names exists."""
    missing, seen = [], 0
    for line in (ROOT / "docs/traps.md").read_text().splitlines():
        cells = line.split(" | ")
        if not line.startswith("| ") or len(cells) != 2 or "shown by" in line:
            continue
        file = None
        for name in re.findall(r"`([\w/.:]+)`", cells[1]):
            seen += 1
            if name.startswith("c/"):
                found = (ROOT / f"tests/{name}.c").exists()
            elif name.startswith("test_"):
                found = file and f"def {name}(" in file
            elif name.startswith("MPI_") or name.endswith(".py"):
                found = True
            else:
                path, _, function = name.partition("::")
                place = ROOT / f"tests/{path}.py" if path.startswith("cases/") else ROOT / f"src/{path}"
                file = place.read_text() if place.exists() else ""
                found = f"def {function}(" in file or f"fn {function}(" in file or not function and file
            if not found:
                missing.append(name)
    require(seen > 60, f"only {seen} tests are named")
    require(not missing, "no such test: " + ", ".join(missing))
