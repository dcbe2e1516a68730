# La vie racontée, autour des souvenirs des cartes. Passé simple ou imparfait ; rien qui s’accorde avec la personne.
# Les attributs d’un message sont ses variantes.

story-title-running = { $name }, une vie en cours.

# Titre et épitaphe selon ce que cette vie a de rare.
story-title-overtime = { $name } vécut { $years } ans et passa presque tous les soirs au bureau.
story-epitaph-overtime =
    .a = N’est pas au bureau en ce moment.
    .b = A fini par rentrer.
story-title-rest = { $name } vécut { $years } ans, dont une bonne partie à l’horizontale.
story-epitaph-rest =
    .a = Se repose, comme d’habitude.
    .b = Avait de l’entraînement.
story-title-restless = { $name } vécut { $years } ans sans s’asseoir une seule fois.
story-epitaph-restless =
    .a = S’assied dans une minute.
    .b = Prenait l’escalier.
story-title-loves = { $name } vécut { $years } ans et les partagea presque tous.
story-epitaph-loves =
    .a = A aimé, et l’a dit à temps.
    .b = Il y avait toujours une chaise de plus.
story-title-alone = { $name } vécut { $years } ans sans jamais partager la couverture.
story-epitaph-alone =
    .a = Dormait en diagonale.
    .b = De bonne compagnie, même sans compagnie.
story-title-family = { $name } vécut { $years } ans et soupa presque toujours à une table pleine.
story-epitaph-family =
    .a = N’a jamais dîné deux fois sans compagnie.
    .b = Laissait la lumière allumée dans le couloir.
story-title-projects = { $name } vécut { $years } ans et alla au bout de presque tout.
story-epitaph-projects =
    .a = A fini ce qui pouvait l’être.
    .b = Toujours de la colle sur les deux mains.
story-title-unfinished = { $name } vécut { $years } ans et commença plus qu’une vie ne peut finir.
story-epitaph-unfinished =
    .a = Aurait bien essayé encore une fois.
    .b = La suite est à d’autres.
story-title-things = { $name } vécut { $years } ans et garda tous les tickets de caisse.
story-epitaph-things =
    .a = Du goût, et plus de place.
    .b = A vu, a acheté, en a bien profité.
story-title-outings = { $name } vécut { $years } ans et passa peu de soirées à la maison.
story-epitaph-outings =
    .a = Sorties fréquentes, retours tardifs.
    .b = Savait où étaient les sorties.
story-title-bare = { $name } vécut { $years } ans et ne posséda que ce qui tient dans deux mains.
story-epitaph-bare =
    .a = Voyageait sans bagages.
    .b = N’a rien pris, n’a manqué de rien.
story-title-jobs = { $name } vécut { $years } ans et eut plus de badges que de crochets.
story-epitaph-jobs =
    .a = A donné son préavis.
    .b = A répondu à toutes les lettres.
story-title-career = { $name } vécut { $years } ans et monta tous les escaliers en chemin.
story-epitaph-career =
    .a = Du sommet, a salué de la main.
    .b = La plante fut arrosée jusqu’au bout.
story-title-retired = { $name } vécut { $years } ans, dont les derniers en pantoufles.
story-epitaph-retired =
    .a = Avait bien mérité son après-midi.
    .b = La pendule du départ marche encore.
story-title-workless = { $name } vécut { $years } ans sans jamais avoir de bureau.
story-epitaph-workless =
    .a = N’a jamais demandé d’augmentation.
    .b = Ici, le lundi ne voulait rien dire.
story-title-calm = { $name } vécut { $years } ans sans se presser une seule fois.
story-epitaph-calm =
    .a = Comptait jusqu’à dix, le plus souvent.
    .b = Avait tout son temps.
story-title-nerves = { $name } vécut { $years } ans, presque toujours sur la pointe des pieds.
story-epitaph-nerves =
    .a = Comptait se reposer la semaine prochaine.
    .b = C’était beaucoup, et ce fut fait.
story-title-short = { $name } vécut { $years } ans, peu nombreux et bien remplis.
story-epitaph-short =
    .a = S’en alla au meilleur moment.
    .b = Court, sans une page de trop.
story-title-long = { $name } vécut { $years } ans et quitta la table après tout le monde.
story-epitaph-long =
    .a = A éteint la lumière.
    .b = A tout pris, jusqu’au dernier grain.
