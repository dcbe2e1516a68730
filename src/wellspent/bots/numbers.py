"""Arithmetic for hot code."""


def add_up(numbers: list[float]) -> float:
    """Their sum; compiled, it need not ask each what it is."""
    result = 0.0
    for number in numbers:
        result += number
    return result


def mean(numbers: list[float]) -> float:
    return add_up(numbers) / len(numbers)
