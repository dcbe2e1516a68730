# Ce que disent tous les jeux.

list-comma = { $first }, { $next }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
question-wait = D’autres décident.
question-game-over = La partie est finie.
# Où s’arrête l’annulation.
boundary-start = C’est le début de la partie.
boundary-other = { $name } a joué depuis.
boundary-seen = Quelque chose de nouveau a été vu.
# Nombres en toutes lettres dans le texte courant.
number-2 = deux
number-3 = trois
number-4 = quatre
number-5 = cinq
number-6 = six
number-7 = sept
number-8 = huit
number-9 = neuf
number-10 = dix
number-11 = onze
number-12 = douze
number-13 = treize
number-14 = quatorze
number-15 = quinze
number-16 = seize
number-17 = dix-sept
number-18 = dix-huit
number-19 = dix-neuf
number-20 = vingt
