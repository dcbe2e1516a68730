# `wellspent cards`, pour tous les jeux.

cards-name = Nom
cards-kind = Type
cards-cards = Cartes
cards-total = Cartes : { $count }
cards-pile = Pioche
cards-rulebook = Règle
cards-rule = Référence
cards-nothing = Aucune carte ne convient.
