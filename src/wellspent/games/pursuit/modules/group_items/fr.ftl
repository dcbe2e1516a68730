# Les Objets Collectifs.

module-group_items = Objets Collectifs
    .about = Des choses trop grandes pour une seule bourse : qui en achète une en ouvre les Rôles à toute la table pour le tour.

kind-group_item = Objet Collectif
verb-spend-group_item = Acheter « { $card } » dans le Rôle « { $name } »
verb-share = Prendre part à « { $card } » dans le Rôle « { $name } »
event-took-group_item = { $name } achète « { $card } » et cherche de la compagnie.
event-joined-group_item = { $name } a sa part de « { $card } » : { $level_name }.
event-set_aside-group_item = « { $card } » reste chez { $name }.

terminal-verb-share = participer
web-do-share = Participer
