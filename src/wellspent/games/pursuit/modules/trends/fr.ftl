# Les Tendances.

module-trends = Tendances
    .about = Trois catégories de Projets par lesquelles on se souviendra de cette génération : ceux qu’on achève rapportent en fin de partie.

kind-trend = Tendance
pile-trend = Tendances

event-trend_scored = « { $card } » : on se souviendra de { $name }, { $count } BLT.
board-trends = Tendances
zone-trends = Tendances de cette génération
story-source-trends = Air du temps
