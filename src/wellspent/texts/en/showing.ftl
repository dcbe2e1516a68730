# What the web table tells besides the texts of the games: games and what can be chosen for them, and who is waited for.

showing-waiting = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
showing-absent = { $count ->
    [one] { $names } has not joined yet.
   *[other] { $names } have not joined yet.
}
showing-no-choice = This is not something you can choose now.
showing-other-rules = What came before was played under other rules.
showing-not-over = This game is not over yet.

showing-ends-life = This ends your life.

# On the back of a card: of whom its memories are told there, and when.
memory-somebody = Ines
memory-taken = Taken
memory-top = In the end
memory-lost = If it is lost
memory-played = When played

# What the table stops for a moment.
great-last = The last round
    .text = Whatever is to be lived, live it now.
great-end = The end
    .text = What remains is the story.
