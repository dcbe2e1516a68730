"""Names that are known by their place: one row for each thing, and the number comes with it."""


def number_of(names: list[str], name: str) -> int:
    """The number of a name; one that is new comes behind all others."""
    if name not in names:
        names.append(name)
    return names.index(name)
