# Les oblitérations.

postmark-cv_first_life = Références sur demande
postmark-cv_first_life-about = Un curriculum vitæ, complet
postmark-cv_cat_person = Les chats vous trouvent
postmark-cv_cat_person-about = Trois malheurs dans une vie
postmark-cv_insured = Avait lu les petites lignes
postmark-cv_insured-about = Deux malheurs payés par une assurance
postmark-cv_once_more = Encore un lancer
postmark-cv_once_more-about = Des dés relancés, 200 fois
postmark-cv_ladybird = L’enfant chéri des coccinelles
postmark-cv_ladybird-about = Quatre cartes payées de pure chance dans une vie
postmark-cv_tall = Spécialisation
postmark-cv_tall-about = Sept cartes dans une pile
postmark-cv_everything = Deux pages, recto verso
postmark-cv_everything-about = Seize cartes dans une vie
postmark-cv_no_work = Le trou dans le CV
postmark-cv_no_work-about = Une vie qui finit sans carte de travail
postmark-cv_minimalist = Une seule valise
postmark-cv_minimalist-about = Une vie qui finit sans aucune possession
postmark-cv_address_book = Un épais carnet d’adresses
postmark-cv_address_book-about = Six relations dans une vie
postmark-cv_public_figure = Figure publique
postmark-cv_public_figure-about = 15 points de buts publics
postmark-cv_references = Nous gardons votre dossier
postmark-cv_references-about = 60 points dans une vie
