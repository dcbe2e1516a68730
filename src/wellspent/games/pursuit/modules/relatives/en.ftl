# Relatives.

module-relatives = Relatives
    .about = Somebody old and dear for each player: every round a die decides how long they live, and your life decides whether you inherit.

kind-relative = Relative
pile-relative = Relatives

event-relative = { $name } has a Relative: { $card }.
event-rolled = { $name } throws a { $count } for { $card }.
event-passed_away = { $card } passes away.
event-legacy = { $card } remembers { $name } in the will.
event-no_legacy = { $card } leaves { $name } nothing.
boundary-rolled = A die has been thrown.
board-relatives = Relatives
zone-relatives = Relative
token-years = Space of the track

story-title-heir = { $name } lived { $years } years and wrote thank-you letters in time.
story-epitaph-heir =
    .a = Sits in the good armchair.
    .b = Visited on Sundays.

web-token-years = How old a Relative has grown. Each round, the die must show more than the number there.
