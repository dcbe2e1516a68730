"""The shortest way from nothing to the first legal choices of a new game; its start is what counts."""

from wellspent.library import new_session, set_up

session = new_session(set_up(("Ada", "Ben", "Cleo", "Dan"), "1"))
seat = session.game.deciders(session.state)[0]
for choice in session.game.options(session.state, seat):
    print(session.game.notation(choice))
