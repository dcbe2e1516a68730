"""Messages in idiomatic words: constructions that another language lent are found."""

import re

import pytest

from wellspent.texts.messages import message_files

BORROWED = {
    "en": (
        # Other choices, not other players.
        r"= Others (?:give|spare|leave|keep|bring|make)|than by others|by it than",
        r"Whoever likes|how, you see|you see afterwards|beside it stands|do not read what they say|wants it so\.",
        r"(?:link was said|is told a day|laid this table|still lives? (?:it|this|today)|lives today’s)",
        r"Not all of it has come|while you do not look|what is the only|the next one’s turn|We come back",
    ),
    "fr": (
        r"Comment c’est allé|à votre idée|Rapporter un|sans aucune fois|Il n’y a pas ce |à qui suit",
        r"\} remplace|grandit de soi-même|commencez à neuf|d’ordinateurs|préfère ne pas\.|qui se trouve,",
        r"Paie ceux|en a long|en toucha la plupart|Ce qu’il en coûte et rapporte|Lien a été dit|ne demande pas \{",
    ),
}
# PH.stress.19: Relax stays in its section as Rest does.
WRONG = {"en": "Relax and Good Health reach", "fr": "la Relaxation et la Bonne Santé vont"}


@pytest.mark.parametrize("lang", sorted(BORROWED))
def test_nothing_is_said_as_another_language_would(lang: str) -> None:
    never = re.compile("|".join((*BORROWED[lang], WRONG[lang])))
    lines = [line for path in message_files(lang) for line in path.read_text(encoding="utf-8").splitlines()]

    assert [line for line in lines if never.search(line)] == []
