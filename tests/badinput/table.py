"""The functions of api/functions.api with the C types that a header gives them."""
import re
from dataclasses import dataclass, field


@dataclass
class Parameter:
    name: str
    kind: str
    direction: str
    flags: list
    ctype: str = ""          # as the prototype has it, without the name

    def flag(self, name):
        return name in self.flags

    @property
    def length(self):
        """The parameter that gives the length of this array, `*` when the standard's text does; None: no array."""
        return next((f[4:] for f in self.flags if f.startswith("len=")), None)

    @property
    def pointee(self):
        """The type behind a pointer."""
        kept = self.ctype.replace("const ", "").strip()
        return kept[:-1].strip() if kept.endswith("*") else kept


@dataclass
class Function:
    name: str
    chapter: str
    attributes: list
    parameters: list = field(default_factory=list)

    @property
    def written(self):
        return "entry=unwritten" not in self.attributes

    @property
    def returns_code(self):
        return not any(a.startswith(("returns=", "form=")) for a in self.attributes)

    @property
    def base(self):
        """The name without the suffix of the twin with large counts."""
        return self.name[:-2] if self.name.endswith("_c") else self.name


def prototypes(header):
    """Name to list of (type, name) of each parameter."""
    text = re.sub(r"/\*.*?\*/", "", header.read_text(), flags=re.S)
    found = {}
    for name, arguments in re.findall(r"^int (MPI_\w+)\(([^;]*)\);", text, flags=re.M | re.S):
        parameters = []
        for argument in re.sub(r"\s+", " ", arguments).split(","):
            argument = argument.strip()
            if argument in ("void", "..."):
                continue
            rows = re.fullmatch(r"(.*)\(\*(\w+)\)\[3\]", argument)
            if rows:
                parameters.append((rows[1].strip() + " (*)[3]", rows[2]))
            else:
                kind, word = re.fullmatch(r"(.*[\s*])(\w+)", argument).groups()
                parameters.append((kind.strip(), word))
        found[name] = parameters
    return found


def functions(table, header, chapters):
    """The C functions of these chapters that the header declares, twins for large counts beside their functions."""
    declared = prototypes(header)
    plain, chapter, current = [], None, None
    for line in table.read_text().splitlines():
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        if words[0] == "@chapter":
            chapter, current = words[1], None
        elif not line.startswith(" "):
            current = Function(words[0], chapter, words[1:])
            plain.append(current)
        else:
            current.parameters.append(Parameter(words[0], words[1], words[2], words[3:]))
    result = []
    for function in plain:
        if function.chapter not in chapters or not function.returns_code or not function.written:
            continue
        for name in (function.name, function.name + "_c"):
            if name not in declared:
                continue
            types = {word: kind for kind, word in declared[name]}
            parameters = [Parameter(p.name, p.kind, p.direction, p.flags, types[p.name])
                          for p in function.parameters if p.name in types]
            result.append(Function(name, function.chapter, function.attributes, parameters))
    return result
