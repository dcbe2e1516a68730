# The story of a life, around the memories of the cards. Verbs behind a pronoun are in the simple past and never was, has.
# The attributes of a message are its variants.

story-title-running = The life of { $name }, so far.

# A title and an epitaph by what is rare in a life.
story-title-overtime = { $name } lived { $years } years and worked late in most of them.
story-epitaph-overtime =
    .a = Is out of the office.
    .b = Went home at last.
story-title-rest = { $name } lived { $years } years and lay down for a good part of them.
story-epitaph-rest =
    .a = Only resting.
    .b = Had practised.
story-title-restless = { $name } lived { $years } years and never once sat down.
story-epitaph-restless =
    .a = Will sit down in a minute.
    .b = Took the stairs.
story-title-loves = { $name } lived { $years } years and gave away most of them.
story-epitaph-loves =
    .a = Loved, and said so in time.
    .b = There was always one more chair.
story-title-alone = { $name } lived { $years } years and never had to share the blanket.
story-epitaph-alone =
    .a = Slept diagonally.
    .b = Good company, even alone.
story-title-family = { $name } lived { $years } years and ate most suppers at a full table.
story-epitaph-family =
    .a = Never ate alone twice.
    .b = Left the light on in the hall.
story-title-projects = { $name } lived { $years } years and finished most of what was begun.
story-epitaph-projects =
    .a = Finished what could be finished.
    .b = Always had glue on both hands.
story-title-unfinished = { $name } lived { $years } years and began more than one life can finish.
story-epitaph-unfinished =
    .a = Would have liked one more try.
    .b = To be continued by others.
story-title-things = { $name } lived { $years } years and kept every receipt.
story-epitaph-things =
    .a = Had good taste and no room.
    .b = Saw it, bought it, enjoyed it.
story-title-outings = { $name } lived { $years } years and spent few evenings at home.
story-epitaph-outings =
    .a = Went out often and came back late.
    .b = Knew where the exits were.
story-title-bare = { $name } lived { $years } years and owned what fits in two hands.
story-epitaph-bare =
    .a = Travelled light.
    .b = Took nothing, missed nothing.
story-title-jobs = { $name } lived { $years } years and had more name badges than hooks.
story-epitaph-jobs =
    .a = Gave notice.
    .b = Answered every letter.
story-title-career = { $name } lived { $years } years and climbed every staircase on the way.
story-epitaph-career =
    .a = Got to the top and waved.
    .b = The plant was watered to the last.
story-title-retired = { $name } lived { $years } years and spent the last of them in slippers.
story-epitaph-retired =
    .a = Had earned the afternoon off.
    .b = The farewell clock still runs.
story-title-workless = { $name } lived { $years } years and never had a desk.
story-epitaph-workless =
    .a = Never asked for a rise.
    .b = Monday meant nothing here.
story-title-calm = { $name } lived { $years } years and hurried through none of them.
story-epitaph-calm =
    .a = Counted to ten, mostly.
    .b = Had all the time there was.
story-title-nerves = { $name } lived { $years } years and spent most of them on tiptoe.
story-epitaph-nerves =
    .a = Meant to rest next week.
    .b = It was a lot, and it was done.
story-title-short = { $name } lived { $years } years, few and full.
story-epitaph-short =
    .a = Left while it was good.
    .b = Short, and not a dull page.
story-title-long = { $name } lived { $years } years and was the last to leave the table.
story-epitaph-long =
    .a = Turned off the light.
    .b = Used it all, to the last grain.
story-title-rich = { $name } lived { $years } years and left the drawers full.
story-epitaph-rich =
    .a = Left the kitchen tidy.
    .b = There was enough, and some over.
    .c = Saved the best for others.
story-title-spent = { $name } lived { $years } years and spent it all.
story-epitaph-spent =
    .a = Nothing left over.
    .b = Scraped the pan.
story-title-goals = { $name } lived { $years } years and knew what for.
story-epitaph-goals =
    .a = Got there.
    .b = Kept the promise made at fifteen.
story-title-health = { $name } lived { $years } years and ate the apple, core and all.
story-epitaph-health =
    .a = Was never ill, except once.
    .b = Walked here.
story-title-study = { $name } lived { $years } years and had one more question in each.
story-epitaph-study =
    .a = Looked it up.
    .b = Had one more question.
story-title-play = { $name } lived { $years } years and stayed nine for most of them.
story-epitaph-play =
    .a = It was only a game, and what a game.
    .b = Never quite grew up, luckily.
