# Le module Commerces.

module-store_owners = Commerces
    .about = Six affaires qui prennent de la valeur à chaque tour où vous les gardez, jusqu’au jour de la vente.
kind-store_owner = Commerce
token-indicator = Indicateurs de niveau

verb-sell = Vendre votre affaire, « { $card } »
event-sold = { $count ->
    [0] { $name } vend l’affaire (« { $card } ») pour rien du tout.
    [one] { $name } vend l’affaire (« { $card } ») : { $count } indicateur de niveau.
   *[other] { $name } vend l’affaire (« { $card } ») : { $count } indicateurs de niveau.
}
reason-only_sold = Un Commerce n’offre ni Promotion ni Retraite : on ne peut que le vendre ({ $rule }).

terminal-verb-sell = vendre
web-do-sell = Vendre l’affaire

story-title-shops = { $name } vécut { $years } ans et retourna chaque matin la pancarte de la porte.
story-epitaph-shops =
    .a = Fermeture définitive. Merci de votre visite.
    .b = Rendait la monnaie juste.

web-token-indicator = Ce que votre commerce est devenu : à la vente, chaque indicateur de niveau vous est payé.

fact-pursuit-board-indicator = « { $card } » se vendra avec { $count } indicateurs de niveau
