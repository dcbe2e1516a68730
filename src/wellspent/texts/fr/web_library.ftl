# Les pièces où l’on lit : règles, cartes, comment jouer.

web-rules-search = Chercher par mots ou par numéro
web-rules-kinds = Ce qui est montré
web-rules-rule = Règles
web-rules-example = Exemples
web-rules-ruling = Décisions
web-rules-fact = Contenu de la boîte
web-rules-example-one = exemple
web-rules-ruling-one = décision
web-rules-fact-one = contenu
web-rules-count = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}
web-rules-contents = Sommaire
web-rules-english = en anglais seulement
web-rules-more = … et { $count } de plus. Précisez ce que vous cherchez.
web-rules-none = Aucune règle ne contient tous ces mots. Essayez avec un mot de moins.

web-cards-search = Chercher dans les cartes
web-cards-any = { $label } : tout
web-cards-kind = Type
web-cards-pile = Pioche
web-cards-from = Origine
web-cards-box = le jeu de base
web-cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-cards-none = Personne n’a encore vécu une telle carte.
web-cards-back = Ce qu’on en racontera
web-cards-front = Revoir la carte

web-help-keys = Touches
web-help-keys-lead = Tout, à la table, peut se faire sans souris. Tab va de zone en zone, les flèches se déplacent dans une zone, Entrée choisit puis agit.
web-help-settings = Réglages
web-help-credits = Remerciements
web-credits-games = La Quête du Bonheur (The Pursuit of Happiness) a été créée par Adrian Abela et David Chircop et publiée par Artipia Games ; CV a été créé par Filip Miłuński et publié par Granna. Wellspent est un programme à part, fait par admiration et sans lien avec eux ; les mots, les cartes et les dessins sont originaux là où les règles le permettent.
web-credits-pictures = Images : Fluent Emoji de Microsoft, licence MIT. Icônes des boutons : Lucide, licence ISC. Jetons, formes, sabliers et ciels sont les nôtres.
web-credits-fonts = Caractères : Sansita d’Omnibus-Type et Atkinson Hyperlegible Next du Braille Institute, tous deux sous SIL Open Font License.
web-credits-software = Construit avec Python, Litestar, msgspec et uvicorn, et avec Svelte, Vite et Fluent.
web-credits-licence = Wellspent lui-même est un logiciel libre sous licence MIT. Rien ici ne demande qui vous êtes : vos parties et vos réglages sont gardés dans ce navigateur et sur le serveur où vous jouez.

web-try-pay = Essayez : payer une carte
web-try-pay-task = Vous commencez « { $card } » par sa ligne marquée, « { $level } ». Donnez ce qu’elle demande.
web-try-pay-card = Vous aimeriez avoir « { $card } ». Donnez ce qu’elle demande.
web-try-pay-one = Payer 1 { $good }, sur { $count }
web-try-pay-not = Cette ligne ne demande pas cela, ou n’en demande plus : { $good }.
web-try-pay-more = Payé : 1 { $good }. Il en faut encore.
web-try-pay-done = Payé. Vous recevez : { $goods }.
web-try-pay-yours = Payé. Elle est à vous.
web-try-afford = Essayez : lesquelles pouvez-vous payer ?
web-try-afford-done = C’est cela : celles-ci, et pas d’autres.
web-try-afford-yes = « { $card } » peut se payer aussi : regardez ce qui est devant la flèche.
web-try-afford-no = « { $card } » demande plus que vous n’avez.
web-try-purse = Vous avez
web-try-check = Est-ce bien cela ?
web-try-throw = Essayez : lancer et garder des dés
web-try-throw-first = Lancer
web-try-throw-again = Relancer les autres
web-try-throw-left = { $count ->
    [one] Vous pouvez relancer une fois. Choisissez les dés à garder.
   *[other] Vous pouvez relancer { $count } fois. Choisissez les dés à garder.
}
web-try-throw-kept = { $good }, dé gardé
web-try-throw-loose = { $good }
web-try-throw-frozen = { $good }, dé gelé
web-try-throw-buys = Avec ces dés, vous pourriez acheter : { $cards }.
web-try-throw-nothing = Ces dés n’achètent aucune carte de notre exemple. Cela arrive aux meilleurs d’entre nous.
web-try-again = Recommencer
