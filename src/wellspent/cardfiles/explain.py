"""Why a table read from TOML does not fit a struct: all the reasons, not only the first."""

import msgspec
from msgspec import inspect

from .faults import Report, described, hint
from .schema import SPOKEN, Text


def explain(value: object, struct: type[msgspec.Struct], report: Report, key: str = "") -> None:
    """Report every place where a value read from TOML does not fit a struct."""
    _fit(value, inspect.type_info(struct), key, report)


def _fit(value: object, wanted: inspect.Type, key: str, report: Report) -> None:
    match wanted:
        case inspect.UnionType(types):
            _fit(value, _best(value, types), key, report)
        case inspect.StructType() if isinstance(value, dict):
            _fit_struct(value, wanted, key, report)
        case inspect.DictType(_, value_type) if isinstance(value, dict):
            for name, inner in value.items():
                _fit(inner, value_type, f"{key} {name}", report)
        case inspect.ListType(item_type) if isinstance(value, list):
            for place, inner in enumerate(value, 1):
                _fit(inner, item_type, f"{key} {place}", report)
        case inspect.LiteralType(values) if isinstance(value, str):
            report.word(key, value, sorted(str(each) for each in values if each), "known word")
        case _ if not _is_plain(value, wanted):
            report.fault(key, f"found {described(value)}, expected {_named(wanted)}")


def _fit_struct(value: dict[str, object], wanted: inspect.StructType, key: str, report: Report) -> None:
    fields = {each.encode_name: each for each in wanted.fields}
    for name, inner in value.items():
        place = f"{key} {name}".strip()
        if name in fields:
            _fit(inner, fields[name].type, place, report)
        else:
            report.fault(place, f"unknown key{hint(name, fields)}")
    for name, each in fields.items():
        if each.required and name not in value:
            language = {"en": " (the English text)", "fr": " (the French text)"}.get(name, "")
            report.fault(key or name, f"missing key {name}{language}")


def _best(value: object, types: tuple[inspect.Type, ...]) -> inspect.Type:
    """The member of a union that a value was most likely meant to be."""
    likely = [each for each in types if not isinstance(each, inspect.NoneType)]
    if isinstance(value, dict):
        tables = [each for each in likely if isinstance(each, inspect.StructType | inspect.DictType)]
        return (tables or likely)[0]
    return likely[0]


def _is_plain(value: object, wanted: inspect.Type) -> bool:
    match wanted:
        case inspect.IntType():
            return isinstance(value, int) and not isinstance(value, bool)
        case inspect.StrType():
            return isinstance(value, str)
        case inspect.BoolType():
            return isinstance(value, bool)
    return False


def _named(wanted: inspect.Type) -> str:
    match wanted:
        case inspect.StructType(cls) if cls is Text:
            return f"a text {{ {', '.join(SPOKEN)} }}"
        case inspect.StructType(cls):
            return f"a table of {', '.join(cls.__struct_encode_fields__)}"
        case inspect.DictType():
            return "a table"
        case inspect.ListType():
            return "a list"
        case inspect.IntType():
            return "a whole number"
        case inspect.BoolType():
            return "true or false"
    return "a text in quotes"
