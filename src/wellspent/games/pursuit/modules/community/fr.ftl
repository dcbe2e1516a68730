# L’extension Communauté.

module-community = Communauté
    .about = Ce qui se trame dans le quartier : participez, décidez de la fin, et faites-vous un nom.
kind-community = Carte Communauté
pile-community = Communauté
board-community = Communauté
zone-community_slot = Sur le plateau Communauté
zone-community_tokens = Jetons Communauté restants
token-community_tokens = Jeton Communauté
track-popularity = Popularité
measure-items_bought = { $count ->
    [one] { $count } Objet acheté ce tour-ci
   *[other] { $count } Objets achetés ce tour-ci
}
    .name = Objets achetés ce tour-ci
measure-most_popularity = la plus grande Popularité
    .name = la plus grande Popularité
    .claim = la plus grande Popularité
need-most_popularity =
    .least = avec { measure-most_popularity }
need-most_resources =
    .least = avec { measure-most_resources }
need-items_bought =
    .least = { $count ->
        [1] après avoir acheté un Objet ce tour-ci
       *[other] après avoir acheté { $count } Objets ce tour-ci
    }
occasion-engage = participez à une carte Communauté
measure-most_resources = le plus de Ressources
    .name = le plus de Ressources
    .claim = le plus de Ressources

verb-engage = Participer à « { $card } » avec votre jeton Communauté
verb-engage_longer = Participer à « { $card } » avec un Sablier
verb-outcome = Finir « { $card } » par « { $name } »
verb-buy = Acheter aussi « { $card } », au niveau { $level }, « { $name } »
verb-stop = Ne plus rien acheter

question-community-outcome = « { $card } » : comment cela finit-il ?
question-community-black_friday = Vendredi noir : quel Objet achetez-vous encore ?

reason-token_used = Votre jeton Communauté est déjà sur une carte ({ $rule }).
reason-too_few_fans = Votre Score de Popularité ne permet pas un Sablier de plus ({ $rule }).
reason-engaged_by_another = Quelqu’un participe déjà à « { $card } » ({ $rule }).
reason-life_is_over = Votre vie est finie : ce qui coûte du Stress ou du Bonheur à Court Terme est hors de portée ({ $rule }).
reason-engaged_already = Vous participez déjà à « { $card } » ({ $rule }).

event-engaged = { $name } participe à « { $card } » : { $level_name }.
event-outcome = Pour { $name }, « { $card } » finit par « { $level_name } ».
event-turned_up-community = Dans le quartier : « { $card } ».
event-row_discarded-community = C’est la fin de « { $card } ».
cause-COM-pop-04 = une Popularité au-delà du bout de la piste
cause-COM-pop-07 = la Popularité
cause-COM-pop-09 = on oublie vite
story-source-popularity = Popularité
story-source-community = Quartier

# Mots à côté des numéros, pour ce que les modules permettent de faire d’une carte.
terminal-verb-engage = participer
terminal-verb-engage_longer = par Sablier
web-do-engage = Participer
web-do-engage_longer = Participer
web-do-outcome = Finir ainsi
web-do-stop = Assez
# Beside each other in a narrow strip.
web-other-engage = par jeton
web-other-engage_longer = par Sablier
web-token-community_tokens = Le jeton Communauté : une fois par tour, il tient lieu de Sablier sur une carte Communauté.

story-title-popularity = { $name } vécut { $years } ans et dut beaucoup saluer.
story-epitaph-popularity =
    .a = Un nom connu de tous, un visage de quelques-uns.
    .b = Laisse un public.
story-title-community = { $name } vécut { $years } ans et siégea dans tous les comités.
story-epitaph-community =
    .a = Est sur toutes les photos, au troisième rang.
    .b = Savait qui avait la clé de la salle.

fact-pursuit-board-popularity = Popularité { $count } au lieu de { $before } quand elle rapporte, à la fin du tour
fact-pursuit-board-less-popularity = Popularité { $count } seulement au lieu de { $before } quand elle rapporte, à la fin du tour
fact-pursuit-board-community_slot = « { $card } » aura une Issue pour vous quand le tour s’achève
