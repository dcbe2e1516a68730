"""Set-ups as tables are kept with: one flat line, which older and newer programs read alike."""

import msgspec

from wellspent.engine.game import NOBODY
from wellspent.library import GameSetup, ruleset


class KeptSetup(msgspec.Struct, kw_only=True):
    seats: tuple[str, ...]
    seed: str
    game: str
    edition: str = ""
    modules: tuple[str, ...] = ()
    first_player: int = NOBODY
    rules: int = 0
    cards: str = ""
    sets: tuple[str, ...] = ()


def written(setup: GameSetup) -> str:
    kept = KeptSetup(
        seats=setup.names,
        seed=setup.seed,
        game=setup.game,
        edition=setup.edition,
        modules=setup.modules,
        first_player=setup.first,
        rules=setup.rules,
        cards=setup.cards,
        sets=setup.sets,
    )
    return msgspec.json.encode(kept).decode()


def read(text: str) -> GameSetup:
    kept = msgspec.json.decode(text, type=KeptSetup)
    rules = ruleset(kept.game, len(kept.seats), kept.edition, kept.modules, kept.sets)
    return GameSetup(rules, kept.seats, kept.seed, kept.first_player, kept.rules, kept.cards)
