# What is asked. A step has the id `question-STEP`, with hyphens for dots.

question-action-turn = { $hourglasses ->
    [one] { $age }: you have { $hourglasses } Hourglass left. What do you do?
   *[other] { $age }: you have { $hourglasses } Hourglasses left. What do you do?
}
question-pay-choose = { $mood ->
    [good] “{ $card }” costs { $goods }, and your mood takes up to { $off } off. Which Resources do you pay?
    [bad] “{ $card }” costs { $goods }, and your mood adds { $off }. Which Resources do you pay?
   *[even] “{ $card }” costs { $goods }. Which Resources do you pay?
}
# What cards and Events take off, of Resources of any type.
price-less = { $goods } ({ $less } less)
question-refresh-cards = { $chosen ->
    [0] { $pile }: which card do you replace first, from the left?
   *[other] { $pile }: { $chosen } to be replaced. Which one next, or draw now?
}
question-upkeep-bill = { $bills ->
    [one] Upkeep: { $bills } card to settle. Do you keep it?
   *[other] Upkeep: { $bills } cards to settle, in the order of your choice. Which one first, and do you keep it?
}
question-setup-keep = Which Child Trait do you keep?
question-setup-exchange = Two of these Life Goals exclude each other. Which one do you give back?
question-reward-pick = “{ $card }”: which Reward do you choose?
question-reward-trade = “{ $card }”: how often do you pay { $pay } to gain { $gain }?
question-reward-stake = “{ $card }”: which Resources do you pay?
question-reward-card = “{ $card }”: which card from { $pile } do you take?
question-reward-resources = { $count ->
    [one] { $count } Resource of your choice: which one?
   *[other] { $count } Resources of your choice: which ones?
}
question-reward-order = Relax and Good Health: which comes first?
