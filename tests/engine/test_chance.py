"""Chance: the same numbers everywhere, one stream for each pile."""

from collections import Counter

from wellspent.engine.chance import chance_from_seed, commitment


def test_a_seed_gives_the_same_numbers_on_every_machine() -> None:
    chance = chance_from_seed("a life", ["project", "job"])

    assert [chance.below(0, 100) for _ in range(8)] == [12, 1, 13, 12, 0, 45, 93, 17]


def test_drawing_from_one_stream_moves_no_other() -> None:
    busy, calm = (chance_from_seed("a life", ["project", "job"]) for _ in range(2))
    for _ in range(50):
        busy.below(0, 6)

    assert [busy.below(1, 6) for _ in range(20)] == [calm.below(1, 6) for _ in range(20)]


def test_a_stream_that_is_lifted_out_and_put_back_goes_on_as_if_it_had_stayed() -> None:
    chance, twin = (chance_from_seed("a life", ["project", "job"]) for _ in range(2))
    stream = chance.lift(1)
    drawn = [stream.below(100) for _ in range(5)]
    chance.put_back(1, stream)

    assert drawn == [twin.below(1, 100) for _ in range(5)]
    assert chance.numbers == twin.numbers


def test_a_further_stream_changes_none_of_the_others() -> None:
    few = chance_from_seed("a life", ["project", "job"])
    many = chance_from_seed("a life", ["pets", "project", "job"])

    assert [few.below(1, 1000) for _ in range(20)] == [many.below(2, 1000) for _ in range(20)]


def test_numbers_stay_below_their_limit_and_reach_all_of_it() -> None:
    chance = chance_from_seed("dice", ["die"])

    thrown = Counter(chance.below(0, 6) for _ in range(6000))

    assert sorted(thrown) == [0, 1, 2, 3, 4, 5]
    assert min(thrown.values()) > 850
    assert max(thrown.values()) < 1150


def test_a_shuffle_keeps_every_card_and_leaves_no_place_to_its_card() -> None:
    chance = chance_from_seed("cards", ["pile"])
    first_cards: Counter[int] = Counter()
    for _ in range(1200):
        pile = list(range(6))
        chance.shuffle(0, pile)
        assert sorted(pile) == [0, 1, 2, 3, 4, 5]
        first_cards[pile[0]] += 1

    assert min(first_cards.values()) > 150


def test_a_copy_of_chance_goes_its_own_way() -> None:
    chance = chance_from_seed("a life", ["project"])
    twin = chance.copy()
    ahead = [twin.below(0, 100) for _ in range(5)]

    assert [chance.below(0, 100) for _ in range(5)] == ahead


def test_the_commitment_tells_seeds_apart_and_is_always_the_same() -> None:
    assert commitment("a life") == commitment("a life")
    assert commitment("a life") != commitment("another life")
    assert "a life" not in commitment("a life")
