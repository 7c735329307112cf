"""Make what is said about the wire from the classes of the wire: TypeScript types for the client, docs/protocol.md for people.

    python tools/make_wire.py           write both files
    python tools/make_wire.py --check   say whether they are as they would be written; exit 1 if not
"""
from __future__ import annotations

import argparse
import inspect
import pathlib
import re
import sys
from typing import Any

from pydantic import BaseModel

from passgo.editions.city.rules.words import Piece
from passgo.editions.tropical_tycoon.rules.words import Development
from passgo.play.notation import FIELDS
from passgo.rules.words import Ending, For, Kind
from passgo.server.refusals import CODES, Refusal
from passgo.server.wire import bodies, frames, minds, mirror, views
from passgo.server.wire.field_types import EVENTS, UNIONS
from wire.events_told import FIELDS as FIELDS_TOLD
from wire.events_told import told_by

HERE = pathlib.Path(__file__).parent.parent
TYPES = HERE / "web" / "src" / "wire.d.ts"
PROTOCOL = HERE / "docs" / "protocol.md"
HEAD = pathlib.Path(__file__).parent / "protocol_head.md"
FROM_BROWSER = ("Hello", "Act", "Tell", "Vote", "Back", "TakeBack", "Gesture", "Chat", "Push", "Ping")
FROM_SERVER = ("Welcome", "Update", "Ack", "Refused", "Pong", "Gestured", "Chatted", "OddsFrame", "LobbyFrame")


def models(module: Any) -> list[type[BaseModel]]:
    """The wire classes written in this module, in their order."""
    return [cls for cls in vars(module).values() if inspect.isclass(cls) and issubclass(cls, BaseModel)
            and cls.__module__ == module.__name__ and cls.__name__ != "Wire"]


def schema_of(cls: type[BaseModel]) -> dict[str, Any]:
    """Its JSON schema: as it is sent, or as it is accepted where a browser sends it."""
    accepted = cls.__name__ in (*FROM_BROWSER, "NewRoom", "NewSeat", "Join", "GiveToBot", "Question", "DealAsked")
    return cls.model_json_schema(mode="validation" if accepted else "serialization", by_alias=True)


def typed(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "const" in schema:
        return literal(schema["const"])
    if schema.get("title") in UNIONS:
        return str(schema["title"])
    if "enum" in schema:
        return " | ".join(map(literal, schema["enum"]))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typed(one) for one in schema["anyOf"]))
    if "prefixItems" in schema:
        return f"[{', '.join(typed(one) for one in schema['prefixItems'])}]"
    match schema.get("type"):
        case "array":
            inner = typed(schema["items"])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            keys = schema.get("propertyNames", {}).get("enum")
            record = f"Record<{' | '.join(map(literal, keys)) if keys else 'string'}, {typed(schema['additionalProperties'])}>"
            return f"Partial<{record}>" if keys else record
        case "integer" | "number":
            return "number"
        case kind:
            return str(kind)


def literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def interface(cls: type[BaseModel]) -> str:
    """One class as a TypeScript interface."""
    schema = schema_of(cls)
    lines = [f"/** {inspect.cleandoc(cls.__doc__ or '')} */", f"export interface {cls.__name__} {{"]
    for name, field in schema["properties"].items():
        if "description" in field:
            lines.append(f"  /** {field['description']} */")
        lines.append(f"  {name}{'' if name in schema.get('required', ()) else '?'}: {typed(field)};")
    return "\n".join([*lines, "}"])


def types() -> str:
    """The whole wire.d.ts."""
    parts = ["// Made by tools/make_wire.py from src/passgo/server/wire. Change what is there, not this."]
    parts += [f"/** {says} */\nexport type {name} = {' | '.join(map(literal, words))};" for name, (says, words) in UNIONS.items()]
    parts += [interface(cls) for module in (views, mirror, frames, bodies, minds) for cls in models(module)]
    parts.append("/** Everything a browser may send. */\nexport type Said = " + " | ".join(FROM_BROWSER) + ";")
    parts.append("/** Everything a server may send. */\nexport type Heard = " + " | ".join(FROM_SERVER) + ";")
    return "\n\n".join(parts) + "\n"


def table(cls: type[BaseModel]) -> str:
    """One class as a section of the document."""
    schema = schema_of(cls)
    lines = [f"### {cls.__name__}", "", inspect.cleandoc(cls.__doc__ or ""), "", "| field | type | |", "|---|---|---|"]
    for name, field in schema["properties"].items():
        kind = typed(field).replace("|", "\\|")
        lines.append(f"| `{name}`{'' if name in schema.get('required', ()) else ' (may be left out)'} | `{kind}` "
                     f"| {' '.join([*field.get('description', '').split(), *bounds(field).split()])} |")
    return "\n".join(lines)


