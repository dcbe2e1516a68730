# Services.

module-services = Services
    .about = Subscriptions and people who come on Tuesdays: bought like Items, kept like Items, and yet none.

kind-service = Service
measure-services = { $count ->
    [one] { $count } Service
   *[other] { $count } Services
}

event-took-service = { $name } takes on “{ $card }”: { $level_name }.
story-lost-service = { $variant ->
    [0] The subscription ran out, and nobody rang: { $card }.
    [1] { $name } cancelled by post, and got a form about the reasons: { $card }.
   *[2] After that { $they } did it without help, or did without: { $card }.
}
