# La guide à la table, dans le navigateur.

web-lesson-name = Leçon de { $name }
web-lesson-who = { $name }, du deuxième
web-lesson-of = { $number } sur { $of }
web-lesson-why = Pourquoi ?
web-lesson-show = Montrez-moi
web-lesson-skip = Passer la leçon
web-lesson-read = Je vois
web-lesson-thanks = Merci
web-lesson-unfold = { $name } a un mot à dire
web-lesson-resume = Reprendre la leçon
web-lesson-begin = Commencez votre première vie
web-lesson-begin-text = Dix minutes, avec Odette, du deuxième
web-lesson-known = Ou jouez tout de suite
web-lesson-again = Vie guidée : { $game }
web-lesson-fold = Replier la bulle
web-notebook = Le carnet d’Odette
web-notebook-lead = Douze lignes pour chaque jeu, dix minutes environ. Personne n’a jamais échoué ; deux se sont endormis, contents.
web-notebook-new = pas commencé
web-notebook-begin = Commencer
web-notebook-again = Encore une fois
web-about-more = Toutes les règles à ce sujet
web-help-setting = Aide pour débuter
web-help-first = Les trois premières vies
web-help-on = Oui
web-help-off = Non
