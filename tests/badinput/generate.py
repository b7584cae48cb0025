"""Writes a C program that calls every function with each argument wrong in turn, and with zero counts.

A call is a list of arguments; an argument is C text with the declarations that it needs before it."""
from . import rules
from .table import functions


class Skip(Exception):
    """No rule for a parameter."""


NULL = [("NULL", rules.ARG)]


def buffer_of(parameter):
    """Memory of its own for each buffer of a call."""
    name = parameter.name
    if name in ("recvbuf", "outbuf", "result_addr", "inoutbuf"):
        return "memory[1]"
    if name in ("base", "compare_addr"):
        return "(memory[2] + 1024)"
    return "memory[0]"


def good(function, p):
    """(declarations, expression) of a right argument."""
    special = rules.good(function, p)
    kind, pointer = p.kind, p.ctype.endswith("*")
    if "(*)[3]" in p.ctype:
        return f"int {p.name}[1][3] = {{{{0, 0, 1}}}};", p.name
    if kind == "BUFFER" or kind in ("C_BUFFER3", "C_BUFFER4"):
        return "", special or buffer_of(p)
    if kind in ("STATUS", "F08_STATUS") and p.direction == "out":
        return "", "MPI_STATUSES_IGNORE" if p.length else "MPI_STATUS_IGNORE"
    if kind == "STATUS":
        return "", "&status"
    if kind in ("EXTRA_STATE", "EXTRA_STATE2") or kind.startswith("ATTRIBUTE_VAL") and p.direction == "in":
        return "", "NULL"
    if kind.startswith(("C_BUFFER", "ATTRIBUTE_VAL")):
        return f"void *{p.name};", f"&{p.name}"
    if kind == "LOGICAL_VOID":
        return f"int {p.name} = 1;", f"&{p.name}"
    if kind in ("FUNCTION", "POLYFUNCTION"):
        return "", special or callback(function, p)
    if kind == "STRING":
        if p.direction == "in":
            return "", special or {"datarep": '"external32"', "pset_name": '"mpi://SELF"', "key": '"key"'}.get(p.name, '"text"')
        return f"char {p.name}[1200];", p.name
    if p.length and p.direction in ("in", "inout"):
        if kind not in rules.ARRAYS:
            raise Skip(kind)
        first = special or rules.ARRAYS[kind][0]
        return f"{p.pointee} {p.name}[4] = {{{first}}};", p.name
    if p.length:
        return f"{p.pointee} {p.name}[64];", p.name
    value = special
    if kind in rules.HANDLES:
        value = value or rules.HANDLES[kind][4]
    elif kind == "KEYVAL":
        value = value or {"type_keyval": "type_key", "win_keyval": "win_key"}.get(p.name, "comm_key")
    elif kind in rules.NUMBERS:
        value = value or rules.NUMBERS[kind][0]
    if pointer:
        # A result, or a handle that is changed.
        if p.direction == "out":
            null = f" = {rules.HANDLES[kind][2]}" if kind in rules.HANDLES else ""
            return f"{p.pointee} {p.name}{null};", f"&{p.name}"
        start = value if value is not None else "0"
        return f"{p.pointee} {p.name} = {start};", f"&{p.name}"
    if value is None:
        raise Skip(kind)
    return "", value


def callback(function, p):
    """A function of the right type; what it does does not matter, it is never called."""
    names = {"query_fn": "query", "free_fn": "done", "cancel_fn": "cancelled", "comm_errhandler_fn": "handler"}
    if p.name in names:
        return names[p.name]
    return f"({p.ctype})(void (*)(void))done"