story-title-interact = { $name } lived { $years } years and knew everybody by first name.
story-epitaph-interact =
    .a = Picked up at any hour.
    .b = Waved from across the street.
story-title-temp_job = { $name } lived { $years } years and was paid for most of them by the hour.
story-epitaph-temp_job =
    .a = Could start on Monday.
    .b = Knew where the coffee was, everywhere.
story-title-discards = { $name } lived { $years } years and changed course whenever the wind did.
story-epitaph-discards =
    .a = Let go in time.
    .b = Tried the other door too.
story-title-refreshes = { $name } lived { $years } years and turned over every stone.
story-epitaph-refreshes =
    .a = Wanted to see what else there was.
    .b = Asked for the other menu.
story-title-roles = { $name } lived { $years } years and stood at the edge of every photograph.
story-epitaph-roles =
    .a = Brought the folding chairs.
    .b = Sang the second part.
story-title-sprints = { $name } lived { $years } years and finished most things by Friday.
story-epitaph-sprints =
    .a = Done is done.
    .b = Never left it for tomorrow.
story-title-mood = { $name } lived { $years } years and whistled through most of them.
story-epitaph-mood =
    .a = Whistled.
    .b = It was a very good afternoon.
    .c = Laughed at the right moments and at some others.
story-title-gloom = { $name } lived { $years } years and expected worse of each.
story-epitaph-gloom =
    .a = It could have been worse.
    .b = Was right about the weather.
story-title-late = { $name } lived { $years } years and kept the best for the end.
story-epitaph-late =
    .a = Worth the wait.
    .b = Improved with the years.
story-title-early = { $name } lived { $years } years and had the best of it by forty.
story-epitaph-early =
    .a = What a start.
    .b = Talked about it for years.
story-title-steady = { $name } lived { $years } years, much alike, and all of them good.
story-epitaph-steady =
    .a = Always on time.
    .b = Even handwriting, to the last page.
story-title-A = { $name } lived { $years } years and coloured them in.
story-epitaph-A =
    .a = Left a stain, a bright one.
    .b = The curtain stays up.
story-title-B = { $name } lived { $years } years and kept the books in order.
story-epitaph-B =
    .a = Closed at a profit.
    .b = The sign still says open.
story-title-C = { $name } lived { $years } years and read the footnotes as well.
story-epitaph-C =
    .a = Read to the end.
    .b = Quoted, mostly correctly.
story-title-H = { $name } lived { $years } years and swam twenty lengths in each.
story-epitaph-H =
    .a = Still warm.
    .b = Could nearly touch both feet.
story-title-P = { $name } lived { $years } years and voted in all of them.
story-epitaph-P =
    .a = Had the floor.
    .b = Motion carried.
story-title-S = { $name } lived { $years } years and put the kettle on for all of them.
story-epitaph-S =
    .a = There is cake inside.
    .b = Remembered how you take your tea.
story-title-T = { $name } lived { $years } years and repaired whatever could be opened.
story-epitaph-T =
    .a = Switched off, for once.
    .b = There were four screws left over.
story-title-science = { $name } lived { $years } years and wrote everything down.
story-epitaph-science =
    .a = Results to follow.
    .b = Would repeat the experiment.
story-title-art = { $name } lived { $years } years and signed them in the corner.
story-epitaph-art =
    .a = Signed, lower right.
    .b = Exit left, with applause.
story-title-social = { $name } lived { $years } years and shook every hand in town.
story-epitaph-social =
    .a = The minutes are approved.
    .b = Kept the door open.
story-title-security = { $name } lived { $years } years and stayed awake so that others could sleep.
story-epitaph-security =
    .a = All quiet.
    .b = Checked the door twice.
story-title-talents = { $name } lived { $years } years and had the knack from the beginning.
story-epitaph-talents =
    .a = Had it from the beginning.
    .b = Always had a knack for it.
story-title-plain = { $name } lived { $years } years and wasted only two of them.
story-epitaph-plain =
    .a = Was here.
    .b = It all counted.
    .c = Took no more than a seat by the window.

story-opening = { $list }.
story-opening-nothing = { $name } travelled light.
story-count-alone = { $part } (nobody else at the table had any)
story-count-jobs = { $count ->
    [1] { $words ->
        [one] one job
       *[other] 1 job
    }
   *[other] { $words } jobs
}
story-count-loves = { $count ->
    [1] { $words ->
        [one] one love
       *[other] 1 love
    }
   *[other] { $words } loves
}
story-count-projects = { $count ->
    [1] { $words ->
        [one] one thing seen through to the end
       *[other] 1 thing seen through to the end
    }
   *[other] { $words } things seen through to the end
}
story-count-things = { $count ->
    [1] { $words ->
        [one] one receipt
       *[other] 1 receipt
    }
   *[other] { $words } receipts
}

