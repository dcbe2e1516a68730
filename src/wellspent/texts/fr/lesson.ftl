# Ce que dit la guide dans toutes les leçons.

lesson-other-move = Comme il vous plaira. C’est votre vie. On reviendra à la mienne.
lesson-missed = L’occasion est passée : { $what }. Elle reviendra.
lesson-aside = Ici, c’est à vous de voir.
