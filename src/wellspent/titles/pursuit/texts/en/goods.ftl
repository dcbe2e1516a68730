# What costs ask for and rewards give. `.more` is for what is missing, `.name` for headings.

goods-nothing = nothing

goods-knowledge = { $count } Knowledge
    .name = Knowledge
    .more = { $count } more Knowledge
goods-creativity = { $count } Creativity
    .name = Creativity
    .more = { $count } more Creativity
goods-influence = { $count } Influence
    .name = Influence
    .more = { $count } more Influence
goods-money = { $count } Money
    .name = Money
    .more = { $count } more Money
goods-hourglass = { $count ->
    [one] { $count } Hourglass
   *[other] { $count } Hourglasses
}
    .name = Hourglasses
    .more = { $count ->
        [one] { $count } more Hourglass
       *[other] { $count } more Hourglasses
    }
goods-any = { $count ->
    [one] { $count } Resource of your choice
   *[other] { $count } Resources of your choice
}
    .name = Resources of your choice
    .more = { $count ->
        [one] { $count } more Resource of any kind
       *[other] { $count } more Resources of any kind
    }
goods-sth = { $count } STH
    .name = Short-Term Happiness
    .more = { $count } more STH
    .full = { $count } Short-Term Happiness
goods-lth = { $count } LTH
    .name = Long-Term Happiness
    .more = { $count } more LTH
    .full = { $count } Long-Term Happiness
goods-stress = { $count } Stress
    .name = Stress
    .more = { $count } more Stress
goods-relax = { $count } Relax
    .name = Relax
    .more = { $count } more Relax
goods-health = { $count } Good Health
    .name = Good Health
    .more = { $count } more Good Health
goods-popularity = { $count } Popularity
    .name = Popularity
    .more = { $count } more Popularity