story-met =
    .a = It was { $card }.
    .b = The name was { $card }.
    .c = That is how { $card } came into it.
    .d = { $card } said hello first.
    .e = By spring there were two toothbrushes, and one of them belonged to { $card }.
    .f = From then on the story is also about { $card }.
    .g = Somebody asked who that was, and it was { $card }.
story-hired =
    .a = The badge said: { $card }.
    .b = The post had a title, { $card }, and a drawer that stuck.
    .c = On the door it said { $card }, in somebody else’s handwriting.
    .d = On the form, under profession, { $they } wrote: { $card }.
    .e = The first payslip said { $card } and had a spelling mistake in the name.
    .f = { $card }: that was what { $name } did now.
    .g = At parties the answer was now: { $card }.
    .h = By evening the whole street had heard: { $card }.
story-lost-job =
    .a = The work came to an end; { $name } took home the plant.
    .b = { $name } gave back the key and kept the pencil.
    .c = One Monday { $they } stayed in bed, and nobody rang.
    .d = The desk was cleared in ten minutes, the drawer in an hour.
    .e = { $name } wrote a resignation letter of one line.
story-changed-job =
    .a = { $name } left the old desk with a cake and no regrets.
    .b = The old desk went to somebody younger, and { $name } wished it luck.
    .c = { $name } handed over a list of passwords and moved on.
    .d = The colleagues sang, and { $name } took the lift down for the last time.
    .e = The old badge went into the drawer with the other old badges.
story-lost-partner =
    .a = { $card } moved out on a Tuesday and took the good lamp.
    .b = Then the other toothbrush disappeared, and { $card } with it.
    .c = { $card } left a note, two keys and a great deal of quiet.
    .d = { $card } and { $name } divided the records and the winters.
    .e = With { $card } it ended as quietly as a kettle taken off the stove.
story-lost-thing =
    .a = The bill came once too often, and that was the end of “{ $card }”.
    .b = One day there was a gap on the shelf where “{ $card }” had been.
    .c = { $name } could not keep everything, and gave up “{ $card }” first.
    .d = “{ $card }” had to go, and the house felt larger for a week.
    .e = Somebody else got “{ $card }” for half of what it had cost.
    .f = { $name } crossed “{ $card }” off the list of things to pay for.
    .g = When money was short, “{ $card }” was the first thing to go.
    .h = “{ $card }” stayed behind in the old flat.
story-lost-project =
    .a = “{ $card }” stayed unfinished.
    .b = { $name } put everything in a box and wrote on the lid: { $card }.
    .c = Some things are begun in order to be dropped: “{ $card }”, for one.
    .d = There was no more time for “{ $card }”.
    .e = { $name } told everybody that “{ $card }” was only resting.
    .f = “{ $card }” went where the other good intentions were.
    .g = First { $they } stopped talking about “{ $card }”, and then thinking about it.
story-habit-overtime =
    .a = The light in the office burned late, and { $they } sat under it.
    .b = { $name } knew the night porter by first name in those years.
    .c = Dinner mostly came out of a machine.
    .d = { $name } saw most sunsets reflected in a screen.
    .e = The last tram knew { $them }.
story-habit-rest =
    .a = In between { $they } lay on the sofa and regretted nothing.
    .b = { $name } slept well, and often, and at noon.
    .c = There were many afternoons with nothing in them, and { $they } remembered those best.
    .d = Between two and four { $name } could not be reached.
    .e = The hammock took { $their } shape.
story-quiet-study =
    .a = { $name } read a great deal and moved the furniture once.
    .b = These were quiet years, with a library card.
    .c = Nothing happened, and { $name } took notes.
    .d = { $name } learned three alphabets and used one.
    .e = The lamp by the bed was the busiest thing in the house.
story-quiet-play =
    .a = { $name } played, mostly for the fun of it.
    .b = These were quiet years, apart from the noise { $name } made.
    .c = { $name } tried out everything once and kept the receipts for none of it.
    .d = There was paint on the door handles.
    .e = { $name } invented a game and changed the rules when it rained.
story-quiet-interact =
    .a = { $name } talked to everybody and remembered most of the names.
    .b = These were quiet years, spent mostly on other people’s terraces.
    .c = { $name } went to every party and never left last.
    .d = The telephone rang, and it was nearly always for { $name }.
    .e = { $name } borrowed sugar all over the house and paid it back in news.
