"""A checksum over some games of computer players: see check_compiled.py."""

import hashlib

from wellspent.library import set_up
from wellspent.players import bot
from wellspent.titles.pursuit.modules import module_names
from wellspent.titles.pursuit.opening import open_pursuit

TABLES = (
    (("sensible", "casual"), (), 6),
    (("planner@4", "strong@4"), (), 1),
    (("sensible", "sensible"), module_names(), 2),
)

digest = hashlib.sha256()
for names, modules, games in TABLES:
    game = open_pursuit(set_up(("A", "B"), "-", modules=modules))
    for number in range(games):
        seed = str(number)
        players = [bot(name, game, seat, seed) for seat, name in enumerate(names)]
        state = game.start(seed)
        while not state.finished:
            seat = game.decider(state)
            choice = players[seat].choose(game.view(state, seat), game.options(state, seat))
            digest.update(game.notation(choice).encode())
            game.apply(state, seat, choice)
print(digest.hexdigest()[:16])
