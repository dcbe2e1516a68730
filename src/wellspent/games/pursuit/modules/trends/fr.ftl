# Les Tendances.

module-trends = Tendances
    .about = Trois catégories de Projets par lesquelles on se souviendra de cette génération : ceux qu’on achève rapportent en fin de partie.

kind-trend = Tendance
pile-trend = Tendances

event-trend_scored = « { $card } » : on se souviendra de { $name }, { $count } BLT.
board-trends = Tendances
zone-trends = Tendances de cette génération
story-source-trends = Air du temps

story-title-trends = { $name } vécut { $years } ans avec, pour une fois, un peu d’avance.
story-epitaph-trends =
    .a = A fait comme tout le monde, en mieux.
    .b = Passera bien sur les photos.
