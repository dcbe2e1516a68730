# Les Métiers de Sûreté et Sécurité.

module-security = Métiers de Sûreté et Sécurité
    .about = Un quatrième domaine de Métiers, pour celles et ceux qui veillent pendant que les autres dorment.
