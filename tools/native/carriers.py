"""dump and load: every number of a record to a dict and back. What does not fit is refused before anything is stored."""
from __future__ import annotations

from passgo.struct import Struct, fields

CHECKS = '''
cdef int64_t pg_whole(object value, int64_t low, int64_t high, str field) except? -1:
    cdef int64_t x = 0
    if not isinstance(value, int):
        raise TypeError(f"{field}: {value!r} is no whole number")
    try:
        x = value
    except OverflowError:
        raise OverflowError(f"{field}: {value} is out of range") from None
    if not low <= x <= high:
        raise OverflowError(f"{field}: {value} is out of range")
    return x


cdef uint64_t pg_set(object value, str field) except? 1:
    cdef uint64_t x = 0
    if not isinstance(value, int):
        raise TypeError(f"{field}: {value!r} is no whole number")
    try:
        x = value
    except OverflowError:
        raise OverflowError(f"{field}: {value} is out of range") from None
    return x


cdef list pg_row(object value, Py_ssize_t size, str field):
    if not isinstance(value, list):
        raise TypeError(f"{field}: {value!r} is no list")
    if len(value) != size:
        raise ValueError(f"{field}: {len(value)} entries instead of {size}")
    return value


cdef int pg_keys(dict values, frozenset known, str name) except -1:
    if values.keys() != known:
        raise ValueError(f"not a {name}: {sorted(map(str, values.keys() ^ known))}")
    return 0

'''


def carrier(name: str, cls: type[Struct]) -> str:
    """The two functions of one record. A load that is refused leaves the record as it was."""
    mine = {field: (of, dims) for field, (of, dims) in fields(cls).items() if isinstance(of, str)}
    dump = [f"cdef dict dump_{name}({name}* p):", "    return {"]
    load = [f"cdef int load_{name}({name}* p, dict v) except -1:", "    cdef int i0, i1, i2, i3", f"    cdef {name} t = p[0]",
            f"    pg_keys(v, KEYS_{name}, '{name}')"]
    for field, (of, dims) in mine.items():
        item = f"p.{field}" + "".join(f"[i{n}]" for n in range(len(dims)))
        for n, size in reversed(list(enumerate(dims))):
            item = f"[{item} for i{n} in range({size})]"
        dump.append(f"        '{field}': {item},")
        load += load_field(field, of, dims)
    keys = ", ".join(f"'{field}'" for field in mine)
    return "\n".join([f"cdef frozenset KEYS_{name} = frozenset([{keys}])", "", *dump, "    }", "", *load, "    p[0] = t",
                      "    return 0", ""])


def load_field(field: str, of: str, dims: tuple[int, ...]) -> list[str]:
    lines: list[str] = []
    value, target, space = f"v['{field}']", f"t.{field}", "    "
    for n, size in enumerate(dims):
        lines += [f"{space}row{n} = pg_row({value}, {size}, '{field}')", f"{space}for i{n} in range({size}):"]
        value, target, space = f"row{n}[i{n}]", f"{target}[i{n}]", space + "    "
    if of == "uint64_t":
        lines.append(f"{space}{target} = pg_set({value}, '{field}')")
    else:
        ends = of.removesuffix("_t").upper()
        lines.append(f"{space}{target} = <{of}>pg_whole({value}, {ends}_MIN, {ends}_MAX, '{field}')")
    return lines
