"""dump, load, text and pick: every number of a record to a dict and back, as JSON, and one by one. What does not fit is
refused before anything is stored."""
from __future__ import annotations

import math

from passgo.struct import Struct, fields

CHECKS = '''
cdef extern from *:
    """
    static char *pg_unsigned(char *at, uint64_t number) {
        char digits[20];
        int n = 0;
        do { digits[n++] = (char) ('0' + number % 10); number /= 10; } while (number);
        while (n) *at++ = digits[--n];
        return at;
    }
    static char *pg_signed(char *at, int64_t number) {
        if (number < 0) *at++ = '-';
        return pg_unsigned(at, number < 0 ? 0 - (uint64_t) number : (uint64_t) number);
    }
    static char *pg_print(char *at, const char *text) {
        while (*text) *at++ = *text++;
        return at;
    }
    """
    char* pg_unsigned(char* at, uint64_t number) noexcept nogil
    char* pg_signed(char* at, int64_t number) noexcept nogil
    char* pg_print(char* at, const char* text) noexcept nogil


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
        dump.append(f"        '{field}': {as_python(field, dims)},")
        load += load_field(field, of, dims)
    keys = ", ".join(f"'{field}'" for field in mine)
    return "\n".join([f"cdef frozenset KEYS_{name} = frozenset([{keys}])", "", *dump, "    }", "", *load, "    p[0] = t",
                      "    return 0", ""])


def as_python(field: str, dims: tuple[int, ...]) -> str:
    """A number, or a list of them, out of C."""
    item = f"p.{field}" + "".join(f"[i{n}]" for n in range(len(dims)))
    for n, size in reversed(list(enumerate(dims))):
        item = f"[{item} for i{n} in range({size})]"
    return item


def picker(name: str, cls: type[Struct]) -> str:
    """One field of the record by its place, to read it or to make nothing of it: who needs three need not have all of them."""
    mine = {field: dims for field, (of, dims) in fields(cls).items() if isinstance(of, str)}
    places = ", ".join(f"'{field}': {n}" for n, field in enumerate(mine))
    pick, blank = [f"cdef object pick_{name}({name}* p, int place):"], [f"cdef int blank_{name}({name}* p, int place) except -1:"]
    for n, (field, dims) in enumerate(mine.items()):
        word = "elif" if n else "if"
        pick += [f"    {word} place == {n}:", f"        return {as_python(field, dims)}"]
        blank += [f"    {word} place == {n}:", f"        memset(&p.{field}, 0, sizeof(p.{field}))"]
    return "\n".join([f"cdef dict PLACES_{name} = {{{places}}}", "", *pick, "", *blank, "    return 0", ""])


def texter(name: str, cls: type[Struct]) -> str:
    """The record as `json.dumps(dump, sort_keys=True)` writes it."""
    mine = {field: (of, dims) for field, (of, dims) in fields(cls).items() if isinstance(of, str)}
    room = sum(math.prod(dims) * 22 + 4 * math.prod(dims[:-1]) + len(field) + 8 for field, (_, dims) in mine.items())
    lines = [f"cdef str text_{name}({name}* p):", "    cdef int i0, i1, i2, i3", f"    cdef char* room = <char*>malloc({room})",
             "    cdef char* at = room", "    if room == NULL:", "        raise MemoryError"]
    for n, field in enumerate(sorted(mine)):
        of, dims = mine[field]
        start = "{" if n == 0 else ", "
        lines += [f"    at = pg_print(at, b'{start}\"{field}\": ')", *text_field(field, str(of), dims, 0)]
    return "\n".join([*lines, "    at = pg_print(at, b'}')", "    try:", "        return room[:at - room].decode('ascii')",
                      "    finally:", "        free(room)", ""])


def text_field(field: str, of: str, dims: tuple[int, ...], n: int) -> list[str]:
    """The number, or the row: `[`, what is in it with commas between, `]`."""
    space = "    " * (n + 1)
    if n == len(dims):
        item = f"p.{field}" + "".join(f"[i{k}]" for k in range(n))
        return [f"{space}at = pg_{'unsigned' if of == 'uint64_t' else 'signed'}(at, {item})"]
    return [f"{space}at = pg_print(at, b'[')", f"{space}for i{n} in range({dims[n]}):", f"{space}    if i{n} > 0:",
            f"{space}        at = pg_print(at, b', ')", *text_field(field, of, dims, n + 1), f"{space}at = pg_print(at, b']')"]


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
