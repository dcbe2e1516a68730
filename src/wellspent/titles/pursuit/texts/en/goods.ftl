# What costs ask for and rewards give. `.short` is for tables, `.more` for what is missing, `.name` for headings.

goods-nothing = nothing

goods-knowledge = { $count } Knowledge
    .name = Knowledge
    .short = { $count }K
    .more = { $count } more Knowledge
goods-creativity = { $count } Creativity
    .name = Creativity
    .short = { $count }C
    .more = { $count } more Creativity
goods-influence = { $count } Influence
    .name = Influence
    .short = { $count }I
    .more = { $count } more Influence
goods-money = { $count } Money
    .name = Money
    .short = { $count }M
    .more = { $count } more Money
goods-hourglass = { $count ->
    [one] { $count } Hourglass
   *[other] { $count } Hourglasses
}
    .name = Hourglasses
    .short = { $count }H
    .more = { $count ->
        [one] { $count } more Hourglass
       *[other] { $count } more Hourglasses
    }
goods-any = { $count ->
    [one] { $count } Resource of your choice
   *[other] { $count } Resources of your choice
}
    .name = Resources of your choice
    .short = { $count }?
    .more = { $count ->
        [one] { $count } more Resource of any kind
       *[other] { $count } more Resources of any kind
    }
goods-sth = { $count } STH
    .name = Short-Term Happiness
    .short = { $count }STH
    .more = { $count } more STH
    .full = { $count } Short-Term Happiness
goods-lth = { $count } LTH
    .name = Long-Term Happiness
    .short = { $count }LTH
    .more = { $count } more LTH
    .full = { $count } Long-Term Happiness
goods-stress = { $count } Stress
    .name = Stress
    .short = { $count }Stress
    .more = { $count } more Stress
goods-relax = { $count } Relax
    .name = Relax
    .short = { $count }Relax
    .more = { $count } more Relax
goods-health = { $count } Good Health
    .name = Good Health
    .short = { $count }Health
    .more = { $count } more Good Health
goods-popularity = { $count } Popularity
    .name = Popularity
    .short = { $count }Pop
    .more = { $count } more Popularity
