# The story of a life, around the memories of the cards. Verbs behind a pronoun are in the simple past and never was, has.

story-title = { $manner ->
    [overtime] { $name } lived { $years } years and worked late in most of them.
    [rest] { $name } lived { $years } years and lay down for a good part of them.
    [love] { $name } lived { $years } years and gave away most of them.
    [projects] { $name } lived { $years } years and finished most of what was begun.
   *[bored] { $name } lived { $years } years and wasted only two of them.
}
story-title-running = The life of { $name }, so far.

story-opening = { $list }.
story-opening-nothing = { $name } travelled light.
story-count-jobs = { $count ->
    [1] one job
    [2] two jobs
    [3] three jobs
    [4] four jobs
    [5] five jobs
    [6] six jobs
   *[other] { $count } jobs
}
story-count-loves = { $count ->
    [1] one love
    [2] two loves
    [3] three loves
    [4] four loves
    [5] five loves
    [6] six loves
   *[other] { $count } loves
}
story-count-projects = { $count ->
    [1] one thing seen through to the end
    [2] two things seen through to the end
    [3] three things seen through to the end
    [4] four things seen through to the end
    [5] five things seen through to the end
    [6] six things seen through to the end
   *[other] { $count } things seen through to the end
}
story-count-things = { $count ->
    [1] one receipt
    [2] two receipts
    [3] three receipts
    [4] four receipts
    [5] five receipts
    [6] six receipts
   *[other] { $count } receipts
}

story-met = { $variant ->
    [0] It was { $card }.
    [1] The name was { $card }.
   *[2] That is how { $card } came into it.
}
story-hired = { $variant ->
    [0] The badge said: { $card }.
    [1] It came with a title, { $card }, and a drawer that stuck.
   *[2] On the door it said { $card }, in somebody else’s handwriting.
}
story-lost-job = { $variant ->
    [0] The work came to an end; { $name } took home the plant.
    [1] { $name } gave back the key and kept the pencil.
   *[2] One Monday { $they } stayed in bed, and nobody rang.
}
story-changed-job = { $variant ->
    [0] { $name } left the old desk with a cake and no regrets.
    [1] The old desk went to somebody younger, and { $they } wished it luck.
   *[2] { $name } handed over a list of passwords and moved on.
}
story-lost-partner = { $variant ->
    [0] { $card } moved out on a Tuesday and took the good lamp.
    [1] Then the other toothbrush disappeared, and { $card } with it.
   *[2] { $card } left a note, two keys and a great deal of quiet.
}
story-lost-thing = { $variant ->
    [0] The bill came once too often, and that was the end of this: { $card }.
    [1] One day there was a gap on the shelf where something had been: { $card }.
   *[2] { $name } could not keep everything, and gave this up first: { $card }.
}
story-lost-project = { $variant ->
    [0] This one stayed unfinished: { $card }.
    [1] { $name } put it in a box and wrote on the lid: { $card }.
   *[2] Some things are begun in order to be dropped: { $card }.
}

story-habit-overtime = { $variant ->
    [0] The light in the office burned late, and { $they } sat under it.
    [1] { $name } knew the night porter by his first name in those years.
   *[2] Dinner mostly came out of a machine.
}
story-habit-rest = { $variant ->
    [0] In between { $they } lay on the sofa and regretted nothing.
    [1] { $name } slept well, and often, and at noon.
   *[2] There were many afternoons with nothing in them, and { $they } remembered those best.
}
story-quiet-study = { $variant ->
    [0] { $name } read a great deal and moved the furniture once.
    [1] These were quiet years, with a library card.
   *[2] Nothing happened, and { $name } took notes.
}
story-quiet-play = { $variant ->
    [0] { $name } played, mostly for the fun of it.
    [1] These were quiet years, apart from the noise { $name } made.
   *[2] { $name } tried out everything once and kept the receipts for none of it.
}
story-quiet-interact = { $variant ->
    [0] { $name } talked to everybody and remembered most of the names.
    [1] These were quiet years, spent mostly on other people’s terraces.
   *[2] { $name } went to every party and never left last.
}
story-quiet-temp_job = { $variant ->
    [0] { $name } worked here and there and learned where the coffee was.
    [1] These were quiet years, paid by the hour.
   *[2] { $name } replaced people who were ill and got well paid for other people’s colds.
}
story-quiet-rest = { $variant ->
    [0] { $name } rested, and did it thoroughly.
    [1] These were quiet years, most of them horizontal.
   *[2] Of these years { $name } later said that they did wonders for the sofa.
}
story-quiet-overtime = { $variant ->
    [0] { $name } worked late and saw the sun on photographs.
    [1] These were years of evenings with the lights on.
   *[2] { $name } asked for more time and got it, at the usual price.
}
story-quiet-nothing = { $variant ->
    [0] About these years there is nothing to tell, and { $name } liked it that way.
    [1] These were quiet years.
   *[2] Nothing happened, slowly.
}