story-title-rich = { $name } vécut { $years } ans et laissa des tiroirs pleins.
story-epitaph-rich =
    .a = A laissé la cuisine en ordre.
    .b = Il y en avait assez, et un peu plus.
    .c = A gardé le meilleur pour les autres.
story-title-spent = { $name } vécut { $years } ans et dépensa tout.
story-epitaph-spent =
    .a = Il ne reste rien.
    .b = A raclé le plat.
story-title-goals = { $name } vécut { $years } ans en sachant pourquoi.
story-epitaph-goals =
    .a = Y arriva, et sans se presser.
    .b = A tenu la promesse de ses quinze ans.
story-title-health = { $name } vécut { $years } ans et mangea la pomme, trognon compris.
story-epitaph-health =
    .a = Jamais malade, sauf une fois.
    .b = Arriva à pied.
story-title-study = { $name } vécut { $years } ans avec une question de plus chaque année.
story-epitaph-study =
    .a = A vérifié.
    .b = Avait encore une question.
story-title-play = { $name } vécut { $years } ans et garda neuf ans presque tout du long.
story-epitaph-play =
    .a = Ce n’était qu’un jeu, et quel jeu.
    .b = N’a jamais tout à fait grandi, heureusement.
story-title-interact = { $name } vécut { $years } ans et tutoya tout le quartier.
story-epitaph-interact =
    .a = Décrochait à toute heure.
    .b = Saluait depuis l’autre trottoir.
story-title-temp_job = { $name } vécut { $years } ans, payés à l’heure pour la plupart.
story-epitaph-temp_job =
    .a = Pouvait commencer lundi.
    .b = Savait partout où était le café.
story-title-discards = { $name } vécut { $years } ans et changea de cap avec le vent.
story-epitaph-discards =
    .a = A lâché prise à temps.
    .b = A essayé l’autre porte aussi.
story-title-refreshes = { $name } vécut { $years } ans et retourna chaque pierre.
story-epitaph-refreshes =
    .a = Voulait voir ce qu’il y avait d’autre.
    .b = A demandé l’autre carte.
story-title-roles = { $name } vécut { $years } ans et figura au bord de toutes les photos.
story-epitaph-roles =
    .a = Apportait les chaises pliantes.
    .b = Connaissait la deuxième voix.
story-title-sprints = { $name } vécut { $years } ans et finit presque tout avant vendredi.
story-epitaph-sprints =
    .a = Chose faite.
    .b = N’a rien remis au lendemain.
story-title-mood = { $name } vécut { $years } ans en sifflotant presque tout le temps.
story-epitaph-mood =
    .a = Sifflotait.
    .b = Ce fut un très bel après-midi.
    .c = A ri aux bons moments, et à quelques autres.
story-title-gloom = { $name } vécut { $years } ans en s’attendant chaque fois à pire.
story-epitaph-gloom =
    .a = Cela aurait pu être pire.
    .b = Avait raison, pour la météo.
story-title-late = { $name } vécut { $years } ans et garda le meilleur pour la fin.
story-epitaph-late =
    .a = Cela valait l’attente.
    .b = S’améliorait avec l’âge.
story-title-early = { $name } vécut { $years } ans et en eut le meilleur avant quarante ans.
story-epitaph-early =
    .a = Quel départ.
    .b = En parla longtemps à table.
story-title-steady = { $name } vécut { $years } ans, tous pareils, et tous bons.
story-epitaph-steady =
    .a = Toujours à l’heure.
    .b = Une écriture égale jusqu’à la dernière page.
story-title-A = { $name } vécut { $years } ans et les mit en couleurs.
story-epitaph-A =
    .a = Laisse une tache, de couleur vive.
    .b = Le rideau reste levé.
story-title-B = { $name } vécut { $years } ans et tint les comptes à jour.
story-epitaph-B =
    .a = Exercice clos, avec un bénéfice.
    .b = La pancarte dit encore « ouvert ».
story-title-C = { $name } vécut { $years } ans et en lut aussi les notes de bas de page.
story-epitaph-C =
    .a = A lu jusqu’au bout.
    .b = Citait, le plus souvent juste.
story-title-H = { $name } vécut { $years } ans et nagea vingt longueurs par an.
story-epitaph-H =
    .a = Encore tiède.
    .b = Touchait presque ses pieds.
story-title-P = { $name } vécut { $years } ans et vota chaque fois.
story-epitaph-P =
    .a = Avait la parole.
    .b = Motion adoptée.
