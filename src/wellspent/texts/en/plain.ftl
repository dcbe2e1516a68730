# What a plain table says, whatever is played at it.

plain-hidden = a hidden card
plain-round = Round { $number }
plain-score = Points
plain-edition = The only edition
    .about = There is no other.

plain-won = { $count ->
    [one] { $names } won.
   *[other] { $names } won, together.
}
plain-story-won = { $name } won, with { $points ->
    [one] one point
   *[other] { $points } points
}.
plain-story-lost = { $name } came home with { $points ->
    [one] one point
   *[other] { $points } points
}.
plain-story-running = { $name } is still playing.
