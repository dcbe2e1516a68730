"""The checks of `make check` find what they look for."""

import tomllib
from pathlib import Path

import pytest

from tools import check_citations, check_links, make_protocol, make_reference
from wellspent.games.cv.reasons import REASONS
from wellspent.games.cv.verbs import VERBS
from wellspent.testing import rule


def test_citations_of_tests_are_found() -> None:
    source = """
@rule("PH.rest.01", "PH.rest.02")
@given(seeds())
def test_one(seed): ...

class TestMore:
    @testing.rule("PH.rest.03")
    async def test_two(self): ...

@other("PH.rest.04")
def test_three(): "PH.rest.05"
"""
    assert list(check_citations.ids_of_tests(source)) == ["PH.rest.01", "PH.rest.02", "PH.rest.03"]


def test_citations_of_scenarios_are_found() -> None:
    scenario = tomllib.loads('rules = ["PH.ex.01"]\nname = "PH.ex.02"\n[[step]]\nrules = ["PH.ex.03"]')

    assert list(check_citations.ids_of_scenario(scenario)) == ["PH.ex.01", "PH.ex.03"]


def test_a_rule_without_a_test_and_a_test_without_a_rule_are_faults() -> None:
    settings = check_citations.Settings(["PH.rest"], {"PH.rest.01": "a reason", "PH.rest.99": "none"})
    here = check_citations.ROOT / "tests" / "test_tools.py"
    cited = dict.fromkeys(["PH.rest.02", "PH.rest.03", "PH.rest.04", "PH.rust.01"], here)

    found = [fault.split(",")[0] for fault in check_citations.faults(settings, cited)]

    assert [fault.split(":")[0] for fault in found] == ["PH.rest.05", "PH.rust.01", "PH.rest.99"]


def test_a_rule_both_cited_and_exempt_is_a_fault() -> None:
    settings = check_citations.Settings([], {"PH.rest.01": "a reason"})
    cited = {"PH.rest.01": check_citations.ROOT / "tests" / "test_tools.py"}

    assert [*check_citations.faults(settings, cited)] == [
        "PH.rest.01: cited in tests/test_tools.py and exempt in tools/citations.toml"
    ]


def test_a_citation_stays_with_the_test() -> None:
    def test() -> None: ...

    assert rule("PH.rest.02")(rule("PH.rest.01")(test)) is test
    assert vars(test)["rules"] == ("PH.rest.01", "PH.rest.02")


def test_a_citation_of_no_rule_is_refused() -> None:
    with pytest.raises(ValueError, match=r"no such rule: PH\.rest\.99"):
        rule("PH.rest.99")


@pytest.mark.parametrize(
    ("heading", "anchor"),
    [
        ("Stress track", "stress-track"),
        ("4. Pets (PET)", "4-pets-pet"),
        ("Running costs (cards with a red slash)", "running-costs-cards-with-a-red-slash"),
        ("`make check`, [here](x.md)", "make-check-here"),
        ("Écrire une carte", "écrire-une-carte"),
    ],
)
def test_headings_are_anchors(heading: str, anchor: str) -> None:
    assert check_links.slugify(heading) == anchor


def test_links_that_lead_nowhere_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_links, "ROOT", tmp_path)
    page = tmp_path / "page.md"
    page.write_text(
        "# One\n## Two\n## Two\n[a](#one) [b](#two-1) [c](page.md#two)\n"
        "[d](https://example.org/x) `[e](code.md)`\n"
        '```\n[f](fenced.md)\n```\n[g](gone.md) [h](#three) <img src="gone.svg">\n',
        encoding="utf-8",
    )

    assert list(check_links.faults(page)) == [
        "page.md: gone.md does not exist",
        "page.md: #three names no heading",
        "page.md: gone.svg does not exist",
    ]


def test_the_reference_is_up_to_date_and_forgets_nothing() -> None:
    made = {path.name: text for path, text in make_reference.pages().items()}

    assert {path.name: path.read_text(encoding="utf-8") for path in make_reference.TARGET.glob("*.md")} == made
    for line in ("engage_longer CARD", "befriend CARD", "spend_time CARD", "stir CARD", "share CARD", "let_it_come"):
        assert f"`{line}" in made["choices.md"]
    assert "`token_used`" in made["reasons.md"]
    for verb, reason in zip(VERBS, REASONS[1:], strict=False):
        assert f"| `{verb.name}" in made["choices.md"].partition("## CV")[2]
        assert f"| `{reason.name}`" in made["reasons.md"].partition("## CV")[2]
    assert "`no_more_work`" in made["scenario-keys.md"]
    assert "`career_choice`" in made["spaces.md"]


def test_the_client_has_unions_of_words_and_what_is_said_of_each_field() -> None:
    source = make_protocol.source()

    assert 'export type SeatKind = "here" | "link" | "bot";' in source
    assert "/** The dearest first. */\n  readonly lapses: readonly Lapse[];" in source
    # What is sent and what is received name the same union.
    assert "  readonly kind: SeatKind;\n  readonly name?: string;" in source
    assert "  readonly phase: CvPhase;" in source