def wrong(function, p):
    """The wrong arguments: (declarations, expression, text, classes)."""
    kind, pointer = p.kind, p.ctype.endswith("*")
    found = []
    null = lambda: found.append(("", "NULL", "NULL", rules.ARG + rules.BUFFER))
    if "(*)[3]" in p.ctype:
        for triple in ("{0, 4711, 1}", "{0, 0, 0}", "{-77, 0, 1}"):
            found.append((f"int {p.name}[1][3] = {{{triple}}};", p.name, triple, rules.RANK + rules.ARG))
        null()
    elif kind == "BUFFER":
        if p.name == "location":
            return []  # MPI_BOTTOM, or any address
        detach = ("MPI_ERR_RMA_ATTACH",) if function.name == "MPI_Win_detach" else ()
        found.append(("", "NULL", "NULL", rules.BUFFER + detach))
        if function.chapter in ("p2p", "partitioned", "rma", "datatype"):
            found.append(("", "MPI_IN_PLACE", "MPI_IN_PLACE", rules.BUFFER + rules.ARG + detach))
    elif kind == "STATUS" and p.direction != "out":
        found.append(("", "MPI_STATUS_IGNORE", "MPI_STATUS_IGNORE", rules.ARG))
    elif kind in ("STATUS", "EXTRA_STATE", "EXTRA_STATE2") or kind.startswith("ATTRIBUTE_VAL") and p.direction == "in":
        pass
    elif kind == "POLYFUNCTION" or kind == "FUNCTION" and "errhandler" in p.name:
        found.append(("", "NULL", "NULL", rules.ARG + ("MPI_ERR_OP",)))
    elif kind == "FUNCTION":
        pass
    elif kind == "STRING":
        found.append(("", "NULL", "NULL", rules.ARG + ("MPI_ERR_INFO_KEY", "MPI_ERR_INFO_VALUE")))
        if p.direction == "in" and p.name == "datarep" or p.name == "pset_name" and p.direction == "in":
            found.append(("", '"nonsense"', "nonsense", rules.ARG + ("MPI_ERR_NAME",)))
        if p.direction == "in" and p.name == "key" and function.base != "MPI_Info_get":
            found.append(("", '""', "empty", ("MPI_ERR_INFO_KEY",)))
    elif p.length and p.direction in ("in", "inout"):
        for value, classes in rules.ARRAYS[kind][1]:
            found.append((f"{p.pointee} {p.name}[4] = {{{value}}};", p.name, value, classes))
        if kind == "REQUEST":
            found.append(("", "NULL", "NULL", rules.ARG + ("MPI_ERR_REQUEST",)))
        elif kind != "WEIGHT":
            null()
    elif p.length:
        if kind not in ("WEIGHT",):
            null()
    else:
        values = []
        if kind in rules.HANDLES:
            ctype, cls, nothing, freed, _, other = rules.HANDLES[kind]
            values = [(v, (cls,)) for v in (nothing, freed, f"H({ctype}, 0x12345678)", f"H({ctype}, {other})")]
        elif kind == "KEYVAL":
            owner = {"type_keyval": "type", "win_keyval": "win"}.get(p.name, "comm")
            values = [("MPI_KEYVAL_INVALID", rules.KEY), ("0x12345678", rules.KEY), ("-3", rules.KEY),
                      (f"freed_{owner}_key", rules.KEY), ("type_key" if owner != "type" else "win_key", rules.KEY)]
        elif kind in rules.NUMBERS:
            values = list(rules.NUMBERS[kind][1])
            if p.name == "root":
                values = [(v, ("MPI_ERR_ROOT",)) for v, _ in values]
            if kind in rules.HUGE and p.ctype == "MPI_Count" and function.chapter != "datatype":
                values.append(("INT64_MAX", rules.COUNT))
        values += rules.more_wrong(function, p)
        if pointer:
            if p.direction != "out":
                found = [(f"{p.pointee} {p.name} = {v};", f"&{p.name}", v, c) for v, c in values]
            cls = (rules.HANDLES[kind][1],) if kind in rules.HANDLES else ()
            found.append(("", "NULL", "NULL", rules.ARG + cls))
        else:
            found = [("", v, v, c) for v, c in values]
        if kind == "DATATYPE" and p.direction == "in" and communicates(function):
            found.append(("", "uncommitted", "uncommitted", ("MPI_ERR_TYPE",)))
    return [w for w in found if rules.is_wrong(function, p, w[2])]


def communicates(function):
    has_buffer = any(p.kind == "BUFFER" for p in function.parameters)
    return has_buffer and function.chapter in ("p2p", "partitioned", "coll", "rma", "datatype")


