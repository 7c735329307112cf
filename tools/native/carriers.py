"""dump, load, text and field: every number of a record to a dict and back, as JSON, and one by one. What does not fit is
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


cdef int pg_keys(dict values, dict known, str name) except -1:
    if values.keys() != known.keys():
        raise ValueError(f"not a {name}: {sorted(map(str, values.keys() ^ known.keys()))}")
    return 0

'''


def carrier(name: str, cls: type[Struct]) -> str:
    """One field of a record, all of them, and back. A load that is refused leaves the record as it was."""
    mine = {field: (of, dims) for field, (of, dims) in fields(cls).items() if isinstance(of, str)}
    read = [f"cdef object field_{name}({name}* p, int number):"]
    load = [f"cdef int load_{name}({name}* p, dict v) except -1:", "    cdef int i0, i1, i2, i3", f"    cdef {name} t = p[0]",
            f"    pg_keys(v, FIELDS_{name}, '{name}')"]
    for number, (field, (of, dims)) in enumerate(mine.items()):
        item = f"p.{field}" + "".join(f"[i{n}]" for n in range(len(dims)))
        for n, size in reversed(list(enumerate(dims))):
            item = f"[{item} for i{n} in range({size})]"
        read += [f"    {'elif' if number else 'if'} number == {number}:", f"        return {item}"]
        load += load_field(field, of, dims)
    dump = [f"cdef dict dump_{name}({name}* p):",
            f"    return {{field: field_{name}(p, number) for field, number in FIELDS_{name}.items()}}"]
    numbers = ", ".join(f"'{field}': {number}" for number, field in enumerate(mine))
    return "\n".join([f"cdef dict FIELDS_{name} = {{{numbers}}}", "", *read, "", *dump, "", *load, "    p[0] = t",
                      "    return 0", ""])


def blanker(name: str, cls: type[Struct]) -> str:
    """One field of the record by its number made nothing."""
    blank = [f"cdef int blank_{name}({name}* p, int number) except -1:"]
    for number, field in enumerate(field for field, (of, _) in fields(cls).items() if isinstance(of, str)):
        blank += [f"    {'elif' if number else 'if'} number == {number}:", f"        memset(&p.{field}, 0, sizeof(p.{field}))"]
    return "\n".join([*blank, "    return 0", ""])


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
        low = "0" if of.startswith("u") else f"{ends}_MIN"
        lines.append(f"{space}{target} = <{of}>pg_whole({value}, {low}, {ends}_MAX, '{field}')")
    return lines
