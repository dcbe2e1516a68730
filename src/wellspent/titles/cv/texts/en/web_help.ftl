# How CV is played, in the browser.

web-help-cv = CV
web-help-cv-lead = Seven dice, one curriculum vitae. You throw them for health, knowledge, friends and money, and use them to write the life that looks best on paper.
web-help-cv-1-title = Childhood
web-help-cv-1 = Everybody chooses childhood cards and passes the rest on. Most of them are events: hidden, good for one moment, then gone. Whoever ends up with the Bicycle starts every round.
web-help-cv-2-title = Throw
web-help-cv-2 = You throw four dice, more with the right cards, and may throw again twice: pick up whichever you like. A cat is bad luck and freezes its die.
web-help-cv-3-title = Buy
web-help-cv-3 = Take up to two cards from the track. What a card asks for may come from dice, from the tokens your cards give you, and from events. Three ladybirds pay for any card, whatever it costs.
web-help-cv-4-title = Bad luck
web-help-cv-4 = For every three cats you lose one of the cards on top of your stacks. Bad luck counts even if you have spent it.
web-help-cv-5-title = Write it down
web-help-cv-5 = Cards go onto five stacks: health, knowledge, relationships, work, possessions. Only the top card of a stack works for you, but all of them count at the end. Health, knowledge and relationships may also be slipped underneath; work and possessions always go on top. Some cards cost something each turn; if you do not pay, you lose them.
web-help-cv-6-title = What counts
web-help-cv-6 = The more cards you have of health, of knowledge or of relationships, the faster their points grow. Possessions have their points printed. Public goals reward whoever does best at them; your private one rewards you alone.
web-help-cv-7-title = The end
web-help-cv-7 = The decks are the ages of a life. When the old age deck has fewer cards than there are players, the round is played to its end, and the points are counted.