story-end-stress = { $variant ->
    [0] In the end it was all a little much, and { $name } put everything down at once.
    [1] { $name } meant to rest next week.
   *[2] The heart, which { $name } always overruled, had the last word.
}
story-end-years = { $variant ->
    [0] One birthday came that { $name } did not open the door to.
    [1] Then the years presented their bill, and { $name } paid in full.
   *[2] { $name } fell asleep over the newspaper and left the crossword to others.
}
story-end-full = { $variant ->
    [0] { $name } used it all, to the last grain.
    [1] There was no age left on the board, so { $name } folded it up.
   *[2] { $name } stayed to the very end and turned off the light.
}
story-end-left = { $variant ->
    [0] { $name } got up in the middle of the game and closed the door softly.
    [1] One evening { $name } took the coat from the hook and went.
   *[2] { $name } left early, without a word about why.
}
story-running = { $variant ->
    [0] The rest has not been lived yet.
    [1] To be continued, with luck.
   *[2] There is sand left in the glass.
}
story-next-age = { $age } was for other people.
story-legacy = { $variant ->
    [0] { $They } left { $list }.
    [1] What remained: { $list }.
   *[2] In the drawers they found { $list }.
}
story-left-money = { $count ->
    [one] one coin
   *[other] { $count } coins
}
story-left-knowledge = { $count ->
    [one] one answer
   *[other] { $count } answers
}
story-left-creativity = { $count ->
    [one] one idea
   *[other] { $count } ideas
}
story-left-influence = { $count ->
    [one] one friend who came to the funeral
   *[other] { $count } friends who came to the funeral
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
story-source-popularity = Popularity
story-source-desire = Dreams come true
story-source-trends = Signs of the times
story-source-mutual_friends = Friends in common
story-source-own_goals = Goals of one’s own
story-source-friends = Friends
story-source-community = Neighbourhood
story-source-experiences = Journeys and great days
story-source-memories = Memories made real
story-source-fortune = Turns of events
story-source-other = Other

story-epitaph-projects = { $variant ->
    [0] Finished what could be finished.
    [1] Always had glue on both hands.
   *[2] Would have liked one more try.
}
story-epitaph-family = { $variant ->
    [0] Never ate alone twice.
    [1] Loved, and said so in time.
   *[2] There was always one more chair.
}
story-epitaph-things = { $variant ->
    [0] Had good taste and no room.
    [1] Saw it, bought it, enjoyed it.
   *[2] Went out often and came back late.
}
story-epitaph-work = { $variant ->
    [0] Answered every letter.
    [1] Is out of the office.
   *[2] The plant was watered to the last.
}
story-epitaph-goals = { $variant ->
    [0] Knew what for.
    [1] Got there.
   *[2] Kept the promise made at fifteen.
}
story-epitaph-inheritance = { $variant ->
    [0] Left the kitchen tidy.
    [1] Saved the best for others.
   *[2] There was enough, and some over.
}
story-epitaph-mood = { $variant ->
    [0] Laughed at the right moments and at some others.
    [1] Whistled.
   *[2] It was a very good afternoon.
}
story-epitaph-talents = { $variant ->
    [0] Had it from the beginning.
    [1] Never quite grew up, luckily.
   *[2] Always had a knack for it.
}
story-epitaph-popularity = { $variant ->
    [0] Was waved to from across the street.
    [1] Everybody knew the name, and some the face.
   *[2] Is survived by an audience.
}
story-epitaph-desire = { $variant ->
    [0] Wanted it for years, and was right.
    [1] Dreamed with a list.
   *[2] It was worth the wait.
}
story-epitaph-trends = { $variant ->
    [0] Was early, for once.
    [1] Did what everybody was doing, only better.
   *[2] Will look good in the photographs.
}
story-epitaph-mutual_friends = { $variant ->
    [0] Always rang first.
    [1] Was the favourite, and never said so.
   *[2] Knew somebody who knew everybody.
}
story-epitaph-own_goals = { $variant ->
    [0] Asked nobody, and got there.
    [1] Kept one promise that nobody had heard.
   *[2] Played by a rule of one.
}
story-epitaph-friends = { $variant ->
    [0] Had a key to four other flats.
    [1] Picked up at any hour.
   *[2] Never forgot a birthday, nearly.
}
story-epitaph-community = { $variant ->
    [0] Brought the folding chairs.
    [1] Was on every committee and in every photograph.
   *[2] Knew whose cat that was.
}
story-epitaph-experiences = { $variant ->
    [0] Had been there.
    [1] Packed light.
   *[2] Sent postcards that arrived later.
}
story-epitaph-memories = { $variant ->
    [0] Went back for it.
    [1] Found what the attic was keeping.
   *[2] Remembered, and then did it.
}
story-epitaph-fortune = { $variant ->
    [0] Had an umbrella.
    [1] Was in the right place, by accident.
   *[2] Took it as it came.
}
story-epitaph-other = { $variant ->
    [0] Did it differently.
    [1] Nobody is quite sure how.
   *[2] It all counted.
}
story-epitaph-nothing = { $variant ->
    [0] Was here.
    [1] Asked for very little.
   *[2] Took no more than a seat by the window.
}

# The curriculum vitae of CV.
story-cv-title = Curriculum vitae: { $name }
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
story-cv-profile-health = { $variant ->
    [0] { $name } took the stairs, and still takes them.
    [1] Resting pulse 52. { $name } mentions it early in most conversations.
   *[2] { $name } outlived three doctors and kept in touch with their families.
}
story-cv-profile-knowledge = { $variant ->
    [0] { $name } knew a little about everything and said so about half of it.
    [1] Everybody sat next to { $name } in exams.
   *[2] { $name } read the instructions, also the Finnish ones.
}
story-cv-profile-relationship = { $variant ->
    [0] { $name } never ate a birthday cake alone, not even one of somebody else’s.
    [1] Three address books, all of them full: that was { $name }.
   *[2] { $name } remembered names, and the names of the dogs.
}
story-cv-profile-possession = { $variant ->
    [0] { $name } owned one of most things and two of the rest.
    [1] The removal men knew { $name } by first name and by the piano.
   *[2] { $name } kept the receipts, and the boxes, and the attic for the boxes.
}
story-cv-profile-private = { $variant ->
    [0] { $name } had a plan, told nobody, and stuck to it.
    [1] From the outside it looked like chance. { $name } knew better.
   *[2] { $name } wanted one thing and got round to it.
}
story-cv-profile-public = { $variant ->
    [0] { $name } liked to win, and best with people watching.
    [1] Wherever there was a ranking, { $name } stood in it.
   *[2] { $name } entered everything, also the pie contest.
}
story-cv-profile-nothing = { $variant ->
    [0] { $name } kept things simple, and the page short.
    [1] { $name } left the form blank and signed it.
   *[2] Little is known about { $name }, and most of that is hearsay.
}
story-cv-lost = { $variant ->
    [0] That came to an end one day: { $card }.
    [1] { $name } had to cross out a line: { $card }.
   *[2] Gone, as things go: { $card }.
}
story-cv-end = { $variant ->
    [0] { $They } can be called at any time, and will pick up at the third ring.
    [1] Available from Monday.
   *[2] Salary expectations: none left.
}
story-cv-left = { $variant ->
    [0] The rest of the page is empty: { $name } went home early.
    [1] Here { $name } put down the pen and went.
   *[2] { $name } left without giving notice.
}
story-cv-references = References
story-cv-private = in private
story-cv-sum = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
story-epitaph-health = { $variant ->
    [0] Was never ill, except once.
    [1] Walked here.
   *[2] Ate the apple, with the core.
}
story-epitaph-knowledge = { $variant ->
    [0] Looked it up.
    [1] Knew the way.
   *[2] Had one more question.
}
