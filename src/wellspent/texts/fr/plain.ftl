# Ce que dit une table simple, quel que soit le jeu.

plain-hidden = une carte cachée
plain-round = Manche { $number }
plain-score = Points
plain-edition = L’unique édition
    .about = Il n’y en a pas d’autre.

plain-won = { $count ->
    [one] { $names } l’emporte.
   *[other] { $names } l’emportent, à égalité.
}
plain-story-won = { $name } a gagné, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
plain-story-lost = { $name } termine avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
plain-story-running = { $name } joue encore.
