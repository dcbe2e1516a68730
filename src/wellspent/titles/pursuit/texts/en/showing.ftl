# The game, and what can be chosen for it.

game-pursuit = The Pursuit of Happiness
    .about = A life in eight rounds: projects, jobs, love and things, as much as your time and your nerves allow.
edition-about-second = The rules of 2022: open rows of four, Life Goals in the middle of a life, Relax and Good Health as printed.
edition-about-first = The rules of the first edition: fewer cards in the rows, Life Goals only at the end, which comes the moment the last life is over.
set-box = The large box
    .about = Some two hundred more cards for the same piles: more lives to choose from.
counter-hourglass = Hourglasses
counter-used = Hourglasses used
track-stress = Stress
track-sth = Short-Term Happiness
track-lth = Long-Term Happiness
mark-due = Upkeep is due
