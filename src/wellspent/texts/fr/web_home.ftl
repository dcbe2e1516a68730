# L’accueil de qui revient.

web-home-morning = Bonjour, { $name }.
web-home-day = Bonjour, { $name }.
web-home-evening = Bonsoir, { $name }.
web-home-night = On ne dort pas, { $name } ?
web-home-waiting = { $count ->
    [0] Personne ne vous attend. C’est louche.
    [1] Une vie vous attend.
    [2] Deux vies vous attendent.
    [3] Trois vies vous attendent.
    [4] Quatre vies vous attendent.
    [5] Cinq vies vous attendent.
    [6] Six vies vous attendent.
   *[other] { $count } vies vous attendent.
}
web-home-short = { $count ->
    [1] Sa bougie est courte.
   *[other] L’une des bougies est courte.
}
web-home-for-you = On vous attend
web-home-thinking = Les autres réfléchissent
web-home-ended = À lire
web-home-invitations = Invitations
web-home-open = Tables ouvertes sur ce serveur
web-home-all = Les { $count } vies
web-home-you = vous { $score }
web-table-with = Avec { $names }
web-since-day = depuis { $day }
web-since-date = depuis le { $day }
web-home-since = { $since } : { $text }
web-home-of = sur { $time }
web-home-sits-in = { $whom ->
    [you] { $bot } joue à votre place
   *[other] { $bot } joue à la place de { $name }
}
web-home-sits-in-until = { $whom ->
    [you] { $bot } joue à votre place jusqu’au { $day }
   *[other] { $bot } joue à la place de { $name } jusqu’au { $day }
}
web-home-won = gagné, { $score }
web-home-score = { $score }
web-home-lays = { $name } dresse une table
web-home-seats = { $free ->
    [1] une chaise libre sur { $count }
   *[other] { $free } chaises libres sur { $count }
}
web-home-pace-days = { $time } par coup
web-home-pace-live = en direct, { $time } par coup
web-home-again = Rejouer : { $names }
web-home-no = Non, merci
web-home-join = Rejoindre
web-home-own = Ou dressez votre propre table
web-home-odette = Avec Odette
web-home-lesson = { $number } sur { $of } : { $title }
web-home-go-on = Continuer
web-home-as-of = Le serveur se tait. Voici où l’on en était à { $time }.
web-lobby-open = Une table ouverte
web-lobby-open-about = Sur ce serveur, tout le monde peut prendre les chaises libres.
web-end-again = Rejouer
web-somebody = Quelqu’un