story-quiet-temp_job =
    .a = { $name } worked here and there and learned where the coffee was.
    .b = These were quiet years, paid by the hour.
    .c = { $name } stood in for people who were ill and lived well on other people’s colds.
    .d = { $name } had eleven desks and a drawer in none of them.
    .e = Every second Friday there was an envelope.
story-quiet-rest =
    .a = { $name } rested, and did it thoroughly.
    .b = These were quiet years, most of them horizontal.
    .c = { $name } later said that these years did wonders for the sofa.
    .d = { $name } watched a tree grow, the whole of it.
    .e = Nothing was put off, because nothing was planned.
story-quiet-overtime =
    .a = { $name } worked late and saw the sun in photographs.
    .b = These were years of evenings with the lights on.
    .c = { $name } asked for more time and got it, at the usual price.
    .d = The cleaners lifted { $their } feet and mopped underneath.
    .e = These years have no photographs, only time sheets.
story-end-stress =
    .a = In the end it was all a little much, and { $name } put everything down at once.
    .b = { $name } meant to rest next week.
    .c = The heart, which { $name } always overruled, had the last word.
    .d = There were eleven things on the list for that day, and { $name } did ten.
    .e = { $name } ran for the bus and was, for once, not late.
story-end-years =
    .a = A birthday rang the bell, and { $name } did not open the door.
    .b = Then the years presented their bill, and { $name } paid in full.
    .c = { $name } fell asleep over the newspaper and left the crossword to others.
    .d = One morning the kettle whistled, and nobody got up to take it off.
    .e = { $name } went to bed early, with the window open.
    .f = The last entry in the calendar was the dentist, and { $name } got out of it.
    .g = { $name } had just sat down.
story-end-full =
    .a = { $name } used it all, to the last grain.
    .b = There was no age left on the board, so { $name } folded it up.
    .c = { $name } stayed to the very end and turned off the light.
    .d = { $name } saw the whole film, with the credits.
    .e = At the very end { $name } asked whether that was all, and laughed.
story-end-left =
    .a = { $name } got up in the middle of the game and closed the door softly.
    .b = One evening { $name } took { $their } coat from the hook and left.
    .c = { $name } left early, without a word about why.
    .d = { $name } said goodbye to the cat and to nobody else.
    .e = There was still tea in { $their } cup.
story-legacy =
    .a = { $They } left { $list }.
    .b = What remained: { $list }.
    .c = On the kitchen table lay { $list }.
    .d = The notary counted { $list }.
    .e = To be divided among friends: { $list }.
    .f = The will mentioned { $list }.
    .g = Left behind: { $list }.
story-joined =
    .a = When { $founder } started “{ $card }”, { $name } asked what there was to carry.
    .b = { $founder } needed one more for “{ $card }”, and { $name } had a free evening.
    .c = “{ $card }” was { $founder }’s idea, and { $name } made it possible.
    .d = { $name } joined { $founder } for “{ $card }”, for a week, and stayed.
    .e = { $founder } said “{ $card }” and { $name } said yes before the end of the sentence.
    .f = { $name } had heard of “{ $card }” from { $founder } and came to look.
    .g = There was a chair free at “{ $card }”, and { $founder } waved { $name } over.
    .h = { $founder } rang about “{ $card }”, and { $name } brought tools.
story-together =
    .a = With { $others }, { $they } saw “{ $card }” through to the end.
    .b = “{ $card }” came off, thanks to { $others } and, { $name } always said, the weather.
    .c = { $all } had a photograph taken when “{ $card }” was done.
    .d = { $name } kept the poster of “{ $card }”, and { $others } the debts.
    .e = After “{ $card }”, { $all } greeted each other differently.
    .f = Nobody but { $others } ever understood what { $name } did for “{ $card }”.
    .g = { $name } still owed { $others } a supper for “{ $card }”.
story-again =
    .a = { $name } did as { $other } had done before: “{ $card }”.
    .b = “{ $card }” had been { $other }’s; now it was { $name }’s turn.
    .c = { $name } and { $other } had “{ $card }” in common, though not at the same time.
    .d = { $other } had always spoken well of “{ $card }”, so { $name } tried it.
    .e = Years after { $other }, { $name } came to it too: “{ $card }”.
# The same card in the same years as somebody else.
story-too =
    .a = At “{ $card }” { $name } ran into { $other }.
    .b = { $name } and { $other } had “{ $card }” in common, and talked of it for years.
    .c = { $other } remembered “{ $card }” differently from { $name }.
    .d = “{ $card }” brought { $name } and { $other } together for once.
