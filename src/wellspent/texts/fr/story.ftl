# L’histoire d’une vie, autour des souvenirs des cartes. Passé simple ou imparfait ; rien qui s’accorde avec la personne.

story-title = { $manner ->
    [overtime] { $name } vécut { $years } ans et en passa la plupart au bureau, le soir.
    [rest] { $name } vécut { $years } ans, dont une bonne partie à l’horizontale.
    [love] { $name } vécut { $years } ans et les partagea presque tous.
    [projects] { $name } vécut { $years } ans et alla au bout de presque tout.
   *[bored] { $name } vécut { $years } ans et n’en perdit que deux.
}
story-title-running = { $name }, une vie en cours.

story-opening = { $list }.
story-opening-nothing = { $name } voyagea sans bagages.
story-count-jobs = { $count ->
    [1] un métier
    [2] deux métiers
    [3] trois métiers
    [4] quatre métiers
    [5] cinq métiers
    [6] six métiers
   *[other] { $count } métiers
}
story-count-loves = { $count ->
    [1] un amour
    [2] deux amours
    [3] trois amours
    [4] quatre amours
    [5] cinq amours
    [6] six amours
   *[other] { $count } amours
}
story-count-projects = { $count ->
    [1] une chose menée à bien
    [2] deux choses menées à bien
    [3] trois choses menées à bien
    [4] quatre choses menées à bien
    [5] cinq choses menées à bien
    [6] six choses menées à bien
   *[other] { $count } choses menées à bien
}
story-count-things = { $count ->
    [1] un ticket de caisse
    [2] deux tickets de caisse
    [3] trois tickets de caisse
    [4] quatre tickets de caisse
    [5] cinq tickets de caisse
    [6] six tickets de caisse
   *[other] { $count } tickets de caisse
}

story-met = { $variant ->
    [0] C’était { $card }.
    [1] Un nom : { $card }.
   *[2] Ainsi entra { $card } dans l’histoire.
}
story-hired = { $variant ->
    [0] Sur le badge, on lisait : { $card }.
    [1] Cela venait avec un titre, « { $card } », et un tiroir qui coinçait.
   *[2] Sur la porte était écrit « { $card } », de la main de quelqu’un d’autre.
}
story-lost-job = { $variant ->
    [0] Le travail prit fin ; { $name } rapporta la plante à la maison.
    [1] { $name } rendit la clé et garda le crayon.
   *[2] Un lundi, { $they } resta au lit, et personne n’appela.
}
story-changed-job = { $variant ->
    [0] { $name } quitta l’ancien bureau avec un gâteau et sans regrets.
    [1] L’ancien bureau échut à plus jeune, et { $they } lui souhaita bonne chance.
   *[2] { $name } laissa une liste de mots de passe et passa à autre chose.
}
story-lost-partner = { $variant ->
    [0] { $card } déménagea un mardi et emporta la belle lampe.
    [1] Puis l’autre brosse à dents disparut, et { $card } avec.
   *[2] { $card } laissa un mot, deux clés et beaucoup de silence.
}
story-lost-thing = { $variant ->
    [0] La facture vint une fois de trop, et c’en fut fini de « { $card } ».
    [1] Un jour, il y eut un vide sur l’étagère, à la place de « { $card } ».
   *[2] { $name } ne pouvait pas tout garder, et renonça d’abord à « { $card } ».
}
story-lost-project = { $variant ->
    [0] Une chose resta inachevée : « { $card } ».
    [1] { $name } rangea tout dans une boîte et écrivit sur le couvercle : « { $card } ».
   *[2] Il est des choses qu’on commence pour les laisser : « { $card } ».
}

