"""Who sits at the table."""

from wellspent.people import BOT_NAMES, Person, named_bots


def test_computer_players_have_names_that_nobody_at_the_table_has() -> None:
    found = named_bots(["strong", "casual"], ["Ines", "bruno"])

    assert found == [Person("Mei", "she", "strong"), Person("Imre", "he", "casual")]


def test_there_are_names_for_any_number_of_computer_players() -> None:
    bots = ["sensible"] * (2 * len(BOT_NAMES))

    names = [person.name for person in named_bots(bots, ["Bruno", "Mei"])]

    assert len({*names, "Bruno", "Mei"}) == len(bots) + 2
    assert names[3:5] == ["Bruno 2", "Mei 2"]
