"""What is written down for an array, and the numbers of the rows in it."""

from wellspent.engine.options import option
from wellspent.engine.page import NOTHING, ROOM, Index


def test_every_choice_has_the_place_at_which_it_came_however_many_there_are() -> None:
    choices = [option(verb, card, level) for verb in range(3) for card in range(ROOM) for level in range(2)]
    index = Index()

    assert [index.add(choice) for choice in choices] == list(range(len(choices)))
    assert [index.find(choice) for choice in choices] == list(range(len(choices)))
    assert index.find(option(3, 0, 0)) == NOTHING
    assert index.count == len(choices)


def test_numbers_that_would_lie_in_the_same_slot_are_told_apart() -> None:
    index = Index()
    numbers = [0]
    while len(numbers) < 3:
        numbers.append(next(n for n in range(numbers[-1] + 1, 1 << 40) if index.slot_of(n) == index.slot_of(0)))
    for number in numbers:
        index.add(number)

    assert [index.find(number) for number in numbers] == [0, 1, 2]
