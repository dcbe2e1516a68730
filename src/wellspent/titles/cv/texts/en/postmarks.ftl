# Postmarks.

postmark-cv_first_life = References on Request
postmark-cv_first_life-about = One curriculum vitae, complete
postmark-cv_cat_person = A Cat Person
postmark-cv_cat_person-about = Three misfortunes in one life
postmark-cv_insured = Read the Small Print
postmark-cv_insured-about = Two misfortunes paid for by insurance
postmark-cv_once_more = One More Throw
postmark-cv_once_more-about = Dice thrown again, 200 times
postmark-cv_ladybird = The Ladybirds’ Favourite
postmark-cv_ladybird-about = Four cards bought with good luck alone in one life
postmark-cv_tall = Specialised
postmark-cv_tall-about = Seven cards in one stack
postmark-cv_everything = Two Pages, Both Sides
postmark-cv_everything-about = Sixteen cards in one life
postmark-cv_no_work = The Gap in the CV
postmark-cv_no_work-about = A life that ends without a work card
postmark-cv_minimalist = One Suitcase
postmark-cv_minimalist-about = A life that ends without a possession
postmark-cv_address_book = A Thick Address Book
postmark-cv_address_book-about = Six relationships in one life
postmark-cv_public_figure = A Public Figure
postmark-cv_public_figure-about = 15 points from public goals
postmark-cv_references = We Will Keep Your File
postmark-cv_references-about = 60 points in one life
