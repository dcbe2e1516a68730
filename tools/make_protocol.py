"""Writes web/src/protocol/types.ts from the structs of the server, or with --check says whether it is up to date.

What has its default value is not sent. So the types come with a table of defaults, and `complete` of the client puts
them back: whoever reads a message finds every field.
"""

import ast
import inspect as source_of
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Final, Literal, get_args, get_origin

import msgspec
from msgspec import inspect

from wellspent import protocol

TARGET: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "protocol" / "types.ts"
UNIONS: Final = ("Command", "ClientMessage", "Scene", "ServerMessage")
# What only the client writes: there a default may be left out.
SENT: Final = ("NewTable", "Branch", "Import", "Held", "Phrase", "OtherKey", "Claim")
HEAD: Final = "/* Made by tools/make_protocol.py from src/wellspent/protocol. */\n"
PLAIN: Final = {inspect.StrType: "string", inspect.IntType: "number", inspect.FloatType: "number"}


PARTS: Final = [each for each in vars(protocol).values() if isinstance(each, ModuleType)]


def literals() -> dict[str, tuple[str, ...]]:
    """The words that a kind or phase may be, by the name of their union."""
    return {name: get_args(each) for name, each in vars(protocol).items() if get_origin(each) is Literal}


def union_of(words: Iterable[object]) -> str:
    return next(name for name, own in literals().items() if set(own) == set(words))


def comment(lines: list[str], indent: str = "") -> str:
    """Lines as a comment of TypeScript, which an editor shows."""
    if len(lines) < 2:
        return "".join(f"{indent}/** {line} */\n" for line in lines)
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def comments_above(text: str, line: int) -> list[str]:
    """The comment that ends before a line, counted from 1."""
    lines, first = text.splitlines(), line - 1
    while first and lines[first - 1].lstrip().startswith("#"):
        first -= 1
    return [each.strip().removeprefix("# ") for each in lines[first : line - 1]]


def field_comments() -> dict[tuple[str, str], list[str]]:
    """What stands above each field, by struct and name."""
    found = {}
    for part in PARTS:
        text = source_of.getsource(part)
        for struct in [each for each in ast.parse(text).body if isinstance(each, ast.ClassDef)]:
            for field in [each for each in struct.body if isinstance(each, ast.AnnAssign)]:
                assert isinstance(field.target, ast.Name)
                found[struct.name, field.target.id] = comments_above(text, field.lineno)
    return found


def alias_comments() -> dict[str, list[str]]:
    """What stands above each union of words."""
    found = {}
    for part in PARTS:
        text = source_of.getsource(part)
        for each in [each for each in ast.parse(text).body if isinstance(each, ast.Assign)]:
            found[ast.unparse(each.targets[0])] = comments_above(text, each.lineno)
    return found


def structs() -> list[inspect.StructType]:
    found = [each for part in PARTS for each in vars(part).values() if getattr(each, "__module__", "") == part.__name__]
    wires = [each for each in found if isinstance(each, type) and issubclass(each, protocol.Wire)]
    types = inspect.multi_type_info([each for each in wires if each is not protocol.Wire])
    return [each for each in types if isinstance(each, inspect.StructType)]


def written(type_: inspect.Type) -> str:
    """A type as TypeScript has it."""
    if type(type_) in PLAIN:
        return PLAIN[type(type_)]
    match type_:
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.LiteralType(values=values):
            return union_of(values)
        case inspect.Metadata(extra_json_schema={"enum": list(values)}):
            return union_of(values)
        case inspect.ListType(item_type=item):
            inside = written(item)
            return f"readonly ({inside})[]" if " " in inside else f"readonly {inside}[]"
        case inspect.TupleType(item_types=items):
            return f"readonly [{', '.join(map(written, items))}]"
        case inspect.DictType(value_type=value):
            return f"Readonly<Record<string, {written(value)}>>"
        case inspect.UnionType(types=types):
            return " | ".join(map(written, types))
    raise TypeError(f"{type_} has no form in TypeScript yet.")


def inner(type_: inspect.Type) -> list[str]:
    """The structs that lie in a field."""
    match type_:
        case inspect.StructType(cls=cls):
            return [cls.__name__]
        case inspect.ListType(item_type=item):
            return inner(item)
        case inspect.DictType(value_type=item):
            return inner(item)
        case inspect.UnionType(types=types):
            return [name for each in types for name in inner(each)]
    return []


def sent() -> set[str]:
    """The structs that a client writes."""
    by_name = {each.cls.__name__: each for each in structs()}
    names = {each.__name__ for each in protocol.ClientMessage.__args__} | set(SENT)
    for name in list(names):
        names.update(each for field in by_name[name].fields for each in inner(field.type))
    return names


def interface(struct: inspect.StructType, is_sent: bool, about: dict[tuple[str, str], list[str]]) -> str:
    name = struct.cls.__name__
    lines = [f"  readonly type: {json.dumps(struct.tag)};\n"] if struct.tag else []
    for field in struct.fields:
        mark = "?" if is_sent and not field.required else ""
        lines.append(comment(about[name, field.name], "  "))
        lines.append(f"  readonly {field.encode_name}{mark}: {written(field.type)};\n")
    docstring = source_of.cleandoc(struct.cls.__doc__ or "").splitlines()
    return f"{comment(docstring)}export interface {name} {{\n" + "".join(lines) + "}\n"


def union(name: str, words: tuple[str, ...], about: dict[str, list[str]]) -> str:
    return f"{comment(about[name])}export type {name} = {' | '.join(map(json.dumps, words))};\n"


def default(field: inspect.Field) -> object:
    return field.default if field.default is not msgspec.NODEFAULT else field.default_factory()


def shape(struct: inspect.StructType) -> str:
    defaults = {each.encode_name: default(each) for each in struct.fields if not each.required}
    holds = {each.encode_name: inner(each.type) for each in struct.fields if inner(each.type)}
    return f"  {struct.cls.__name__}: {json.dumps({'defaults': defaults, 'holds': holds})},"


def source() -> str:
    is_sent, all_structs = sent(), structs()
    tags = {str(each.tag): each.cls.__name__ for each in all_structs if each.tag}
    parts = [HEAD, f"export const PROTOCOL = {protocol.PROTOCOL};\n"]
    parts += [union(name, words, alias_comments()) for name, words in literals().items()]
    about = field_comments()
    parts += [interface(each, each.cls.__name__ in is_sent, about) for each in all_structs]
    for name in UNIONS:
        members = " | ".join(each.__name__ for each in getattr(protocol, name).__args__)
        parts.append(f"export type {name} = {members};\n")
    parts.append("/** What is left out of a message, and the structs that its fields hold. */")
    parts.append("export const SHAPES: Readonly<Record<string, Shape>> = {")
    parts += [shape(each) for each in all_structs if each.cls.__name__ not in is_sent]
    parts.append("};\n")
    parts.append("export interface Shape {\n  readonly defaults: Readonly<Record<string, unknown>>;")
    parts.append("  readonly holds: Readonly<Record<string, readonly string[]>>;\n}\n")
    parts.append("/** The struct of each tag. */")
    parts.append(f"export const TAGS: Readonly<Record<string, string>> = {json.dumps(tags)};")
    return "\n".join(parts) + "\n"


def main() -> int:
    text = source()
    if "--check" not in sys.argv:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    print(f"{TARGET.name} does not fit the server's protocol: .venv/bin/python tools/make_protocol.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