story-title-S = { $name } vécut { $years } ans et fit chauffer l’eau pour tout le monde.
story-epitaph-S =
    .a = Il y a du gâteau à l’intérieur.
    .b = Savait comment vous prenez le thé.
story-title-T = { $name } vécut { $years } ans et répara tout ce qui s’ouvrait.
story-epitaph-T =
    .a = En arrêt, pour une fois.
    .b = Il restait quatre vis.
story-title-science = { $name } vécut { $years } ans et nota tout.
story-epitaph-science =
    .a = Les résultats suivront.
    .b = Referait l’expérience.
story-title-art = { $name } vécut { $years } ans et les signa dans le coin.
story-epitaph-art =
    .a = La signature est en bas à droite.
    .b = Sortie côté jardin, sous les applaudissements.
story-title-social = { $name } vécut { $years } ans et serra toutes les mains de la ville.
story-epitaph-social =
    .a = Le procès-verbal est approuvé.
    .b = Gardait la porte ouverte.
story-title-security = { $name } vécut { $years } ans et veilla pour que les autres dorment.
story-epitaph-security =
    .a = Rien à signaler.
    .b = A vérifié la porte deux fois.
story-title-talents = { $name } vécut { $years } ans avec un don depuis le début.
story-epitaph-talents =
    .a = L’avait depuis le début.
    .b = A toujours eu le coup de main.
story-title-plain = { $name } vécut { $years } ans et n’en perdit que deux.
story-epitaph-plain =
    .a = Passa par ici.
    .b = Tout comptait.
    .c = N’a pris qu’une place près de la fenêtre.

story-opening = { $list }.
story-opening-nothing = { $name } voyagea sans bagages.
story-count-alone = { $part } (personne d’autre à cette table)
story-count-jobs = { $count ->
    [1] { $words ->
        [one] un métier
       *[other] 1 métier
    }
   *[other] { $words } métiers
}
story-count-loves = { $count ->
    [1] { $words ->
        [one] un amour
       *[other] 1 amour
    }
   *[other] { $words } amours
}
story-count-projects = { $count ->
    [1] { $words ->
        [one] une chose menée à bien
       *[other] 1 chose menée à bien
    }
   *[other] { $words } choses menées à bien
}
story-count-things = { $count ->
    [1] { $words ->
        [one] un ticket de caisse
       *[other] 1 ticket de caisse
    }
   *[other] { $words } tickets de caisse
}

story-met =
    .a = C’était { $card }.
    .b = Un nom : { $card }.
    .c = Ainsi entra { $card } dans l’histoire.
    .d = { $card } dit bonjour en premier.
    .e = Au printemps, il y eut deux brosses à dents, dont celle de { $card }.
    .f = Dès lors, il est aussi question de { $card }.
    .g = On demanda qui c’était : c’était { $card }.
story-hired =
    .a = Sur le badge, on lisait : { $card }.
    .b = Le poste avait un titre, « { $card } », et un tiroir qui coinçait.
    .c = Sur la porte était écrit « { $card } », de la main de quelqu’un d’autre.
    .d = Sur les formulaires, à la ligne « profession », { $they } écrivit : { $card }.
    .e = La première fiche de paie disait « { $card } », avec une faute dans le nom.
    .f = « { $card } » : tel était désormais le métier de { $name }.
    .g = À qui le demandait, la réponse était désormais : { $card }.
    .h = Le soir même, toute la rue le savait : { $card }.
story-lost-job =
    .a = Le travail prit fin ; { $name } rapporta la plante à la maison.
    .b = { $name } rendit la clé et garda le crayon.
    .c = Un lundi, { $they } resta au lit, et personne n’appela.
    .d = Le bureau fut vidé en dix minutes, le tiroir en une heure.
    .e = { $name } écrivit une lettre de démission d’une ligne.
story-changed-job =
    .a = { $name } quitta l’ancien bureau avec un gâteau et sans regrets.
    .b = L’ancien bureau échut à quelqu’un de plus jeune, et { $name } lui souhaita bonne chance.
    .c = { $name } laissa une liste de mots de passe et passa à autre chose.
    .d = Les collègues chantèrent, et { $name } prit l’ascenseur une dernière fois.
    .e = L’ancien badge rejoignit les autres dans le tiroir.
story-lost-partner =
    .a = { $card } déménagea un mardi et emporta la belle lampe.
    .b = Puis l’autre brosse à dents disparut, et { $card } avec.
    .c = { $card } laissa un mot, deux clés et beaucoup de silence.
    .d = { $card } et { $name } se partagèrent les disques et les hivers.
    .e = Avec { $card }, cela finit aussi doucement qu’une bouilloire qu’on ôte du feu.
