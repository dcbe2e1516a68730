"""`wellspent bots`: who can be named as a computer player."""

import click

from wellspent import titles
from wellspent.bots import outside_names
from wellspent.texts import LANGUAGES
from wellspent.texts.messages import Speech


@click.command()
@click.option(
    "--lang", default="en", show_default=True, type=click.Choice(LANGUAGES), help="The language of the descriptions."
)
def bots(lang: str) -> None:
    """List the computer players: levels, characters, and those of installed packages.

    A player is named LEVEL or LEVEL:CHARACTER; its time to think follows as in LEVEL@0.5s or LEVEL@200.
    """
    texts = Speech(lang)
    for level in dict.fromkeys(name for title in titles.titles() for name in (*title.levels, *title.yardsticks)):
        click.echo(f"{level:<12} {texts.say(f'bot-{level}.about')}")
    for name in outside_names():
        click.echo(name)
    click.echo()
    thinking = [title for title in titles.titles() if title.characters]
    for character in sorted({name for title in thinking for name in title.characters}):
        games = [title.name for title in thinking if character in title.characters]
        where = "" if len(games) == len(thinking) else f" ({', '.join(games)})"
        click.echo(f":{character:<11} {texts.say(f'character-{character}.about')}{where}")
