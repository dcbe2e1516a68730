# What stories of all games say. The attributes of a message are its variants.

story-quiet-nothing =
    .a = There is nothing to tell about these years, and { $name } liked it that way.
    .b = These were quiet years.
    .c = Nothing happened, slowly.
    .d = The diary of these years was lost, or never kept.
    .e = { $name } looked out of the window, and it was a good window.
story-running =
    .a = The rest has not been lived yet.
    .b = To be continued, with luck.
    .c = There is sand left in the glass.
    .d = More is on its way.
    .e = { $name } is not done.

# How a story speaks of a person: the placeholders of card texts and what they become, the subject first.
person-she =
    .they = she
    .them = her
    .their = her
person-he =
    .they = he
    .them = him
    .their = his
person-they =
    .they = they
    .them = them
    .their = their
