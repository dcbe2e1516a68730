# Group Items.

module-group_items = Group Items
    .about = Things too big for one purse: whoever buys one opens its Roles to the whole table for the round.

kind-group_item = Group Item
verb-spend-group_item = Buy “{ $card }” in the Role “{ $name }”
verb-share = Take a share in “{ $card }” in the Role “{ $name }”
event-took-group_item = { $name } buys “{ $card }” and looks for company.
event-joined-group_item = { $name } has a share in “{ $card }”: { $level_name }.
event-set_aside-group_item = “{ $card }” stays with { $name }.

terminal-verb-share = take part
web-do-share = Join in
