# Façons de jouer, pour l’accueil au terminal et le salon.

preset-first_life = Une première vie
    .about = Le jeu de base : le meilleur endroit pour commencer.
preset-family = Famille
    .about = Des enfants, des animaux, des amis : maison pleine et bourse vide.
preset-career = Carrière
    .about = L’école, des métiers sans échelons, une boutique à soi et des uniformes.
preset-everything = Tout
    .about = Toutes les extensions, tous les modules, toutes les cartes de la boîte : débarrassez la table.
preset-surprise = Surprise
    .about = La graine choisit quelques modules, et peut-être une extension.
