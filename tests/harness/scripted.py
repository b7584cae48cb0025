"""The scripted cases: functions `test_*` of tests/cases/*.py, which take a context.

An attribute on the function says what is special: `alone`, `own`, `long`, `timeout`, set by `@how(..)`."""
import importlib.util

from .core import ROOT, Case, Skipped


def how(alone=False, own=False, long=False, timeout=60):
    """Decorates a scripted case."""
    def mark(function):
        function.how = dict(alone=alone, own=own, long=long, timeout=timeout)
        return function
    return mark


def cases(suite):
    found = []
    for path in sorted((ROOT / "tests/cases").glob("*.py")):
        spec = importlib.util.spec_from_file_location(f"cases_{path.stem}", path)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        for name, function in vars(module).items():
            if not name.startswith("test_") or not callable(function):
                continue
            special = getattr(function, "how", dict(alone=False, own=False, long=False, timeout=60))
            if special["long"] and not suite.long:
                continue
            found.append(Case(f"{path.stem}/{name[5:].replace('_', '-')}", body(function, special["own"]),
                              timeout=special["timeout"], alone=special["alone"]))
    return found


def body(function, own):
    def run(context):
        if own and not context.is_ours:
            raise Skipped("about oxmpi alone")
        return function(context)
    return run