# Somebody whom another player loved before.
story-again-love =
    .a = { $other } and { $card } had once been a couple, and { $name } knew.
    .b = { $card } had broken { $other }’s heart before.
    .c = { $other } had spoken of { $card }, and { $name } had listened.
story-again-top =
    .a = And like { $other }, { $they } went all the way: “{ $card }”.
    .b = In the end { $name } and { $other } could compare notes on “{ $card }”.
    .c = { $name } got as far with “{ $card }” as { $other } had.
story-again-promoted =
    .a = { $other } had been promoted from the same desk.
    .b = From there { $name } moved upstairs, as { $other } had before { $them }.
    .c = Like { $other }, { $they } did not stay at that desk for long.
story-again-retired =
    .a = { $other } had retired from the same desk, and recommended it.
    .b = Like { $other } before { $them }, { $they } gave back the key and kept the pension.
    .c = { $other } came to the farewell and knew where the cake was.
story-news =
    .a = Everybody remembers the year of “{ $card }”, { $name } included.
    .b = Then came “{ $card }”, for { $name } as for everybody.
    .c = “{ $card }” passed, and { $name } was still there.
    .d = “{ $card }” was in all the papers, and in { $their } kitchen.
    .e = { $name } later spoke of the time before “{ $card }” and the time after.
story-link-years =
    .a = “{ $card }” had taken years.
    .b = Years later it was time for “{ $card }”.
    .c = { $name } had never quite let go of “{ $card }”.
    .d = A good twenty years had gone by since the first chapter of “{ $card }”.
    .e = “{ $card }” had been left to rest for a while, as some things need to be.
    .f = Long after everybody had stopped asking about “{ $card }”, there was news of it.
story-link-after =
    .a = After that there was room.
    .b = It took a winter, and then it was all right.
    .c = { $name } looked at the gap for a while and then filled it.
    .d = One thing ended, another began.
    .e = Life went on, with less luggage.
    .f = Then the phone rang, and it was about something else.
    .g = That left the Thursdays free.
    .h = { $name } bought a new calendar.
story-link-spite =
    .a = All this on very little sleep.
    .b = { $name } did it in spite of everything, the calendar above all.
    .c = The doctor had advised against it.
    .d = There was no time for it, and { $they } took it anyway.
    .e = { $name } had a headache for most of it.
story-link-new =
    .a = And then there was “{ $card }”.
    .b = “{ $card }” came next.
    .c = That was how “{ $card }” began.
    .d = Next on the list: “{ $card }”.
    .e = Now for “{ $card }”.
    .f = There was room for one thing more, “{ $card }”.
story-again-job =
    .a = { $other } had held that post before.
    .b = The post had once been { $other }’s.
    .c = In the drawer lay a pencil that { $other } had chewed.
    .d = { $other } wrote the handover notes, which said “good luck”.
story-link-card =
    .a = Somebody asked after “{ $card }”.
    .b = “{ $card }” had not been forgotten.
    .c = Back to “{ $card }”.
    .d = There was news of “{ $card }”.
    .e = “{ $card }” again.
    .f = There is more to tell of “{ $card }”.

story-left-money = { $count ->
    [1] { $words ->
        [one] one coin
       *[other] 1 coin
    }
   *[other] { $words } coins
}
story-left-knowledge = { $count ->
    [1] { $words ->
        [one] one answer
       *[other] 1 answer
    }
   *[other] { $words } answers
}
story-left-creativity = { $count ->
    [1] { $words ->
        [one] one idea
       *[other] 1 idea
    }
   *[other] { $words } ideas
}
story-left-influence = { $count ->
    [1] { $words ->
        [one] one favour owed
       *[other] 1 favour owed
    }
   *[other] { $words } favours owed
}
story-left-nothing = nothing but a good smell

story-threshold = At least { $count } Long-Term Happiness

story-source-projects = Projects
story-source-family = Family and love
story-source-things = Things and outings
story-source-work = Work and promotions
story-source-goals = Life Goals
story-source-inheritance = Inheritance
story-source-mood = High spirits
story-source-talents = Talents
story-source-other = Other

# The row of the life of the day.

day-sign-dark_green = dark green
day-sign-green = green
day-sign-turquoise = turquoise
day-sign-light_blue = light blue
day-sign-yellow = yellow
day-sign-orange = orange
day-sign-red = red
day-sign-unlived = not lived