story-lost-thing =
    .a = La facture vint une fois de trop, et c’en fut fini de « { $card } ».
    .b = Un jour, il y eut un vide à la place de « { $card } ».
    .c = { $name } ne pouvait pas tout garder, et renonça d’abord à « { $card } ».
    .d = Il fallut renoncer à « { $card } », et la maison parut plus grande pendant une semaine.
    .e = « { $card } » partit chez quelqu’un d’autre, à moitié prix.
    .f = { $name } raya « { $card } » de la liste des dépenses.
    .g = Quand l’argent manqua, « { $card } » partit en premier.
    .h = « { $card } » resta dans l’ancien appartement.
story-lost-project =
    .a = « { $card } » resta en plan.
    .b = { $name } rangea tout dans une boîte et écrivit sur le couvercle : { $card }.
    .c = Il est des choses qu’on commence pour les laisser : « { $card } », par exemple.
    .d = Il n’y eut plus de temps pour « { $card } ».
    .e = { $name } dit à tout le monde que « { $card } » attendait son heure.
    .f = « { $card } » rejoignit les autres bonnes résolutions.
    .g = { $They } cessa d’abord de parler de « { $card } », puis d’y penser.
story-habit-overtime =
    .a = La lampe du bureau restait allumée tard, et { $they } restait dessous.
    .b = En ces années-là, { $name } appelait le gardien de nuit par son prénom.
    .c = Le dîner sortait le plus souvent d’une machine.
    .d = { $name } vit la plupart des couchers de soleil dans un écran.
    .e = Le dernier tram connaissait bien { $name }.
story-habit-rest =
    .a = Entre-temps, { $they } occupait le canapé et ne regrettait rien.
    .b = { $name } dormait bien, souvent, et à midi.
    .c = Il y eut beaucoup d’après-midi sans rien dedans, et { $they } s’en souvint mieux que du reste.
    .d = Entre deux et quatre heures, { $name } ne répondait pas.
    .e = Le hamac prit la forme de { $name }.
story-quiet-study =
    .a = { $name } lut beaucoup et déplaça les meubles une fois.
    .b = Ce furent des années calmes, avec une carte de bibliothèque.
    .c = Il ne se passa rien, et { $name } prit des notes.
    .d = { $name } apprit trois alphabets et se servit d’un seul.
    .e = La lampe de chevet fut ce qui travailla le plus à la maison.
story-quiet-play =
    .a = { $name } joua, surtout pour le plaisir.
    .b = Ce furent des années calmes, n’était le bruit que faisait { $name }.
    .c = { $name } essaya tout une fois et ne garda aucun ticket.
    .d = Il y avait de la peinture sur les poignées de porte.
    .e = { $name } inventa un jeu et en changeait les règles quand il pleuvait.
story-quiet-interact =
    .a = { $name } parla à tout le monde et retint presque tous les prénoms.
    .b = Ce furent des années calmes, passées surtout sur les terrasses des autres.
    .c = { $name } alla à toutes les fêtes et ne ferma jamais la marche.
    .d = Le téléphone sonnait, presque toujours pour { $name }.
    .e = { $name } emprunta du sucre dans toute la maison et le rendit en nouvelles.
story-quiet-temp_job =
    .a = { $name } travailla çà et là et apprit partout où se trouvait le café.
    .b = Ce furent des années calmes, payées à l’heure.
    .c = { $name } remplaça des gens malades et vécut du rhume des autres.
    .d = { $name } eut onze bureaux, et pas un tiroir à soi.
    .e = Un vendredi sur deux, il y avait une enveloppe.
story-quiet-rest =
    .a = { $name } prit du repos, et le fit à fond.
    .b = Ce furent des années calmes, presque toutes à l’horizontale.
    .c = De ces années, { $name } dit plus tard qu’elles avaient fait grand bien au canapé.
    .d = { $name } regarda pousser un arbre, en entier.
    .e = Rien ne fut remis, puisque rien n’était prévu.
story-quiet-overtime =
    .a = { $name } travailla tard et vit le soleil en photo.
    .b = Ce furent des années de soirées, lumière allumée.
    .c = { $name } demanda plus de temps et l’obtint, au prix habituel.
    .d = L’équipe de nettoyage passait la serpillière autour de { $name }.
    .e = De ces années il ne reste pas de photos, rien que des pointages.
