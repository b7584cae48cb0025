"""Builds the suite's programs with a compiler wrapper, without MPICH's configure.

The directories' Makefile.am name the sources and flags of programs that are more than one file; everything else is
`NAME.c` with the suite's small support library."""
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import threading

# What configure would find on a Linux system with a compiler of this century.
HEADERS = "DLFCN INTTYPES MEMORY PTHREAD STDARG STDINT STDLIB STRINGS STRING SYS_RESOURCE SYS_STAT SYS_TIME SYS_TYPES UNISTD LIMITS"
FACTS = {
    **{f"HAVE_{h}_H": 1 for h in HEADERS.split()},
    "HAVE_DOUBLE__COMPLEX": 1, "HAVE_FLOAT__COMPLEX": 1, "HAVE_LONG_DOUBLE__COMPLEX": 1, "HAVE_LONG_DOUBLE": 1,
    "USE_LONG_DOUBLE_COMPLEX": 1, "HAVE_LONG_LONG": 1, "HAVE__BOOL": 1, "HAVE_GETRUSAGE": 1, "HAVE_H_ADDR_LIST": 1,
    "HAVE_MPI_IO": 1, "HAVE_MPI_INTEGER16": 1, "HAVE_MPI_SPAWN": 1, "HAVE_MPI_WIN_CREATE": 1, "HAVE_STRDUP": 1, "HAVE_USLEEP": 1,
    "HAVE_MEMSET": 1, "HAVE_PTHREAD_BARRIER_INIT": 1, "POINTERINT_t": "long", "SIZEOF_INT": 4, "SIZEOF_LONG": 8, "SIZEOF_LONG_LONG": 8,
    "SIZEOF_MPI_OFFSET": 8, "SIZEOF_SHORT": 2, "SIZEOF_VOID_P": 8, "STDC_HEADERS": 1,
    "THREAD_PACKAGE_NAME": "THREAD_PACKAGE_POSIX",
}
POOL_SOURCES = "dtpools dtpools_misc dtpools_init_verify dtpools_desc dtpools_attr dtpools_custom"
# Programs with a part that is only compiled for MPICH but holds for every library.
MPICH_PART = re.compile(r"defined\(MPICH\)")
RULE = re.compile(r"^(\w+)_(SOURCES|CPPFLAGS|CFLAGS|LDADD)\s*=\s*(.*)$")


class BuildFailed(Exception):
    """A program did not compile; the text is the compiler's."""


class Builder:
    """Programs of one tree of the suite, built by one wrapper."""

    def __init__(self, tests, wrapper, folder, strict):
        self.tests, self.wrapper, self.strict = tests, str(wrapper), strict
        self.folder = pathlib.Path(folder)
        self.locks, self.lock, self.rules = {}, threading.Lock(), {}
        self.flags = ["-g", "-w", "-pthread", f"-I{self.folder}/include", f"-I{tests}/include", f"-I{tests}/util",
                      f"-I{tests}/dtpools/include"]
        self.renew()

    def renew(self):
        """Throws away what an older header or other flags built; writes the configuration headers and libraries."""
        words = [self.wrapper, *self.flags, str(self.strict), repr(sorted(FACTS.items()))]
        preprocessed = subprocess.run([self.wrapper, "-E", "-include", "mpi.h", "-x", "c", "/dev/null"],
                                      capture_output=True, check=True).stdout
        stamp = hashlib.sha256(preprocessed + " ".join(words).encode()).hexdigest()
        mark = self.folder / "stamp"
        if mark.exists() and mark.read_text() == stamp:
            return
        shutil.rmtree(self.folder, ignore_errors=True)
        (self.folder / "include").mkdir(parents=True)
        facts = "".join(f"#define {k} {v}\n" for k, v in FACTS.items())
        strict = "#define USE_STRICT_MPI 1\n" if self.strict else ""
        (self.folder / "include/mpitestconf.h").write_text(
            f"#ifndef MPITESTCONF_H\n#define MPITESTCONF_H\n{facts}{strict}#endif\n")
        # The pools' header asks for "../dtpoolsconf.h"; that is found from our include folder on.
        (self.folder / "dtpoolsconf.h").write_text(facts)
        util, pools = self.tests / "util", self.tests / "dtpools/src"
        common = [self.object(util / f"{n}.c") for n in ("mtest", "mtest_common", "dtypes")]
        common += [self.object(pools / f"{n}.c") for n in POOL_SOURCES.split()]
        for kind in ("single", "thread"):
            last = self.object(util / f"mtest_{kind}.c")
            subprocess.run(["ar", "rc", self.folder / f"libmtest_{kind}.a", *common, last], check=True)
        mark.write_text(stamp)

    def object(self, source):
        target = self.folder / (source.stem + ".o")
        self.compile([*self.flags, "-c", source, "-o", target])
        return target

    def compile(self, words):
        done = subprocess.run([self.wrapper, *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              stdin=subprocess.DEVNULL)
        if done.returncode:
            raise BuildFailed(done.stdout.decode(errors="replace"))

    def makefile(self, folder):
        """The rules of a directory's Makefile.am: {(program, variable): words}."""
        with self.lock:
            if folder not in self.rules:
                path = self.tests / folder / "Makefile.am"
                text = path.read_text().replace("\\\n", " ") if path.exists() else ""
                found = (RULE.match(line) for line in text.splitlines())
                self.rules[folder] = {(m[1], m[2]): m[3].split() for m in found if m}
            return self.rules[folder]

    def program(self, folder, name):
        """Builds a program unless it is there; gives its path."""
        target = self.folder / folder / name
        with self.lock:
            mine = self.locks.setdefault(target, threading.Lock())
        with mine:
            if not target.exists():
                self.link(folder, name, target)
        return target

    def link(self, folder, name, target):
        rules, place = self.makefile(folder), self.tests / folder
        sources = [place / s for s in rules.get((name, "SOURCES"), [f"{name}.c"]) if s.endswith(".c")]
        missing = [str(s) for s in sources if not s.exists()]
        if missing:
            raise BuildFailed(f"no such source: {' '.join(missing)}")
        flags = [f for f in rules.get((name, "CPPFLAGS"), []) + rules.get((name, "CFLAGS"), []) if f.startswith("-")]
        if any(MPICH_PART.search(s.read_text(errors="replace")) for s in sources):
            flags.append("-DMPICH=1")
        # Some programs are so large that optimising them takes minutes; only those that measure need it.
        flags.append("-O2" if folder == "perf" else "-O0")
        kind = "single"
        if folder.split("/")[0] == "threads":
            kind = "thread"
            flags.append("-DMTEST_USE_THREAD")
        target.parent.mkdir(parents=True, exist_ok=True)
        fresh = target.with_name(f".{name}.{os.getpid()}")
        self.compile([*self.flags, *flags, f"-I{place}", *sources, "-o", fresh, self.folder / f"libmtest_{kind}.a", "-lm"])
        fresh.rename(target)
