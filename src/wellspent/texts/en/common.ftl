# What every game says.

list-comma = { $first }, { $next }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
question-wait = Others are deciding.
question-game-over = The game is over.
# Where undo ends.
boundary-start = This is the beginning of the game.
boundary-other = { $name } has played since.
boundary-seen = Something new has been seen.
# Numbers in words, for running text.
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve
number-13 = thirteen
number-14 = fourteen
number-15 = fifteen
number-16 = sixteen
number-17 = seventeen
number-18 = eighteen
number-19 = nineteen
number-20 = twenty
