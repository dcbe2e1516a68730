# La vie du jour.

web-day-aims-cv = Vous rencontrez { $level }, qui joue de la même façon contre tout le monde. Les buts publics :
web-day-lived-cv = Vous avez vécu { $years } ans : { $won ->
    [yes] gagné.
   *[no] l’autre était devant.
}
web-day-share-cv = Wellspent, CV { $number } : { $score }