story-end-stress =
    .a = À la fin, c’était un peu beaucoup, et { $name } lâcha tout en même temps.
    .b = { $name } comptait se reposer la semaine suivante.
    .c = Le cœur, que { $name } n’écoutait guère, eut le dernier mot.
    .d = Il y avait onze choses sur la liste ce jour-là, et { $name } en fit dix.
    .e = { $name } courut après le bus et, pour une fois, n’arriva pas en retard.
story-end-years =
    .a = Un anniversaire sonna, et { $name } n’ouvrit pas la porte.
    .b = Puis les années présentèrent la note, et { $name } paya le tout.
    .c = { $name } s’endormit sur le journal et laissa les mots croisés à d’autres.
    .d = Un matin, la bouilloire siffla, et personne ne se leva.
    .e = { $name } se coucha tôt, la fenêtre ouverte.
    .f = La dernière ligne de l’agenda était le dentiste, et { $name } y échappa.
    .g = { $name } venait de s’asseoir.
story-end-full =
    .a = { $name } profita de tout, jusqu’au dernier grain.
    .b = Il ne restait plus d’âge sur le plateau, alors { $name } le replia.
    .c = { $name } resta jusqu’au bout et éteignit la lumière.
    .d = { $name } vit tout le film, générique compris.
    .e = Tout à la fin, { $name } demanda si c’était tout, et rit.
story-end-left =
    .a = { $name } se leva au milieu de la partie et ferma doucement la porte.
    .b = Un soir, { $name } prit son manteau et sortit.
    .c = { $name } partit avant l’heure, sans dire pourquoi.
    .d = { $name } dit au revoir au chat et à personne d’autre.
    .e = Il restait du thé dans la tasse de { $name }.
story-legacy =
    .a = { $They } laissa { $list }.
    .b = Ce qui resta : { $list }.
    .c = Sur la table de la cuisine, on trouva { $list }.
    .d = Le notaire compta { $list }.
    .e = À partager entre amis : { $list }.
    .f = Dans le testament, il y avait { $list }.
    .g = Laissé sur place : { $list }.
story-joined =
    .a = Quand { $founder } lança « { $card } », { $name } demanda ce qu’il y avait à porter.
    .b = Il manquait quelqu’un à { $founder } pour « { $card } », et { $name } avait une soirée libre.
    .c = « { $card } » était une idée de { $founder }, et { $name } y crut tout de suite.
    .d = { $name } rejoignit { $founder } pour « { $card } », une semaine, et resta.
    .e = { $founder } dit « { $card } », et { $name } dit oui avant la fin de la phrase.
    .f = { $name } avait entendu parler de « { $card } » par { $founder } et vint voir.
    .g = Il y avait une chaise libre à « { $card } », chez { $founder }, et { $name } la prit.
    .h = { $founder } appela pour « { $card } », et { $name } apporta des outils.
story-together =
    .a = Avec { $others }, { $they } mena « { $card } » jusqu’au bout.
    .b = « { $card } » fut un succès, grâce à { $others } et, { $name } le disait toujours, à la météo.
    .c = { $all } firent une photo à la fin de « { $card } ».
    .d = De « { $card } », { $name } garda l’affiche, et { $others } les dettes.
    .e = Après « { $card } », { $all } ne se saluèrent plus de la même façon.
    .f = Hormis { $others }, personne ne sut jamais ce que { $name } fit pour « { $card } ».
    .g = Pour « { $card } », { $name } devait encore un souper à { $others }.
story-again =
    .a = { $name } fit comme { $other } avant : « { $card } ».
    .b = « { $card } » avait été à { $other } ; c’était au tour de { $name }.
    .c = { $name } et { $other } eurent en commun « { $card } », mais pas en même temps.
    .d = { $other } disait toujours du bien de « { $card } », alors { $name } essaya.
    .e = Des années après { $other }, { $name } y vint aussi : « { $card } ».
# La même carte, dans les mêmes années que quelqu’un d’autre.
story-too =
    .a = À « { $card } », { $name } tomba sur { $other }.
    .b = { $name } et { $other } eurent « { $card } » en commun, et en parlèrent des années.
    .c = De « { $card } », { $other } ne gardait pas le même souvenir que { $name }.
    .d = « { $card } » réunit { $name } et { $other }, pour une fois.
# Quelqu’un que l’un des autres joueurs a aimé avant.
story-again-love =
    .a = { $other } et { $card } avaient autrefois vécu sous le même toit, et { $name } le savait.
    .b = { $card } avait déjà brisé le cœur de { $other }.
    .c = { $other } avait parlé de { $card }, et { $name } avait bien écouté.