def actions() -> str:
    """Every action with what it needs."""
    rows = [f"| `{name}` | {', '.join(f'`{field}=`' for field in needs(name))} |" for name in Kind.names()
            if name not in ("TICK", "OUTCOME")]
    return "\n".join(["| action | with |", "|---|---|", *rows])


def needs(name: str) -> tuple[str, ...]:
    return (*FIELDS.get(name, ()), *(("give", "want", "money") if name == "OFFER" else ("money",) if name == "BID" else ()))


def events() -> str:
    """Every event with its sentences in the catalogue, and the field each of their words comes from."""
    texts = "\n".join(path.read_text(encoding="utf-8") for path in sorted((HERE / "src" / "passgo").rglob("en/*.ftl"))
                      + sorted((HERE / "src" / "passgo" / "editions").rglob("en.ftl")))
    rows = []
    for name in EVENTS:
        decided, *messages = told_by(name).items()
        words = {word: field for _, found in messages for word, field in found.items()}
        fields = [f"`{field}`" if word == field else f"`{word}` is `{field}`"
                  for word, field in sorted(words.items(), key=in_order)]
        fields += [f"`{field}` says which" for field in decided[1].values()]
        rows.append(f"| `{name}` | {', '.join(fields)} | {' '.join(sentence(texts, id) for id, _ in sorted(messages))} |")
    return "\n".join(["| event | fields | sentences |", "|---|---|---|", *rows])


def in_order(word: tuple[str, str]) -> tuple[int, str]:
    return FIELDS_TOLD.index(word[1].partition("/")[0]), word[0]


def sentence(texts: str, id: str) -> str:
    found = re.search(rf"(?m)^{id} = ?(.*(?:\n[ \t}}].*)*)", texts)
    return f"`{' '.join(found[1].split())}`".replace("|", "\\|") if found else ""


def numbers() -> str:
    """What numbers in events stand for."""
    def row(says: str, words: Any) -> str:
        named = sorted((number, name) for name, number in words.names().items())
        return f"| {says} | {', '.join(f'{number} `{name}`' for number, name in named)} |"
    return "\n".join(["| number | what it stands for |", "|---|---|", row("why money changed hands (`PAID`)", For),
                      row("how a game ended (`OVER`)", Ending), row("a piece of City", Piece),
                      row("a development of Tropical Tycoon", Development)])


def bounds(field: dict[str, Any]) -> str:
    """How long or how large something sent may be."""
    one = next((part for part in field.get("anyOf", [field]) if part.get("type") not in (None, "null")), field)
    for least, most, what in (("minLength", "maxLength", " characters"), ("minItems", "maxItems", ""),
                              ("minimum", "maximum", "")):
        if most in one and one[most] != one.get(least):
            return f"{one[least]} to {one[most]}{what}." if one.get(least) is not None else f"At most {one[most]}{what}."
    return ""


def protocol() -> str:
    """The whole protocol.md."""
    by_name = {cls.__name__: cls for module in (views, mirror, frames) for cls in models(module)}
    spoken = (*FROM_BROWSER, *FROM_SERVER)
    head = HEAD.read_text(encoding="utf-8").strip().replace("<!-- actions -->", actions()).replace("<!-- events -->", events())
    head = head.replace("<!-- numbers -->", numbers())
    sections = [head, "## Transport codes", "| code | sentence |\n|---|---|\n" + "\n".join(
        f"| `{code}` | {sentence} |" for code in CODES for sentence in [Refusal(code).sentence("en")])]
    sections += ["## Frames a browser sends", *(table(by_name[name]) for name in FROM_BROWSER)]
    sections += ["## Frames the server sends", *(table(by_name[name]) for name in FROM_SERVER)]
    sections += ["## What is in them", *(table(cls) for name, cls in by_name.items() if name not in spoken)]
    sections += [f"### {name}\n\n{says} {', '.join(f'`{word}`' for word in words)}." for name, (says, words) in UNIONS.items()]
    sections += ["## Bodies of requests and answers", *(table(cls) for module in (bodies, minds) for cls in models(module))]
    return "\n\n".join(sections) + "\n"


def main(check: bool) -> int:
    wrong = 0
    for path, text in ((TYPES, types()), (PROTOCOL, protocol())):
        if check:
            same = path.exists() and path.read_text(encoding="utf-8") == text
            wrong += not same
            print(f"{path.relative_to(HERE)}: {'as it should be' if same else 'differs; run tools/make_wire.py'}")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"{path.relative_to(HERE)} written")
    return 1 if wrong else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Write web/src/wire.d.ts and docs/protocol.md from the classes of the wire.")
    parser.add_argument("--check", action="store_true", help="only say whether they are as they would be written")
    sys.exit(main(parser.parse_args().check))
