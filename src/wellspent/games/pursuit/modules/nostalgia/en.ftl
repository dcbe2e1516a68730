# Nostalgia.

module-nostalgia = Nostalgia
    .about = Everybody gets eight memories; what stirs them becomes a passion, a gift, a goal of your own, or one of two endings.

kind-nostalgia = Nostalgia
pile-nostalgia = Nostalgia
board-nostalgia = Nostalgia board
zone-reminiscences = Reminiscences
mark-life_goal = Life Goal
mark-ability = Ability
mark-outcomes = Outcomes
mark-repeatable = Repeatable
mark-passive = Passive Trigger activated
mark-active = Active Trigger activated
mark-used = Used this round
mark-fulfilled = Fulfilled
token-stored = Stored

verb-remember = Put “{ $card }” on your Nostalgia board
verb-forget = Let “{ $card }” go and lose { $lost_mood }
verb-awaken = Awaken “{ $card }” (“{ $name }”)
verb-stir = Let “{ $card }” stir
verb-realize = Make “{ $card }” real, “{ $name }”
verb-progress = Progress in “{ $card }” to Level { $level }, “{ $name }”
verb-conclude = Decide how “{ $card }” turns out, “{ $name }”
verb-dedicate = Dedicate time to “{ $card }”, “{ $name }”
verb-use = Place an Hourglass on “{ $card }”, “{ $name }”
verb-advance_smart = Advance “{ $card }” to Level { $level }, “{ $name }”, with Resources in place of 1 Hourglass
verb-draw_on = Take 3 from “{ $card }” (or all that is left)
verb-leave_stored = Leave what lies on “{ $card }” for later

question-nostalgia-stir = This stirs more than one memory. Which one, or which one first?
question-nostalgia-store = You have run out. Do you take something from “{ $card }”?

reason-nostalgia_board_full = Your Nostalgia board is full ({ $rule }).
reason-already_checked = This Trigger of “{ $card }” is already activated ({ $rule }).
reason-triggers_missing = Both Triggers of “{ $card }” must be activated first ({ $rule }).
reason-once_a_round = “{ $card }” can be used once per round ({ $rule }).

event-dealt_memory = { $name } is dealt the memory “{ $card }”.
event-remembered = { $name } thinks of “{ $card }”.
event-forgotten = { $name } lets the memory “{ $card }” go.
event-stirred = Something stirs in { $name }: “{ $card }”.
event-awakened = { $name } goes looking for a memory: “{ $card }”.
event-realized = For { $name } a memory becomes real: “{ $card }”, “{ $level_name }”.
event-progressed = { $name } goes on with “{ $card }” to Level { $level }, “{ $level_name }”.
event-concluded = { $name } sees how “{ $card }” turns out: “{ $level_name }”.
event-dedicated = { $name } dedicates time to “{ $card }”: “{ $level_name }”.
event-used = { $name } places an Hourglass on “{ $card }”.
event-personal_goal = { $name } fulfils a personal Life Goal: “{ $card }”.

cause-NOS-board-05 = a memory given up
story-source-own_goals = Personal goals
story-source-memories = Memories made real

occasion-buy_item = buy an Item
occasion-do_activity = Spend on an Activity
occasion-take_basic = take a Basic Project
occasion-take_single_round = take a Single-Round Project
occasion-take_group = start a Group Project

terminal-verb-remember = put on board
terminal-verb-forget = let go
terminal-verb-awaken = awaken
terminal-verb-use = use
terminal-verb-realize = make real
terminal-verb-progress = progress
terminal-verb-conclude = turn out
terminal-verb-dedicate = dedicate
terminal-verb-advance_smart = advance, SMART
web-do-remember = Remember it
web-do-forget = Let it fade
web-do-awaken = Awaken it
web-do-stir = Let it stir
web-do-realize = Make it real
web-do-draw_on = Draw on it
web-do-leave_stored = Leave it
web-token-stored = Kept on the card for later: yours again when the last one of your own is spent.

story-title-memories = { $name } lived { $years } years and went back for the best of them.
story-epitaph-memories =
    .a = Went back for it.
    .b = Found what the attic was keeping.
story-title-own_goals = { $name } lived { $years } years and kept a private rulebook.
story-epitaph-own_goals =
    .a = Asked nobody, and got there.
    .b = Kept one promise that nobody had heard.
story-count-memories = { $count ->
    [1] { $words ->
        [one] one memory made real
       *[other] 1 memory made real
    }
   *[other] { $words } memories made real
}

fact-pursuit-board-reminiscences = “{ $card }” lies on your board and waits for its Triggers
fact-pursuit-board-less-reminiscences = “{ $card }” leaves your board
fact-pursuit-board-passive = The Passive Trigger of “{ $card }” is activated
fact-pursuit-board-active = The Active Trigger of “{ $card }” is activated
