"""Checks of the source: formatting, clippy, layers, generated files, exported symbols, unit tests."""
import re
import shutil
import subprocess

from .core import ROOT, Case, Failed, clip, require


def tool(*command, timeout=1500):
    def body(_):
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=timeout)
        if done.returncode:
            raise Failed(" ".join(command) + "\n" + clip(done.stdout + done.stderr))
    return body


def generated_files_are_fresh(_):
    """Codegen writes again what is committed: it must not change a byte."""
    watched = ["include", "src", "api"]

    def state():
        listing = subprocess.run(["git", "ls-files", "-s", "-o", "-c", "--exclude-standard", "--", *watched],
                                 cwd=ROOT, capture_output=True, text=True, check=True).stdout
        names = sorted({line.split("\t", 1)[1] if "\t" in line else line for line in listing.splitlines()})
        return {name: (ROOT / name).read_bytes() for name in names if (ROOT / name).is_file()}
    before = state()
    tool("cargo", "xtask", "codegen")(None)
    after = state()
    changed = sorted(n for n in before.keys() | after.keys() if before.get(n) != after.get(n))
    require(not changed, "cargo xtask codegen changes: " + ", ".join(changed))


def rooms_keep_to_themselves(_):
    """What clippy cannot say, because re-exported names are the same types: atomics come from `sync`, which loom can
    replace; system calls are in `sys`; the rooms that promise it deny unsafe code. And files keep to 600 lines."""
    wrong = []
    for path in sorted((ROOT / "src").rglob("*.rs")):
        room, name = path.relative_to(ROOT / "src").parts[0], str(path.relative_to(ROOT))
        text = path.read_text()
        code = "\n".join(line.split("//", 1)[0] for line in text.splitlines())
        test = "/tests/" in name or "/examples/" in name or name.endswith("tests.rs")
        if room not in ("sync", "sys") and re.search(r"\b(std|core)::sync::atomic\b", code):
            wrong.append(f"{name} takes atomics from std, not from oxmpi_sync")
        if room != "sys" and not test and re.search(r"\blibc::", code):
            wrong.append(f"{name} uses libc, which only sys may")
        generated = "xtask codegen" in text[:400]
        if text.count("\n") > 700 and not generated:
            wrong.append(f"{name} has {text.count(chr(10))} lines")
    for crate in ("src/types/lib.rs", "src/boot/lib.rs", "src/coll/lib.rs", "src/launch/main.rs", "mpicc-wrapper/main.rs",
                  "xtask/main.rs"):
        if not re.search(r"#!\[(forbid|deny)\(unsafe_code\)\]", (ROOT / crate).read_text()):
            wrong.append(f"{crate} does not deny unsafe code")
    require(not wrong, "\n".join(wrong))


def unit_tests(_):
    """All Rust tests; counts each."""
    if shutil.which("cargo-nextest"):
        command = ["cargo", "nextest", "run", "--workspace", "--no-fail-fast", "--color", "never"]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        text = done.stdout + done.stderr
        found = re.search(r"tests? run: (\d+) passed.*?(?:, (\d+) failed)?(?:, (\d+) timed out)?(?:, (\d+) skipped)?$",
                          text, re.M)
        if done.returncode or not found:
            bad = [line for line in text.splitlines() if re.search(r"^\s*(FAIL|TIMEOUT|SIG|error)", line)]
            raise Failed("\n".join(bad[:40]) + "\n" + clip(text))
        return int(found[1]), 0, int(found[4] or 0)
    done = subprocess.run(["cargo", "test", "--workspace", "--no-fail-fast"], cwd=ROOT, capture_output=True, text=True)
    text = done.stdout + done.stderr
    if done.returncode:
        raise Failed(clip(text))
    rows = re.findall(r"test result: ok\. (\d+) passed; \d+ failed; (\d+) ignored", text)
    return sum(int(r[0]) for r in rows), 0, sum(int(r[1]) for r in rows)


def lint_cases():
    return [
        Case("lint/format", tool("cargo", "fmt", "--all", "--check"), 120, first=True),
        Case("lint/rooms", rooms_keep_to_themselves, 60, first=True),
        Case("lint/layers", tool("cargo", "xtask", "layers"), 600, first=True),
        Case("lint/headers", tool("cargo", "xtask", "check"), 600, first=True),
        Case("lint/generated-files", generated_files_are_fresh, 600, first=True),
        Case("lint/clippy", tool("cargo", "clippy", "-q", "--workspace", "--all-targets", "--", "-D", "warnings"),
             1500, first=True),
    ]


def unit_test_cases():
    return [Case("unit-tests", unit_tests, 1500, first=True)]
