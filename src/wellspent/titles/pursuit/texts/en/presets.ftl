# Ways to play, for the welcome at the terminal and the lobby.

preset-first_life = A first life
    .about = The base game: the best place to begin.
preset-family = Family
    .about = Kids, pets and friends: a full house and an empty purse.
preset-career = Career
    .about = School, jobs without a ladder, a shop of your own, and uniforms.
preset-everything = Everything
    .about = All expansions, all modules, all the cards in the box: clear the table first.
preset-surprise = A surprise
    .about = The seed picks a few modules, and perhaps an expansion.
