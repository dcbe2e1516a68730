# Services.

module-services = Services
    .about = Subscriptions and people who come on Tuesdays: bought like Items, kept like Items, but not Items.

kind-service = Service
measure-services = { $count ->
    [one] { $count } Service
   *[other] { $count } Services
}
    .name = Services

event-took-service = { $name } takes on “{ $card }”: { $level_name }.
story-lost-service =
    .a = The subscription to “{ $card }” ran out, and nobody rang.
    .b = { $name } cancelled “{ $card }” by post, and got a form about the reasons.
    .c = “{ $card }” came to an end, and { $they } managed without.
    .d = The last bill for “{ $card }” was the friendliest.
    .e = Nobody came for “{ $card }” any more, and { $name } waited only once.

story-title-services = { $name } lived { $years } years and had somebody for everything.
story-epitaph-services =
    .a = Somebody came on Tuesdays.
    .b = Please cancel the subscription.
story-count-services = { $count ->
    [1] { $words ->
        [one] one subscription
       *[other] 1 subscription
    }
   *[other] { $words } subscriptions
}
