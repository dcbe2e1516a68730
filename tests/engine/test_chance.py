"""Chance: the same numbers everywhere, one stream for each pile."""

import hashlib
from collections import Counter
from collections.abc import Callable

import pytest

from wellspent.engine.chance import Chance, chance_from_seed, commitment, keys_of, measured_chance, quick_chance

from .lattice import predicted

Maker = Callable[[str, list[str]], Chance]


def measured(seed: str, streams: list[str]) -> Chance:
    return measured_chance(seed, keys_of(streams))


KINDS = [chance_from_seed, quick_chance, measured]
# Cards of a pile, and how many of them everybody has seen.
PILE, SEEN = 60, 14


def test_a_seed_gives_the_same_numbers_on_every_machine() -> None:
    chance = chance_from_seed("a life", ["project", "job"])

    assert [chance.below(0, 100) for _ in range(8)] == [10, 86, 93, 43, 74, 4, 57, 7]
    assert [quick_chance("a life", ["project"]).below(0, 100)] == [12]


def test_whoever_is_told_the_seed_can_check_every_draw() -> None:
    chance = chance_from_seed("a life", ["project", "job"])
    drawn = [chance.below(1, 6) for _ in range(3)]
    words = [hashlib.shake_128(f"a life\njob\n{number}".encode()).digest(4) for number in range(3)]

    assert drawn == [int.from_bytes(word, "big") * 6 >> 32 for word in words]


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_cards_that_were_seen_tell_nothing_of_those_to_come(seed: str) -> None:
    quick, sealed = list(range(PILE)), list(range(PILE))
    quick_chance(seed, ["pile"]).shuffle(0, quick)
    chance_from_seed(seed, ["pile"]).shuffle(0, sealed)

    # The attack works, where chance can be predicted.
    assert predicted(PILE, quick[: -SEEN - 1 : -1])[:-SEEN] == quick[:-SEEN]
    guessed = predicted(PILE, sealed[: -SEEN - 1 : -1])[:-SEEN]
    assert sum(one == two for one, two in zip(guessed, sealed, strict=False)) < 8


@pytest.mark.parametrize("make", KINDS)
def test_drawing_from_one_stream_moves_no_other(make: Maker) -> None:
    busy, calm = (make("a life", ["project", "job"]) for _ in range(2))
    for _ in range(50):
        busy.below(0, 6)

    assert [busy.below(1, 6) for _ in range(20)] == [calm.below(1, 6) for _ in range(20)]


def test_a_stream_that_is_lifted_out_and_put_back_goes_on_as_if_it_had_stayed() -> None:
    chance, twin = (quick_chance("a life", ["project", "job"]) for _ in range(2))
    stream = chance.lift(1)
    drawn = [stream.below(100) for _ in range(5)]
    chance.put_back(1, stream)

    assert drawn == [twin.below(1, 100) for _ in range(5)]
    assert chance.numbers == twin.numbers


@pytest.mark.parametrize("make", KINDS)
def test_a_further_stream_changes_none_of_the_others(make: Maker) -> None:
    few = make("a life", ["project", "job"])
    many = make("a life", ["pets", "project", "job"])

    assert [few.below(1, 1000) for _ in range(20)] == [many.below(2, 1000) for _ in range(20)]


@pytest.mark.parametrize("make", KINDS)
def test_another_seed_gives_other_numbers(make: Maker) -> None:
    one, other = make("a life", ["project"]), make("another life", ["project"])

    assert [one.below(0, 1000) for _ in range(20)] != [other.below(0, 1000) for _ in range(20)]


@pytest.mark.parametrize("make", KINDS)
def test_numbers_stay_below_their_limit_and_reach_all_of_it(make: Maker) -> None:
    chance = make("dice", ["die"])

    thrown = Counter(chance.below(0, 6) for _ in range(6000))

    assert sorted(thrown) == [0, 1, 2, 3, 4, 5]
    assert min(thrown.values()) > 850
    assert max(thrown.values()) < 1150


@pytest.mark.parametrize("make", KINDS)
def test_a_shuffle_keeps_every_card_and_leaves_no_place_to_its_card(make: Maker) -> None:
    chance = make("cards", ["pile"])
    first_cards: Counter[int] = Counter()
    for _ in range(1200):
        pile = list(range(6))
        chance.shuffle(0, pile)
        assert sorted(pile) == [0, 1, 2, 3, 4, 5]
        first_cards[pile[0]] += 1

    assert min(first_cards.values()) > 150


@pytest.mark.parametrize("make", KINDS)
def test_a_copy_of_chance_goes_its_own_way(make: Maker) -> None:
    chance = make("a life", ["project"])
    twin = chance.copy()
    ahead = [twin.below(0, 100) for _ in range(5)]

    assert [chance.below(0, 100) for _ in range(5)] == ahead


def test_the_commitment_tells_seeds_apart_and_is_always_the_same() -> None:
    assert commitment("a life") == commitment("a life")
    assert commitment("a life") != commitment("another life")
    assert "a life" not in commitment("a life")
