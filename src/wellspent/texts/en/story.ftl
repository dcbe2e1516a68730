# The story of a life, around the memories of the cards. Verbs behind a pronoun are in the simple past and never was, has.
# The attributes of a message are its variants.

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
    .b = Good company, alone included.
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
story-title-bare = { $name } lived { $years } years and owned what fits into two hands.
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
    .b = The clock they gave still runs.
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
story-title-spent = { $name } lived { $years } years and spent all of it.
story-epitaph-spent =
    .a = Nothing left over.
    .b = Scraped the pan.
story-title-goals = { $name } lived { $years } years and knew what for.
story-epitaph-goals =
    .a = Got there.
    .b = Kept the promise made at fifteen.
story-title-health = { $name } lived { $years } years and ate the apple with the core.
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
    .b = Knew the second voice.
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
story-title-steady = { $name } lived { $years } years, one like the other, and all of them good.
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
story-title-kids = { $name } lived { $years } years and tied a great many small shoes.
story-epitaph-kids =
    .a = Is survived by drawings on the fridge.
    .b = Looked under the bed, every night.
story-title-pets = { $name } lived { $years } years and had fur on every coat.
story-epitaph-pets =
    .a = The bowl is full.
    .b = Knew whose cat that was.
story-title-friends = { $name } lived { $years } years and kept the keys of four other flats.
story-epitaph-friends =
    .a = Never forgot a birthday, nearly.
    .b = Came by without ringing.
story-title-mutual_friends = { $name } lived { $years } years and always rang first.
story-epitaph-mutual_friends =
    .a = Was the favourite, and never said so.
    .b = Knew somebody who knew everybody.
story-title-popularity = { $name } lived { $years } years and had to wave a great deal.
story-epitaph-popularity =
    .a = Everybody knew the name, and some the face.
    .b = Is survived by an audience.
story-title-community = { $name } lived { $years } years and sat on every committee.
story-epitaph-community =
    .a = Is in every photograph, third from the left.
    .b = Knew who had the key to the hall.
story-title-journeys = { $name } lived { $years } years and sent postcards from most of them.
story-epitaph-journeys =
    .a = Had been there.
    .b = Packed light.
    .c = Sent postcards that arrived later.
story-title-desire = { $name } lived { $years } years and dreamed of half of them first.
story-epitaph-desire =
    .a = Wanted it for years, and was right.
    .b = Dreamed with a list.
story-title-memories = { $name } lived { $years } years and went back for the best of them.
story-epitaph-memories =
    .a = Went back for it.
    .b = Found what the attic was keeping.
story-title-own_goals = { $name } lived { $years } years and played by a rule of one.
story-epitaph-own_goals =
    .a = Asked nobody, and got there.
    .b = Kept one promise that nobody had heard.
story-title-services = { $name } lived { $years } years and had somebody for everything.
story-epitaph-services =
    .a = Somebody came on Tuesdays.
    .b = Please cancel the subscription.
story-title-degrees = { $name } lived { $years } years and framed the certificate.
story-epitaph-degrees =
    .a = Passed.
    .b = Sat in the front row.
story-title-shops = { $name } lived { $years } years and turned the sign on the door every morning.
story-epitaph-shops =
    .a = Closed for good. Thank you for coming.
    .b = Gave the right change.
story-title-freelance = { $name } lived { $years } years and never once had a boss.
story-epitaph-freelance =
    .a = Invoice to follow.
    .b = Was the boss, and a kind one.
story-title-fortune = { $name } lived { $years } years and always had an umbrella.
story-epitaph-fortune =
    .a = Had an umbrella.
    .b = Took it as it came.
story-title-trends = { $name } lived { $years } years and was early, for once.
story-epitaph-trends =
    .a = Did what everybody was doing, only better.
    .b = Will look good in the photographs.
