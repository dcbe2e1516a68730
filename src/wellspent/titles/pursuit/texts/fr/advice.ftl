# Ce qu’un choix rapporte dans la Quête.

advice-pursuit-points =
    .more = { $points } Bonheur à Long Terme, tout de suite
    .less = { $points } Bonheur à Long Terme
advice-pursuit-time =
    .more = { $points } temps : des Sabliers et de la santé pour plus tard
    .less = { $points } temps : cela coûte des Sabliers ou de la santé
advice-pursuit-goods =
    .more = { $points } ressources qui vous serviront
    .less = { $points } ressources qui vous auraient servi
advice-pursuit-mood =
    .more = { $points } humeur : les Projets coûtent moins cher
    .less = { $points } humeur : les Projets coûtent plus cher
advice-pursuit-cards =
    .more = { $points } ce que vos cartes promettent encore
    .less = { $points } ce que vos cartes auraient pu promettre
advice-pursuit-plans =
    .more = { $points } projets d’avenir : ils se rapprochent
    .less = { $points } projets d’avenir : ils devront attendre
advice-pursuit-goals =
    .more = { $points } Objectifs de Vie : l’un se rapproche
    .less = { $points } Objectifs de Vie : l’un s’éloigne
advice-pursuit-boards =
    .more = { $points } plateaux et jetons
    .less = { $points } plateaux et jetons
