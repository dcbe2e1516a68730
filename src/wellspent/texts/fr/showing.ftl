# Ce que dit la table en ligne en plus des textes des jeux : les jeux et ce qu’on peut y choisir, et qui on attend.

showing-waiting = { $count ->
    [one] { $names } réfléchit.
   *[other] { $names } réfléchissent.
}
showing-absent = { $count ->
    [one] { $names } n’est pas encore là.
   *[other] { $names } ne sont pas encore là.
}
showing-no-choice = Ce choix ne vous est pas offert maintenant.
showing-other-rules = Ce qui précède a été joué avec d’autres règles.
showing-not-over = Cette partie n’est pas encore terminée.

showing-ends-life = Votre vie s’arrêtera là.

# On the back of a card: of whom its memories are told there, and when.
memory-somebody = Inès
memory-taken = Prise
memory-top = À la fin
memory-lost = Si elle est perdue
memory-played = Une fois jouée

# Ce pour quoi la table s’arrête un instant.
great-last = La dernière manche
    .text = Ce qui reste à vivre, vivez-le maintenant.
great-end = La fin
    .text = Il reste l’histoire.
