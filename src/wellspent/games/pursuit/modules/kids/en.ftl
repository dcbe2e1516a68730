# Kids & Single Parents.

module-kids = Kids & Single Parents
    .about = A Family may have Kids: they come as they are, grow up whatever you do, and ask for something every round.

kind-kid = Kid
kind-single_parent = Single Parent
pile-kid = Kids
measure-kids = { $count ->
    [one] { $count } Kid
   *[other] { $count } Kids
}
    .name = Kids

verb-raise = Raise the Family with { $card } and have a Kid
verb-have_kid = Have a Kid with { $card }
verb-no_kid = No Kid with { $card } for now
verb-keep_kid = Stay a parent to { $card }
verb-give_up_kid = Let { $card } go, too, lose { $lost_mood } and take 1 Stress
verb-pay-kid = Be there for { $card }
verb-lose-kid = Skip { $card } this round and lose 1 LTH

question-kids-ask = You have a Family with { $card }. Would you like a Kid?
question-kids-keep = The Partner is gone. What becomes of { $card }?
reason-no_family_yet = { $card } is not at Level 3 yet: there is no Family to raise ({ $rule }).
reason-no_kids_left = There are no Kids left in the pile ({ $rule }).

event-took-kid = { $name } has a Kid: { $card }.
event-advanced-kid = { $card }, growing up: { $level_name }.
event-upkeep_paid-kid = { $name } is there for { $card }.
event-upkeep_refused-kid = { $card } has to do without { $name }.
cause-KID-upkeep-03 = a Kid did without
cause-KID-discard-03 = a Kid given up
story-lost-kid =
    .a = { $card } went along with the suitcases, and { $name } kept one small shoe.
    .b = From then on { $name } saw { $card } every second weekend, and then in photographs.
    .c = { $card } left too, and waved all the way to the corner.
    .d = { $card } rang on Sundays, and { $name } sat by the telephone from noon.
    .e = { $card }’s height stayed on the door frame, at four.

terminal-verb-raise = have a Kid
web-do-raise = Raise a family
web-do-have_kid = Have a Kid
web-do-no_kid = Not now
web-do-keep_kid = Stay a parent
web-do-give_up_kid = Let go

story-title-kids = { $name } lived { $years } years and tied a great many small shoes.
story-epitaph-kids =
    .a = Is survived by drawings on the fridge.
    .b = Looked under the bed, every night.
story-count-kids = { $count ->
    [1] { $words ->
        [one] one child
       *[other] 1 child
    }
   *[other] { $words } children
}
