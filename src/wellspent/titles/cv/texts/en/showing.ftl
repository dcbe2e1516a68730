# The game, and what can be chosen for it.

game-cv = CV
    .about = Roll the dice and write your life’s résumé, from the first bicycle to the last hobby.
edition-only = Rulebook of 2013
edition-about-only = The only edition of the game.
counter-score = Points
counter-rerolls = Rerolls
counter-dice = Dice
counter-points = Points