story-habit-overtime = { $variant ->
    [0] La lampe du bureau brûlait tard, et { $they } restait dessous.
    [1] En ces années-là, { $name } appelait le gardien de nuit par son prénom.
   *[2] Le dîner sortait le plus souvent d’une machine.
}
story-habit-rest = { $variant ->
    [0] Entre-temps, { $they } occupait le canapé et ne regrettait rien.
    [1] { $name } dormait bien, souvent, et à midi.
   *[2] Il y eut beaucoup d’après-midi sans rien dedans, et { $they } s’en souvint mieux que du reste.
}
story-quiet-study = { $variant ->
    [0] { $name } lut beaucoup et déplaça les meubles une fois.
    [1] Ce furent des années calmes, avec une carte de bibliothèque.
   *[2] Il ne se passa rien, et { $name } prit des notes.
}
story-quiet-play = { $variant ->
    [0] { $name } joua, surtout pour le plaisir.
    [1] Ce furent des années calmes, au bruit près que faisait { $name }.
   *[2] { $name } essaya tout une fois et ne garda aucun ticket.
}
story-quiet-interact = { $variant ->
    [0] { $name } parla à tout le monde et retint presque tous les prénoms.
    [1] Ce furent des années calmes, passées surtout sur les terrasses des autres.
   *[2] { $name } alla à toutes les fêtes et ne ferma jamais la marche.
}
story-quiet-temp_job = { $variant ->
    [0] { $name } travailla çà et là et apprit partout où se trouvait le café.
    [1] Ce furent des années calmes, payées à l’heure.
   *[2] { $name } remplaça des gens malades et vécut du rhume des autres.
}
story-quiet-rest = { $variant ->
    [0] { $name } prit du repos, et le fit à fond.
    [1] Ce furent des années calmes, presque toutes à l’horizontale.
   *[2] De ces années, { $name } dit plus tard qu’elles avaient fait grand bien au canapé.
}
story-quiet-overtime = { $variant ->
    [0] { $name } travailla tard et vit le soleil en photo.
    [1] Ce furent des années de soirées, lumière allumée.
   *[2] { $name } demanda plus de temps et l’obtint, au prix habituel.
}
story-quiet-nothing = { $variant ->
    [0] De ces années, il n’y a rien à dire, et cela convenait à { $name }.
    [1] Ce furent des années calmes.
   *[2] Il ne se passa rien, lentement.
}

story-end-stress = { $variant ->
    [0] À la fin, c’était un peu beaucoup, et { $name } posa tout d’un coup.
    [1] { $name } comptait se reposer la semaine suivante.
   *[2] Le cœur, que { $name } n’écoutait guère, eut le dernier mot.
}
story-end-years = { $variant ->
    [0] Vint un anniversaire auquel { $name } n’ouvrit pas la porte.
    [1] Puis les années présentèrent la note, et { $name } paya le tout.
   *[2] { $name } s’endormit sur le journal et laissa les mots croisés à d’autres.
}
story-end-full = { $variant ->
    [0] { $name } usa tout, jusqu’au dernier grain.
    [1] Il ne restait plus d’âge sur le plateau, alors { $name } le replia.
   *[2] { $name } resta jusqu’au bout et éteignit la lumière.
}
story-end-left = { $variant ->
    [0] { $name } se leva au milieu de la partie et ferma doucement la porte.
    [1] Un soir, { $name } prit son manteau et sortit.
   *[2] { $name } partit avant l’heure, sans dire pourquoi.
}
story-running = { $variant ->
    [0] Le reste n’a pas encore été vécu.
    [1] À suivre, avec un peu de chance.
   *[2] Il reste du sable dans le verre.
}
story-next-age = « { $age } » fut pour les autres.
story-legacy = { $variant ->
    [0] { $They } laissa { $list }.
    [1] Ce qui resta : { $list }.
   *[2] Dans les tiroirs, on trouva { $list }.
}
story-left-money = { $count ->
    [one] une pièce
   *[other] { $count } pièces
}
story-left-knowledge = { $count ->
    [one] une réponse
   *[other] { $count } réponses
}
story-left-creativity = { $count ->
    [one] une idée
   *[other] { $count } idées
}
story-left-influence = { $count ->
    [one] une personne venue à l’enterrement
   *[other] { $count } personnes venues à l’enterrement
}
story-left-nothing = rien, sinon une bonne odeur

story-threshold = Au moins { $count } de Bonheur à Long Terme

