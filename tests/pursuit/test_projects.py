"""Projects."""

from wellspent.testing import Table, rule


@rule("PH.project.06")
def test_a_basic_project_is_taken_at_its_first_level() -> None:
    table = Table().row("project", "act_in_play", "sourdough", "yoga", "magazine")
    table.seat(0).has(influence=1)
    table.begin("action", "teen")

    table.choose("take act_in_play 1")

    assert table.seat(0).changed() == {"influence": -1, "creativity": 2}
    assert table.seat(0).cards() == ["act_in_play"]
