"""The suite's lists of what to run, and our own lists of what to skip and what to expect."""
import dataclasses
import fnmatch
import pathlib
import re

# Directories whose entries are about MPICH itself, other languages, or run by hand.
NOT_OURS = ("impls", "ft", "ckpoint", "manual", "f77", "f90", "f08", "cxx", "errors/f77", "errors/f90", "errors/f08",
            "errors/cxx", "errors/faults", "errors/basic", "basic")
KNOWN = {"arg", "env", "mpiexecarg", "resultTest", "init", "timeLimit", "xfail", "lock", "mem", "strict", "mpix",
         "mpiversion"}
MARKED = re.compile(r"^@(\w+)@\s*")


@dataclasses.dataclass
class Entry:
    """One line of a testlist."""
    folder: str
    program: str
    np: int
    args: list
    env: list
    launcher_args: list
    options: dict
    pool: bool      # from testlist.dtp: types made by a generator
    large: bool     # only when large cases were asked for

    @property
    def path(self):
        return f"{self.folder}/{self.program}"

    @property
    def name(self):
        """How skip.txt, xfail.txt and the report call it."""
        words = [self.path, str(self.np)]
        words += [f"arg={a}" for a in self.args] + [f"env={e}" for e in self.env]
        return " ".join(words)

    @property
    def seconds(self):
        return float(self.options.get("timeLimit", 180))

    @property
    def gigabytes(self):
        return float(self.options.get("mem", 0))


def parse(folder, line, pool):
    """Reads one line; None for a comment, a directory or nothing."""
    line = line.split("#")[0].strip()
    large = False
    mark = MARKED.match(line)
    if mark:
        # Configure puts nothing or a comment sign here. Large cases are the runner's choice; the others stay.
        large = mark.group(1) == "largetest"
        line = line[mark.end():]
    words = line.split()
    if not words:
        return None
    np = int(words[1]) if len(words) > 1 and words[1].isdigit() else 2
    entry = Entry(folder, words[0], np, [], [], [], {}, pool, large)
    for word in words[2:]:
        key, equals, value = word.partition("=")
        if not equals:
            continue   # the original runner passes over such words, too
        if key == "arg":
            entry.args.append(value)
        elif key == "env":
            entry.env.append(value)
        elif key == "mpiexecarg":
            entry.launcher_args.append(value)
        elif key in KNOWN:
            entry.options[key] = value
        else:
            raise SystemExit(f"{folder}: unknown key in testlist line: {line}")
    return entry


def folders(tests):
    """All directories with a testlist that are ours to pass."""
    found = {str(p.parent.relative_to(tests)) for p in tests.rglob("testlist*") if p.name in ("testlist", "testlist.in")}
    return sorted(f for f in found if f != "." and not any(f == n or f.startswith(n + "/") for n in NOT_OURS))


def entries(tests, chosen, pools=True):
    """The entries of the directories whose name or beginning was chosen (all when none was)."""
    every = folders(tests)
    for word in chosen:
        if not any(f == word or f.startswith(word + "/") for f in every):
            raise SystemExit(f"{word} is not a directory of the suite; there are: {' '.join(every)}")
    result = []
    for folder in every:
        if chosen and not any(folder == w or folder.startswith(w + "/") for w in chosen):
            continue
        plain = next(p for p in (tests / folder / "testlist", tests / folder / "testlist.in") if p.exists())
        lists = [(plain, False)] + ([(tests / folder / "testlist.dtp", True)] if pools else [])
        for path, pool in lists:
            for line in path.read_text().splitlines() if path.exists() else ():
                entry = parse(folder, line, pool)
                if entry and not (tests / folder / entry.program).is_dir():
                    result.append(entry)
    return result


class Reasons:
    """A file of lines `pattern | reason`. A pattern stands for entries by path, or by the whole name."""

    def __init__(self, path):
        self.lines, self.used, self.path = [], set(), pathlib.Path(path)
        for number, line in enumerate(self.path.read_text().splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            pattern, bar, reason = (part.strip() for part in line.partition("|"))
            if not bar or not reason:
                raise SystemExit(f"{self.path.name} line {number} gives no reason: {line}")
            self.lines.append((number, pattern, reason))

    def of(self, entry):
        """The reason that is given for this entry, or None."""
        for number, pattern, reason in self.lines:
            if fnmatch.fnmatchcase(entry.path, pattern) or fnmatch.fnmatchcase(entry.name, pattern):
                self.used.add(number)
                return reason
        return None

    def unused(self):
        """Patterns that stood for nothing: the list has aged."""
        return [f"{self.path.name} line {n}: {p}" for n, p, _ in self.lines if n not in self.used]