def block(function, arguments, macro, what):
    declarations = " ".join(a[0] for a in arguments if a[0])
    call = f"{function.name}({', '.join(a[1] for a in arguments)})"
    return f"    {{ {declarations} {macro(what, call)} }}"


def body(function):
    """The C text of all calls of a function."""
    parameters = function.parameters
    right = [good(function, p) for p in parameters]
    lines = []
    for i, p in enumerate(parameters):
        for declaration, expression, value, classes in wrong(function, p):
            arguments = [*right[:i], (declaration, expression), *right[i + 1:]]
            text = f"{function.name}: {p.name} = {value}".replace('"', "'")
            lines.append(block(function, arguments,
                               lambda w, c: f'BAD("{w}", "{p.name}", {c}, {", ".join(classes)});', text))
    return lines


def moving_nothing(function, buffer):
    """The arguments of a call that moves nothing, and what to do with its request afterwards; `buffer`: for every buffer."""
    arguments, request = [], False
    for p in function.parameters:
        declaration, expression = good(function, p)
        if p.kind == "BUFFER":
            expression = buffer or expression
        elif "NUM_ELEM" in p.kind:
            declaration, expression = (f"{p.pointee} {p.name}[4] = {{0}};", p.name) if p.length else ("", "0")
        elif p.kind == "REQUEST":
            request = True
        arguments.append((declaration, expression))
    persists = 1 if "_init" in function.name else 0
    return arguments, f" settle(&request, {persists});" if request else ""


def nothing_moved(function):
    """A call that moves nothing, with NULL for every buffer: it must succeed."""
    names = [p.name for p in function.parameters]
    if function.chapter not in ("p2p", "coll", "partitioned") or "buf" not in names and "sendbuf" not in names:
        return []
    if any(p.kind == "MESSAGE" for p in function.parameters):
        return []
    arguments, end = moving_nothing(function, "NULL")
    return [block(function, arguments, lambda w, c: f'GOOD("{w}", {c});{end}',
                  f"{function.name}: nothing from and to NULL")]


def without_type(function):
    """A call that moves nothing, with MPI_DATATYPE_NULL: it succeeds where programs are used to it, and fails elsewhere."""
    types = [(i, p) for i, p in enumerate(function.parameters) if p.kind == "DATATYPE" and p.direction == "in"]
    if not communicates(function) or not any("NUM_ELEM" in p.kind for p in function.parameters):
        return []
    lines = []
    for i, p in types:
        arguments, end = moving_nothing(function, None)
        arguments[i] = (f"{p.pointee} {p.name}[4] = {{MPI_DATATYPE_NULL}};", p.name) if p.length else ("", "MPI_DATATYPE_NULL")
        what = f"{function.name}: nothing of {p.name} MPI_DATATYPE_NULL"
        if rules.typeless(function, p):
            lines.append(block(function, arguments, lambda w, c: f'GOOD("{w}", {c});{end}', what))
        else:
            classes = "MPI_ERR_TYPE" + (", MPI_ERR_OP" if any(q.kind == "OPERATION" for q in function.parameters) else "")
            lines.append(block(function, arguments, lambda w, c: f'BAD("{w}", "{p.name}", {c}, {classes});', what))
    return lines


def program(table, header):
    """The program, and how many functions it calls; a function without a rule is an error."""
    chosen = functions(table, header, rules.CHAPTERS)
    parts, bodies, uncovered = [], [], []
    for function in chosen:
        if function.base in rules.NOT_CALLED:
            continue
        try:
            lines = body(function) + nothing_moved(function) + without_type(function)
        except (Skip, KeyError) as error:
            uncovered.append(f"{function.name}: no rule for {error}")
            continue
        if not lines:
            uncovered.append(f"{function.name}: no argument can be wrong, but NOT_CALLED does not say so")
            continue
        bodies.append(f"static void t_{function.name}(void)\n{{\n" + "\n".join(lines) + "\n}\n")
        parts.append(f"    t_{function.name}();")
    text = ('#include "frame.h"\n#include <limits.h>\n\n' + "\n".join(bodies) +
            "\nint main(int argc, char **argv)\n{\n    set_up(&argc, &argv);\n" + "\n".join(parts) +
            "\n    return tear_down();\n}\n")
    return text, len(parts), uncovered