story-source-projects = Projets
story-source-family = Famille et amour
story-source-things = Objets et sorties
story-source-work = Travail et promotions
story-source-goals = Objectifs de vie
story-source-inheritance = Héritage
story-source-mood = Bonne humeur
story-source-talents = Talents
story-source-popularity = Popularité
story-source-desire = Rêves devenus vrais
story-source-trends = Air du temps
story-source-mutual_friends = Amis en commun
story-source-own_goals = Objectifs personnels
story-source-friends = Amis
story-source-community = Quartier
story-source-experiences = Voyages et grands jours
story-source-memories = Souvenirs réalisés
story-source-fortune = Coups du sort
story-source-other = Autre

story-epitaph-projects = { $variant ->
    [0] A fini ce qui pouvait l’être.
    [1] Toujours de la colle sur les deux mains.
   *[2] Aurait bien essayé encore une fois.
}
story-epitaph-family = { $variant ->
    [0] N’a jamais dîné deux fois sans compagnie.
    [1] A aimé, et l’a dit à temps.
   *[2] Il y avait toujours une chaise de plus.
}
story-epitaph-things = { $variant ->
    [0] Du goût, et plus de place.
    [1] A vu, a acheté, en a bien profité.
   *[2] Sorties fréquentes, retours tardifs.
}
story-epitaph-work = { $variant ->
    [0] A répondu à toutes les lettres.
    [1] En dehors du bureau pour le moment.
   *[2] La plante fut arrosée jusqu’au bout.
}
story-epitaph-goals = { $variant ->
    [0] Savait pourquoi.
    [1] Y arriva, et sans se presser.
   *[2] A tenu la promesse de ses quinze ans.
}
story-epitaph-inheritance = { $variant ->
    [0] A laissé la cuisine en ordre.
    [1] A gardé le meilleur pour les autres.
   *[2] Il y en avait assez, et un peu plus.
}
story-epitaph-mood = { $variant ->
    [0] A ri aux bons moments, et à quelques autres.
    [1] Sifflotait.
   *[2] Ce fut un très bel après-midi.
}
story-epitaph-talents = { $variant ->
    [0] L’avait depuis le début.
    [1] N’a jamais tout à fait grandi, heureusement.
   *[2] A toujours eu le coup de main.
}
story-epitaph-popularity = { $variant ->
    [0] On lui faisait signe depuis l’autre trottoir.
    [1] Un nom connu de tous, un visage de quelques-uns.
   *[2] Laisse un public.
}
story-epitaph-desire = { $variant ->
    [0] L’envie dura des années, et elle avait raison.
    [1] Avait une liste de rêves, et un crayon.
   *[2] Cela valait bien l’attente.
}
story-epitaph-trends = { $variant ->
    [0] Pour une fois, en avance.
    [1] A fait comme tout le monde, en mieux.
   *[2] Passera bien sur les photos.
}
story-epitaph-mutual_friends = { $variant ->
    [0] Appelait toujours en premier.
    [1] Avait la préférence, et n’en disait rien.
   *[2] Connaissait quelqu’un qui connaissait tout le monde.
}
story-epitaph-own_goals = { $variant ->
    [0] N’a demandé l’avis de personne, et a touché au but.
    [1] A tenu une promesse que personne n’avait entendue.
   *[2] Jouait avec sa propre règle.
}
story-epitaph-friends = { $variant ->
    [0] Avait les clés de quatre autres appartements.
    [1] Décrochait à toute heure.
   *[2] N’oubliait aucun anniversaire, ou presque.
}
story-epitaph-community = { $variant ->
    [0] Apportait les chaises pliantes.
    [1] Était de tous les comités et sur toutes les photos.
   *[2] Savait à qui était ce chat.
}
story-epitaph-experiences = { $variant ->
    [0] Y était.
    [1] Voyageait léger.
   *[2] Ses cartes postales arrivaient après.
}
story-epitaph-memories = { $variant ->
    [0] A refait le chemin, et c’était encore là.
    [1] A trouvé ce que gardait le grenier.
   *[2] S’en souvenait, puis l’a fait.
}
story-epitaph-fortune = { $variant ->
    [0] Avait un parapluie.
    [1] Était au bon endroit, par hasard.
   *[2] Prenait les choses comme elles venaient.
}
story-epitaph-other = { $variant ->
    [0] A fait autrement.
    [1] Personne ne sait au juste comment.
   *[2] Tout comptait.
}
story-epitaph-nothing = { $variant ->
    [0] Fut ici.
    [1] Demandait très peu.
   *[2] N’a pris qu’une place près de la fenêtre.
}

