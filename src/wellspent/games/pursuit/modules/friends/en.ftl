# The module Friends.

module-friends = Friends
    .about = Sixteen people to meet, call on and keep; a best friend asks for nothing and is always there.
kind-friend = Friend
pile-friend = Friends
space-start_friendship = Start Friendship
measure-friends = { $count ->
    [one] { $count } Friend
   *[other] { $count } Friends
}
    .name = Friends

verb-befriend = Make the acquaintance of { $card }
verb-befriend-none = Make a Friend
verb-visit = { $level ->
    [2] Become a Close Friend of { $card }, “{ $name }”
   *[other] Become the Best Friend of { $card }, “{ $name }”
}
verb-spend_time = Dedicate time to { $card }, “{ $name }”

placed-start_friendship = { $name } looks for company.
event-took-friend = { $name } makes the acquaintance of { $card }: { $level_name }.
event-developed-friend = { $level ->
    [2] { $name } and { $card } are Close Friends now: { $level_name }.
   *[other] { $name } and { $card } are Best Friends now: { $level_name }.
}
event-spent_time = { $name } dedicates time to { $card }.
story-lost-friend =
    .a = { $card } rang twice, and { $name } meant to ring back.
    .b = { $name } and { $card } promised to write, and both were waiting for the first letter.
    .c = One birthday there was no card from { $card }, and { $name } knew why.
    .d = { $card } moved two streets away, which was too far.
    .e = { $name } saw { $card } from the tram and waved to the wrong window.
story-source-friends = Friends

terminal-verb-befriend = befriend
terminal-verb-visit = visit
terminal-verb-spend_time = time together
web-do-befriend = Make friends
web-do-visit = Visit
web-do-spend_time = Spend time

story-title-friends = { $name } lived { $years } years and kept the keys to four other flats.
story-epitaph-friends =
    .a = Never forgot a birthday, nearly.
    .b = Came by without ringing.
story-count-friends = { $count ->
    [1] { $words ->
        [one] one friend for life
       *[other] 1 friend for life
    }
   *[other] { $words } friends
}
