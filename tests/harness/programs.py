"""The C programs of tests/c. A line `test: np=1,2,5 [abi=mpich,std] [env=A=B,C=D] [args=..] [timeout=N]
[own] [alone] [long]` in a program's first lines says how it is run; several lines are several cases.

np       numbers of ranks; each is a case in the MPICH ABI, the last one is also run in the standard ABI
own      about oxmpi alone: skipped when another MPI is under test
exit     the exit code that is right (default 0)
"""
import re
import threading

from .core import ROOT, Case, Skipped

_locks = {}
_guard = threading.Lock()


def built(context, source, abi):
    """Compiles each program once for each ABI."""
    target = context.suite.build / f"{source.stem}-{abi}"
    with _guard:
        lock = _locks.setdefault(target, threading.Lock())
    with lock:
        wrapper = context.mpicc if abi == "mpich" else context.mpicc_abi
        header = context.prefix / "include" / ("mpi.h" if abi == "mpich" else "mpi_abi/mpi.h")
        newest = max(p.stat().st_mtime for p in [source, source.parent / "check.h", header] if p.exists())
        if not target.exists() or target.stat().st_mtime < newest:
            target.parent.mkdir(parents=True, exist_ok=True)
            context.compile(source, target, wrapper, ["-DOXMPI_MESSAGES"] if context.is_ours else [])
    return target


def parse(line):
    settings = {}
    for word in line.split():
        key, _, value = word.partition("=")
        settings[key] = value or True
    return settings


def cases(suite):
    found = []
    for source in sorted((ROOT / "tests/c").glob("*.c")):
        head = source.read_text().split("#include", 1)[0]
        for number, line in enumerate(re.findall(r"test:(.*)", head)):
            settings = parse(line.replace("*/", ""))
            env = dict(pair.split("=", 1) for pair in settings["env"].split(",")) if "env" in settings else {}
            if settings.get("long") and not suite.long:
                continue
            counts = [int(n) for n in str(settings.get("np", "2")).split(",")]
            abis = str(settings.get("abi", "mpich,std")).split(",")
            runs = [(n, "mpich") for n in counts if "mpich" in abis]
            runs += [(n, "std") for n in (counts if abis == ["std"] else counts[-1:]) if "std" in abis]
            for np, abi in runs:
                name = f"c/{source.stem}{'.' + str(number) if number else ''}-np{np}{'-std' if abi == 'std' else ''}"
                found.append(Case(name, body(source, np, abi, env, settings),
                                  timeout=float(settings.get("timeout", 60)), alone="alone" in settings))
    return found


def body(source, np, abi, env, settings):
    def run(context):
        if settings.get("own") and not context.is_ours:
            raise Skipped("about oxmpi alone")
        program = built(context, source, abi)
        arguments = settings["args"].split(",") if "args" in settings else []
        context.mpirun(np, program, *arguments, env=context.env(**env), expect=int(settings.get("exit", 0)))
    return run
