"""A choice is one number."""

import pytest

from wellspent.engine.options import ARGUMENT_MASK, Offers, first_of, option, second_of, third_of, verb_of


@pytest.mark.parametrize("parts", [(0, 0, 0, 0), (7, 1, 2, 3), (255, ARGUMENT_MASK, ARGUMENT_MASK, ARGUMENT_MASK)])
def test_a_choice_gives_back_the_verb_and_the_arguments_it_was_made_of(parts: tuple[int, int, int, int]) -> None:
    choice = option(*parts)

    assert (verb_of(choice), first_of(choice), second_of(choice), third_of(choice)) == parts


def test_one_of_the_offers_is_taken_and_the_others_are_forgotten() -> None:
    found = Offers()
    found.extend([11, 12, 13])

    assert found.take_one(1) == 12
    assert found.take() == []
    with pytest.raises(IndexError, match="nothing to choose"):
        found.take_one(0)