story-again-top =
    .a = Et comme { $other }, { $they } alla jusqu’au bout : « { $card } ».
    .b = À la fin, { $name } et { $other } purent comparer leurs notes sur « { $card } ».
    .c = Avec « { $card } », { $name } alla aussi loin que { $other }.
story-again-promoted =
    .a = { $other } avait eu sa promotion au même bureau.
    .b = De là, { $name } monta d’un étage, comme { $other } en son temps.
    .c = Comme { $other }, { $they } ne resta pas longtemps à ce bureau.
story-again-retired =
    .a = { $other } avait pris sa retraite au même bureau, et la recommandait.
    .b = Comme { $other } naguère, { $they } rendit la clé et garda la pension.
    .c = { $other } vint au pot de départ et savait où était le gâteau.
story-news =
    .a = Tout le monde se souvient de l’année « { $card } », { $name } aussi.
    .b = Puis vint « { $card } », pour { $name } comme pour tout le monde.
    .c = « { $card } » passa, et { $name } resta.
    .d = « { $card } » fut dans tous les journaux, et dans la cuisine de { $name }.
    .e = { $name } parla plus tard d’un avant et d’un après « { $card } ».
story-link-years =
    .a = « { $card } » avait pris des années.
    .b = Des années plus tard, ce fut l’heure de « { $card } ».
    .c = { $name } n’avait jamais tout à fait lâché « { $card } ».
    .d = Vingt bonnes années avaient passé depuis le premier chapitre de « { $card } ».
    .e = « { $card } » avait reposé un peu, comme certaines choses le demandent.
    .f = Longtemps après qu’on eut cessé de demander des nouvelles de « { $card } », il y en eut.
story-link-after =
    .a = Après cela, il y eut de la place.
    .b = Il fallut un hiver, et puis cela alla.
    .c = { $name } regarda le vide un moment, puis le remplit.
    .d = Une chose finissait, une autre commençait.
    .e = La vie continua, avec moins de bagages.
    .f = Puis le téléphone sonna, et c’était pour autre chose.
    .g = Cela libérait les jeudis.
    .h = { $name } acheta un nouvel agenda.
story-link-spite =
    .a = Tout cela en dormant très peu.
    .b = { $name } y arriva malgré tout, surtout malgré l’agenda.
    .c = Le médecin l’avait déconseillé.
    .d = Le temps manquait, et { $they } le prit quand même.
    .e = { $name } eut mal à la tête presque tout du long.
story-link-new =
    .a = Et puis il y eut « { $card } ».
    .b = Ensuite vint « { $card } ».
    .c = Ainsi commença « { $card } ».
    .d = Suivant sur la liste : « { $card } ».
    .e = Passons à « { $card } ».
    .f = Il restait de la place pour une chose, « { $card } ».
story-again-job =
    .a = { $other } avait tenu ce poste avant.
    .b = Le poste avait été celui de { $other }.
    .c = Dans le tiroir se trouvait un crayon mordillé par { $other }.
    .d = { $other } rédigea les consignes, qui disaient « bon courage ».
story-link-card =
    .a = On demanda des nouvelles de « { $card } ».
    .b = On n’avait pas oublié « { $card } ».
    .c = Revenons à « { $card } ».
    .d = Il y eut du nouveau pour « { $card } ».
    .e = « { $card } », encore.
    .f = De « { $card } », on n’avait pas tout dit.

story-left-money = { $count ->
    [1] { $words ->
        [one] une pièce
       *[other] 1 pièce
    }
   *[other] { $words } pièces
}
story-left-knowledge = { $count ->
    [1] { $words ->
        [one] une réponse
       *[other] 1 réponse
    }
   *[other] { $words } réponses
}
story-left-creativity = { $count ->
    [1] { $words ->
        [one] une idée
       *[other] 1 idée
    }
   *[other] { $words } idées
}
story-left-influence = { $count ->
    [1] { $words ->
        [one] un service à rendre
       *[other] 1 service à rendre
    }
   *[other] { $words } services à rendre
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
story-source-other = Autre

# La rangée de la vie du jour.

day-sign-dark_green = vert foncé
day-sign-green = vert
day-sign-turquoise = turquoise
day-sign-light_blue = bleu clair
day-sign-yellow = jaune
day-sign-orange = orange
day-sign-red = rouge
day-sign-unlived = non vécu
