# `wellspent cards`, for every game.

cards-name = Name
cards-kind = Kind
cards-cards = Cards
cards-total = Cards: { $count }
cards-pile = Pile
cards-rulebook = Rulebook
cards-rule = Rule
cards-nothing = No card fits.
