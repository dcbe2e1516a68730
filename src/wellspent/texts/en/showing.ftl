# What the web table tells besides the texts of the games: games and what can be chosen for them, and who is waited for.

game-pursuit = The Pursuit of Happiness
    .about = A life in eight rounds: projects, jobs, love and things, as much as your time and your nerves allow.
game-cv = CV
    .about = Roll the dice and write your life’s résumé, from the first bicycle to the last hobby.

edition-about-second = The rules of 2022: open rows of four, Life Goals in the middle of a life, Relax and Good Health as printed.
edition-about-first = The rules of the first edition: fewer cards in the rows, Life Goals only at the end, harsher years.
edition-only = Rulebook of 2013
edition-about-only = The one edition of the game.


set-box = The large box
    .about = Some two hundred further cards for the same piles: more lives to choose from.

showing-waiting = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
showing-no-choice = This is not something you can choose now.
showing-other-rules = What came before was played by other rules.
showing-not-over = This game is not over yet.

counter-hourglass = Hourglasses
counter-used = Hourglasses used
counter-score = Points
counter-rerolls = Rerolls
counter-dice = Dice
track-stress = Stress
track-sth = Short-Term Happiness
track-lth = Long-Term Happiness
mark-due = Upkeep is due
showing-ends-life = This ends your life.

# On the back of a card: of whom its memories are told there, and when.
memory-somebody = Ines
memory-taken = Taken
memory-top = In the end
memory-lost = If it is lost
memory-played = When played
