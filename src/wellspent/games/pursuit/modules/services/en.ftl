# Services.

module-services = Services
    .about = Subscriptions and people who come on Tuesdays: bought like Items, kept like Items, and yet none.

kind-service = Service
measure-services = { $count ->
    [one] { $count } Service
   *[other] { $count } Services
}

event-took-service = { $name } takes on “{ $card }”: { $level_name }.
story-lost-service =
    .a = The subscription ran out, and nobody rang: { $card }.
    .b = { $name } cancelled by post, and got a form about the reasons: { $card }.
    .c = After that { $they } did it without help, or did without: { $card }.