# Le curriculum vitæ de CV.
story-cv-title = Curriculum vitæ : { $name }
story-cv-heading-education = Enfance et formation
story-cv-heading-work = Expérience professionnelle
story-cv-heading-relationships = Relations
story-cv-heading-health = Santé
story-cv-heading-possessions = Possessions
story-cv-heading-other = Divers
story-cv-source-health = Santé
story-cv-source-knowledge = Savoir
story-cv-source-relationship = Relations
story-cv-source-possession = Possessions
story-cv-source-private = But secret
story-cv-source-public = Buts publics
story-cv-profile-health = { $variant ->
    [0] { $name } prenait l’escalier, et le prend encore.
    [1] Pouls au repos : 52. { $name } le glisse tôt dans la conversation.
   *[2] { $name } survécut à trois médecins et garde le contact avec leurs familles.
}
story-cv-profile-knowledge = { $variant ->
    [0] { $name } savait un peu de tout et n’en disait que la moitié.
    [1] Aux examens, tout le monde voulait s’asseoir à côté de { $name }.
   *[2] { $name } lisait les modes d’emploi, même en finnois.
}
story-cv-profile-relationship = { $variant ->
    [0] { $name } ne mangea jamais de gâteau d’anniversaire en solitaire.
    [1] Trois carnets d’adresses, tous remplis : voilà { $name }.
   *[2] { $name } retenait les noms, et ceux des chiens.
}
story-cv-profile-possession = { $variant ->
    [0] { $name } avait un exemplaire de presque tout, et deux du reste.
    [1] Les déménageurs connaissaient { $name }, et surtout le piano.
   *[2] { $name } gardait les reçus, les cartons, et un grenier pour les cartons.
}
story-cv-profile-private = { $variant ->
    [0] { $name } avait un plan, n’en dit rien et s’y tint.
    [1] De loin, cela ressemblait au hasard. { $name } savait mieux.
   *[2] { $name } ne voulait qu’une chose, et finit par y venir.
}
story-cv-profile-public = { $variant ->
    [0] { $name } aimait gagner, de préférence en public.
    [1] Partout où il y avait un classement, on y lisait { $name }.
   *[2] { $name } s’inscrivait à tout, même au concours de tartes.
}
story-cv-profile-nothing = { $variant ->
    [0] { $name } fit simple, et la page est courte.
    [1] { $name } laissa le formulaire vide et signa.
   *[2] On sait peu de choses de { $name }, et presque tout par ouï-dire.
}
story-cv-lost = { $variant ->
    [0] Un jour, ce fut fini : « { $card } ».
    [1] { $name } dut rayer une ligne : « { $card } ».
   *[2] Perdu, comme tout se perd : « { $card } ».
}
story-cv-end = { $variant ->
    [0] On peut appeler à toute heure ; { $name } décroche à la troisième sonnerie.
    [1] Disponible dès lundi.
   *[2] Prétentions salariales : plus aucune.
}
story-cv-left = { $variant ->
    [0] Le reste de la page est blanc : { $name } rentra tôt.
    [1] Ici, { $name } posa le stylo et s’en alla.
   *[2] { $name } partit sans préavis.
}
story-cv-references = Références
story-cv-private = en secret
story-cv-sum = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
story-epitaph-health = { $variant ->
    [0] Jamais malade, sauf une fois.
    [1] Arriva à pied.
   *[2] Mangea la pomme, trognon compris.
}
story-epitaph-knowledge = { $variant ->
    [0] Vérifia.
    [1] Connaissait le chemin.
   *[2] Avait encore une question.
}
