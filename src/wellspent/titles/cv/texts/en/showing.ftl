# The game, and what can be chosen for it.

game-cv = CV
    .about = Throw the dice and write your life’s résumé, from the first bicycle to the last hobby.
edition-only = Rulebook of 2013
edition-about-only = The only edition of the game.
counter-score = Points
counter-rerolls = More throws
    .one = more throw
    .many = more throws
counter-dice = Dice
    .one = die
    .many = dice
counter-points = Points
    .one = point
    .many = points