story-title-heir = { $name } lived { $years } years and wrote thank-you letters in time.
story-epitaph-heir =
    .a = Sits in the good armchair.
    .b = Visited on Sundays.
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
story-count-kids = { $count ->
    [1] { $words ->
        [one] one child
       *[other] 1 child
    }
   *[other] { $words } children
}
story-count-pets = { $count ->
    [1] { $words ->
        [one] one animal
       *[other] 1 animal
    }
   *[other] { $words } animals
}
story-count-friends = { $count ->
    [1] { $words ->
        [one] one friend for life
       *[other] 1 friend for life
    }
   *[other] { $words } friends
}
story-count-journeys = { $count ->
    [1] { $words ->
        [one] one great day
       *[other] 1 great day
    }
   *[other] { $words } great days
}
story-count-degrees = { $count ->
    [1] { $words ->
        [one] one degree
       *[other] 1 degree
    }
   *[other] { $words } degrees
}
story-count-memories = { $count ->
    [1] { $words ->
        [one] one memory made real
       *[other] 1 memory made real
    }
   *[other] { $words } memories made real
}
story-count-services = { $count ->
    [1] { $words ->
        [one] one subscription
       *[other] 1 subscription
    }
   *[other] { $words } subscriptions
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
    .h = { $Their } mother told the whole street: { $card }.
story-lost-job =
    .a = The work came to an end; { $name } took home the plant.
    .b = { $name } gave back the key and kept the pencil.
    .c = One Monday { $they } stayed in bed, and nobody rang.
    .d = The desk was cleared in ten minutes, the drawer in an hour.
    .e = { $name } wrote a resignation letter of one line.
story-changed-job =
    .a = { $name } left the old desk with a cake and no regrets.
    .b = The old desk went to somebody younger, and { $they } wished it luck.
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
    .g = About “{ $card }” { $they } stopped talking first and thinking later.
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
    .c = { $name } replaced people who were ill and lived well on other people’s colds.
    .d = { $name } had eleven desks and a drawer in none of them.
    .e = Every second Friday there was an envelope.
story-quiet-rest =
    .a = { $name } rested, and did it thoroughly.
    .b = These were quiet years, most of them horizontal.
    .c = Of these years { $name } later said that they did wonders for the sofa.
    .d = { $name } watched a tree grow, the whole of it.
    .e = Nothing was put off, because nothing was planned.
story-quiet-overtime =
    .a = { $name } worked late and saw the sun on photographs.
    .b = These were years of evenings with the lights on.
    .c = { $name } asked for more time and got it, at the usual price.
    .d = The cleaners lifted { $their } feet and mopped underneath.
    .e = These years have no photographs, only time sheets.
story-quiet-nothing =
    .a = About these years there is nothing to tell, and { $name } liked it that way.
    .b = These were quiet years.
    .c = Nothing happened, slowly.
    .d = The diary of these years was lost, or never kept.
    .e = { $name } looked out of the window, and it was a good window.
story-end-stress =
    .a = In the end it was all a little much, and { $name } put everything down at once.
    .b = { $name } meant to rest next week.
    .c = The heart, which { $name } always overruled, had the last word.
    .d = There were eleven things on the list for that day, and { $name } did ten.
    .e = { $name } ran for the bus and was, for once, not late.
story-end-years =
    .a = One birthday came that { $name } did not open the door to.
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
    .e = At the very end { $name } asked whether that had been all, and laughed.
story-end-left =
    .a = { $name } got up in the middle of the game and closed the door softly.
    .b = One evening { $name } took the coat from the hook and went.
    .c = { $name } left early, without a word about why.
    .d = { $name } said goodbye to the cat and to nobody else.
    .e = There was still tea in { $their } cup.
story-running =
    .a = The rest has not been lived yet.
    .b = To be continued, with luck.
    .c = There is sand left in the glass.
    .d = More is on its way.
    .e = { $name } is not done.
story-legacy =
    .a = { $They } left { $list }.
    .b = What remained: { $list }.
    .c = On the kitchen table lay { $list }.
    .d = The notary counted { $list }.
    .e = To be divided among friends: { $list }.
    .f = The will mentioned { $list }.
    .g = Not taken along: { $list }.
story-joined =
    .a = When { $founder } started “{ $card }”, { $name } asked what there was to carry.
    .b = { $founder } needed one more for “{ $card }”, and { $name } had a free evening.
    .c = “{ $card }” was { $founder }’s idea, and { $name } made it possible.
    .d = { $name } joined { $founder } for “{ $card }”, for a week, and stayed.
    .e = { $founder } said “{ $card }” and { $name } said yes before the end of the sentence.
    .f = { $name } had heard of “{ $card }” from { $founder } and came to look.
    .g = There was a chair free at { $founder }’s “{ $card }”, and { $name } took it.
    .h = { $founder } rang about “{ $card }”, and { $name } brought tools.
story-together =
    .a = With { $others }, { $they } saw “{ $card }” through to the end.
    .b = “{ $card }” came off, thanks to { $others } and, { $they } always said, the weather.
    .c = { $all } had a photograph taken when “{ $card }” was done.
    .d = Of “{ $card }” { $they } kept the poster, and { $others } the debts.
    .e = After “{ $card }”, { $all } greeted each other differently.
    .f = Nobody but { $others } ever understood what { $name } did for “{ $card }”.
    .g = { $name } still owed { $others } a supper for “{ $card }”.
story-alone-done =
    .a = Nobody came, and { $name } did “{ $card }” without help.
    .b = “{ $card }” was meant for four, and { $name } did it with two hands.
    .c = { $name } held every post in “{ $card }” and got on well with the chair.
story-again =
    .a = { $name } did as { $other } had done before: “{ $card }”.
    .b = “{ $card }” had been { $other }’s; now it was { $name }’s turn.
    .c = { $name } and { $other } had “{ $card }” in common, though not at the same time.
    .d = { $other } had always spoken well of “{ $card }”, so { $name } tried it.
    .e = Years after { $other }, { $name } came to it too: “{ $card }”.
story-again-top =
    .a = And like { $other }, { $they } went all the way: “{ $card }”.
    .b = In the end { $name } and { $other } could compare notes on “{ $card }”.
    .c = With “{ $card }” { $name } got as far as { $other } had.
story-news =
    .a = Everybody remembers the year of “{ $card }”, { $name } included.
    .b = Then came “{ $card }”, for { $name } as for all.
    .c = “{ $card }” passed, and { $name } was still there.
    .d = “{ $card }” was in all the papers, and in { $their } kitchen.
    .e = { $name } later spoke of the time before “{ $card }” and the time after.
story-link-years =
    .a = “{ $card }” had taken years.
    .b = Years later it was time for “{ $card }”.
    .c = { $name } had never quite let go of “{ $card }”.
    .d = A good twenty years had gone by since “{ $card }” began.
    .e = “{ $card }” had been left lying for a while, as some things want to be.
    .f = Long after everybody had stopped asking about “{ $card }”, there was an answer.
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
    .b = { $name } did it in spite of everything, mostly of the calendar.
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
    .a = { $other } had had the same desk before.
    .b = The post had once been { $other }’s.
    .c = In the drawer lay a pencil that { $other } had chewed.
    .d = { $other } wrote the handover notes, which said: good luck.
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
story-source-goals = Life goals
story-source-inheritance = Inheritance
story-source-mood = High spirits
story-source-talents = Talents
story-source-other = Other

# The curriculum vitae of CV.
story-cv-title-running = Curriculum vitae of { $name }
# What a life applies for, and what was carved for it, by what is rare in it.
story-cv-title-health = Curriculum vitae of { $name }. Position sought: something with stairs.
story-cv-epitaph-health =
    .a = Was never ill, except once.
    .b = Walked here.
    .c = Ate the apple, with the core.
story-cv-title-knowledge = Curriculum vitae of { $name }. Position sought: anything with a library.
story-cv-epitaph-knowledge =
    .a = Looked it up.
    .b = Knew the way.
    .c = Had one more question.
story-cv-title-relationship = Curriculum vitae of { $name }. Position sought: a desk with many visitors.
story-cv-epitaph-relationship =
    .a = Remembered your birthday.
    .b = Three address books, all full.
    .c = Is missed by the dogs, too.
story-cv-title-work = Curriculum vitae of { $name }. Position sought: more of the same.
story-cv-epitaph-work =
    .a = Is out of the office.
    .b = Answered every letter.
    .c = Finally out of the office chat.
story-cv-title-possession = Curriculum vitae of { $name }. Position sought: a warehouse, with view.
story-cv-epitaph-possession =
    .a = Had good taste and no room.
    .b = The keys are under the mat.
    .c = Kept the boxes.
story-cv-title-no_health = Curriculum vitae of { $name }. Position sought: something near a lift.
story-cv-epitaph-no_health =
    .a = Never liked the gym.
    .b = Took the lift.
story-cv-title-no_knowledge = Curriculum vitae of { $name }. Position sought: on-the-job training.
story-cv-epitaph-no_knowledge =
    .a = Guessed, mostly right.
    .b = Skipped the instructions.
story-cv-title-no_relationship = Curriculum vitae of { $name }. Position sought: a night shift at a lighthouse.
story-cv-epitaph-no_relationship =
    .a = Slept diagonally.
    .b = Did not mind the quiet.
story-cv-title-no_work = Curriculum vitae of { $name }. Position sought: nothing, thank you.
story-cv-epitaph-no_work =
    .a = Monday meant nothing here.
    .b = Never asked for a rise.
story-cv-title-no_possession = Curriculum vitae of { $name }. Position sought: a chair, on loan.
story-cv-epitaph-no_possession =
    .a = Travelled light.
    .b = Left an empty drawer.
story-cv-title-lost = Curriculum vitae of { $name }. Position sought: a second start.
story-cv-epitaph-lost =
    .a = Lost things, and found others.
    .b = Knew how to begin again.
    .c = Crossed out, and written over.
story-cv-title-misfortune = Curriculum vitae of { $name }. Position sought: something indoors.
story-cv-epitaph-misfortune =
    .a = Met every black cat personally.
    .b = It could have been worse.
story-cv-title-insured = Curriculum vitae of { $name }. Position sought: a post with cover.
story-cv-epitaph-insured =
    .a = Had an umbrella.
    .b = Read the small print.
story-cv-title-played = Curriculum vitae of { $name }. Position sought: whatever comes up.
story-cv-epitaph-played =
    .a = Took it as it came.
    .b = Was there when it counted.
    .c = Said yes first.
story-cv-title-lucky = Curriculum vitae of { $name }. Position sought: a post by lottery.
story-cv-epitaph-lucky =
    .a = Three ladybirds, more than once.
    .b = Found money in the old coat.
story-cv-title-assisted = Curriculum vitae of { $name }. Position sought: any post, with a hand.
story-cv-epitaph-assisted =
    .a = Accepted help, and said thank you.
    .b = Somebody held the door.
story-cv-title-bills = Curriculum vitae of { $name }. Position sought: a post that pays on the first.
story-cv-epitaph-bills =
    .a = Paid every bill.
    .b = The rent is settled.
story-cv-title-gambler = Curriculum vitae of { $name }. Position sought: a table with dice.
story-cv-epitaph-gambler =
    .a = One more throw.
    .b = Would have rolled again.
    .c = The dice are in the left pocket.
story-cv-title-content = Curriculum vitae of { $name }. Position sought: this one will do.
story-cv-epitaph-content =
    .a = Enough is enough.
    .b = Kept the first throw.
    .c = Liked it as it fell.
story-cv-title-private = Curriculum vitae of { $name }. Position sought: the one nobody expected.
story-cv-epitaph-private =
    .a = Had a plan, told nobody.
    .b = Kept one promise that nobody had heard.
    .c = Got there.
story-cv-title-missed = Curriculum vitae of { $name }. Position sought: something else entirely.
story-cv-epitaph-missed =
    .a = Wanted something else, and liked this.
    .b = The plan was good.
story-cv-title-public = Curriculum vitae of { $name }. Position sought: first prize, any field.
story-cv-epitaph-public =
    .a = Stood on the podium.
    .b = Entered everything, also the pie contest.
    .c = The cup is on the shelf.
story-cv-title-many = Curriculum vitae of { $name }. Position sought: two posts at once.
story-cv-epitaph-many =
    .a = The page was too short.
    .b = Continued on a separate sheet.
story-cv-title-few = Curriculum vitae of { $name }. Position sought: half a day, at most.
story-cv-epitaph-few =
    .a = Kept it to one page.
    .b = Wide margins.
story-cv-title-childhood = Curriculum vitae of { $name }. Position sought: something with crayons.
story-cv-epitaph-childhood =
    .a = Never quite grew up, luckily.
    .b = Knew where the tree house was.
story-cv-title-youth = Curriculum vitae of { $name }. Position sought: a post with long nights.
story-cv-epitaph-youth =
    .a = What a start.
    .b = Was young for a long time.
story-cv-title-middle = Curriculum vitae of { $name }. Position sought: head of something.
story-cv-epitaph-middle =
    .a = The best years were in the middle.
    .b = Carried the sofa up, and down.
story-cv-title-old = Curriculum vitae of { $name }. Position sought: an advisory role, mornings.
story-cv-epitaph-old =
    .a = Improved with the years.
    .b = Kept the best for the end.
story-cv-title-tall = Curriculum vitae of { $name }. Position sought: one thing, done properly.
story-cv-epitaph-tall =
    .a = Knew one thing, all of it.
    .b = A specialist, to the last.
story-cv-title-balanced = Curriculum vitae of { $name }. Position sought: general duties.
story-cv-epitaph-balanced =
    .a = A little of everything.
    .b = Nothing too much.
story-cv-title-starter = Curriculum vitae of { $name }. Position sought: a post one can cycle to.
story-cv-epitaph-starter =
    .a = Arrived first, ringing.
    .b = The bicycle is still outside.
story-cv-title-borrower = Curriculum vitae of { $name }. Position sought: a shared desk.
story-cv-epitaph-borrower =
    .a = Borrowed sugar, returned cake.
    .b = Good neighbours, good fences.
story-cv-title-changer = Curriculum vitae of { $name }. Position sought: anything that can become something else.
story-cv-epitaph-changer =
    .a = Made one thing out of another.
    .b = Always found a way round.
story-cv-title-plain = Curriculum vitae of { $name }. Position sought: available from Monday.
story-cv-epitaph-plain =
    .a = Was here.
    .b = It all counted.
    .c = Asked for very little.
story-cv-heading-education = Childhood and education
story-cv-heading-work = Work experience
story-cv-heading-relationships = Relationships
story-cv-heading-health = Health
story-cv-heading-possessions = Possessions
story-cv-heading-other = Other qualifications
story-cv-source-health = Health
story-cv-source-knowledge = Knowledge
story-cv-source-relationship = Relationships
story-cv-source-possession = Possessions
story-cv-source-private = Private goal
story-cv-source-public = Public goals
story-cv-profile-health =
    .a = { $name } took the stairs, and still takes them.
    .b = Resting pulse 52. { $name } mentions it early in most conversations.
    .c = { $name } outlived three doctors and kept in touch with their families.
    .d = { $name } walked to every interview and arrived before the lift.
    .e = Everything is in working order, and { $name } has the papers.
story-cv-profile-knowledge =
    .a = { $name } knew a little about everything and said so about half of it.
    .b = Everybody sat next to { $name } in exams.
    .c = { $name } read the instructions, the Finnish ones included.
    .d = { $name } could explain it, and did.
    .e = There is a bookmark in every book { $name } owns.
story-cv-profile-relationship =
    .a = { $name } never ate a birthday cake alone, not even somebody else’s.
    .b = Three address books, all of them full: that was { $name }.
    .c = { $name } remembered names, and the names of the dogs.
    .d = { $name } knew somebody in every town, and somebody’s aunt.
    .e = At weddings { $name } was seated with everybody in turn.
story-cv-profile-possession =
    .a = { $name } owned one of most things and two of the rest.
    .b = The removal crew knew { $name } by first name and by the piano.
    .c = { $name } kept the receipts, and the boxes, and the attic for the boxes.
    .d = { $name } had a key for everything and a hook for every key.
    .e = { $name } never threw away a good box.
story-cv-profile-private =
    .a = { $name } had a plan, told nobody, and stuck to it.
    .b = From the outside it looked like chance. { $name } knew better.
    .c = { $name } wanted one thing and got round to it.
    .d = Nobody guessed what { $name } was after, and that was half the fun.
    .e = { $name } kept a list in a drawer and ticked it off.
story-cv-profile-public =
    .a = { $name } liked to win, and best with people watching.
    .b = Wherever there was a ranking, { $name } stood in it.
    .c = { $name } entered everything, also the pie contest.
    .d = If there was a cup, { $name } had polished it.
    .e = { $name } read the rules of every competition, and most of the entries.
story-cv-profile-nothing =
    .a = { $name } kept things simple, and the page short.
    .b = { $name } left the form blank and signed it.
    .c = Little is known about { $name }, and most of that is hearsay.
    .d = { $name } came with empty pockets and on time.
    .e = The form has a box for remarks, and { $name } drew a cat in it.
story-cv-lost =
    .a = That came to an end one day: { $card }.
    .b = { $name } had to cross out a line: { $card }.
    .c = Gone, as things go: { $card }.
    .d = { $name } used to have something to write here: { $card }.
    .e = Until further notice without “{ $card }”.
    .f = “{ $card }” is no longer up to date.
    .g = The entry “{ $card }” has been struck out.
story-cv-end =
    .a = { $They } can be called at any time, and will pick up at the third ring.
    .b = Available from Monday.
    .c = Salary expectations: none left.
    .d = Photograph: see above. The real one is better.
    .e = Hobbies: this.
    .f = Signed, dated, and a little stained.
story-cv-left =
    .a = The rest of the page is empty: { $name } went home early.
    .b = Here { $name } put down the pen and went.
    .c = { $name } left without giving notice.
    .d = The last line breaks off.
    .e = { $name } asked for the coat and the door.
story-cv-references = References
story-cv-private = in private
story-cv-sum = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
