# The module Mutual Friends.

module-mutual_friends = Mutual Friends
    .about = Between every two neighbours sits a friend of both, a little closer to whoever called last.
board-mutual_friends = Mutual Friends
zone-mutual_friend = Between two neighbours
note-friend_is_busy = Met this round
kind-mutual_friend = Mutual Friend
pile-mutual_friend = Mutual Friends

verb-meet = Meet the { $card }
reason-friend_is_busy = The { $card } has already been met this round ({ $rule }).

event-met_up = { $name } meets the { $card }.
event-grew_close = The { $card } is closer to { $name } now.
event-grew_closest = The { $card } could not be closer to { $name }.
cause-MUT-end-01 = Mutual Friends
story-source-mutual_friends = Friends in common

terminal-verb-meet = meet
web-do-meet = Meet up

story-title-mutual_friends = { $name } lived { $years } years and always rang first.
story-epitaph-mutual_friends =
    .a = Was the favourite, and never said so.
    .b = Knew somebody who knew everybody.

fact-pursuit-board-mutual_friend = “{ $card }” will be worth { $count } Long-Term Happiness at the end, as things stand
