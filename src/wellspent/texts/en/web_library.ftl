# The rooms where one reads: rules, cards, how to play.

web-rules-search = Search the rules, by words or by id
web-rules-kinds = What is shown
web-rules-rule = Rules
web-rules-example = Examples
web-rules-ruling = Rulings
web-rules-fact = What is in the box
web-rules-example-one = example
web-rules-ruling-one = ruling
web-rules-fact-one = in the box
web-rules-count = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
web-rules-contents = Contents
web-rules-english = in English only
web-rules-more = … and { $count } more. Narrow your search.
web-rules-none = No rule contains all these words. Try one fewer.

web-cards-search = Search the cards
web-cards-any = { $label }: all
web-cards-kind = Kind
web-cards-pile = Pile
web-cards-from = From
web-cards-box = the base game
web-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-cards-none = No such card has been lived yet.
web-cards-back = What will be told
web-cards-front = The card again
web-cards-more = { $count ->
    [one] One more card
   *[other] { $count } more cards
}

web-key-throw = CV: throw the dice
web-key-buy = CV: stop, or enough
web-key-dice = CV: pick up a die

web-help-pursuit = The Pursuit of Happiness
web-help-pursuit-lead = You get one life and not quite enough time for it. Learn things, love people, buy an espresso machine you cannot afford, and try to be happy in the end.
web-help-pursuit-1-title = A life is a day
web-help-pursuit-1 = The game lasts at most eight rounds: your teens, four rounds as an adult, three of old age. The sun at the top shows where you are. In each round you first pay for what you keep, and then all take turns until nobody has time left.
web-help-pursuit-2-title = Time is what you spend
web-help-pursuit-2 = A turn is one Hourglass, placed on a space of the table or on a card of yours. The calmer you are, the more Hourglasses you get each round. Using the same space twice in a round costs a little Stress; resting never does.
web-help-pursuit-3-title = Learn, play, meet, earn
web-help-pursuit-3 = Study brings Knowledge, Play brings Creativity, Interact brings Influence, and a Temp Job brings Money. Nearly everything is paid with these four. A card reads from left to right: what it asks, an arrow, what it gives.
web-help-pursuit-4-title = Take something up
web-help-pursuit-4 = A Basic Project begins at its first level; put more Hourglasses on it to climb. Single-Round Projects let you pick any level and end with the round. In Group Projects others may fill a Role too. Items and Activities are simply bought, at any level you can pay for.
web-help-pursuit-5-title = Work and love
web-help-pursuit-5 = A Job pays in every round and asks for time in return. A Partner costs nothing at first and something later. Projects, Jobs and Partners share three slots; a fourth card is allowed, and costs Stress as long as it stays.
web-help-pursuit-6-title = Two kinds of happiness
web-help-pursuit-6 = Short-Term Happiness is your mood, from −3 to +3: in a good mood Projects cost less, in a bad one more. Long-Term Happiness is what remains, and it is the score.
web-help-pursuit-7-title = Mind your nerves
web-help-pursuit-7 = Stress decides how much time you have. Rest moves you back, but never out of the coloured section; Relax and Good Health reach further. Overtime buys time with Stress. Old age brings more Stress every round, and whoever runs off the end of the track has lived.
web-help-pursuit-8-title = And then
web-help-pursuit-8 = When all lives have ended, every five of a kind that are left over become one Long-Term Happiness, and Life Goals are counted. The happiest life wins. Read its story aloud.

web-help-cv = CV
web-help-cv-lead = Seven dice, one curriculum vitae. You roll for health, knowledge, friends and money, and use it to write the life that looks best on paper.
web-help-cv-1-title = Childhood
web-help-cv-1 = Everybody chooses childhood cards and passes the rest on. Most of them are events: hidden, good for one moment, then gone. Whoever ends up with the Bicycle starts every round.
web-help-cv-2-title = Roll
web-help-cv-2 = You roll four dice, more with the right cards, and may roll again twice: pick up whichever you like. A cat is bad luck and freezes its die.
web-help-cv-3-title = Buy
web-help-cv-3 = Take up to two cards from the track. What a card asks for may come from dice, from tokens of your life, and from events. Three ladybirds pay for any card, whatever it costs.
web-help-cv-4-title = Bad luck
web-help-cv-4 = For every three cats you lose one of the cards on top of your stacks. Bad luck counts even if you have spent it.
web-help-cv-5-title = Write it down
web-help-cv-5 = Cards go onto five stacks: health, knowledge, relationships, work, possessions. Only the top card of a stack works for you, but all of them count at the end. Health, knowledge and relationships may also be slipped underneath; work and possessions always go on top. Some cards cost something each turn, or leave.
web-help-cv-6-title = What counts
web-help-cv-6 = The more cards of health, knowledge and relationships, the faster their points grow. Possessions have their points printed. Public goals reward whoever does best at them, your secret one rewards you alone.
web-help-cv-7-title = The end
web-help-cv-7 = The decks are the ages of a life. When the old age deck has fewer cards than there are players, the round is played to its end, and the points are counted.

web-help-keys = Keys
web-help-keys-lead = Everything at the table can be done without a mouse. Tab goes from zone to zone, arrows move inside one, Enter chooses and then does it.
web-help-settings = Settings
web-help-credits = Credits
web-credits-games = The Pursuit of Happiness was designed by Adrian Abela and David Chircop and published by Artipia Games; CV was designed by Filip Miłuński and published by Granna. Wellspent is a program of its own, made in admiration and not connected with any of them; wording, cards and drawings here are original where the rules leave room.
web-credits-pictures = Pictures: Fluent Emoji by Microsoft, MIT licence. Button icons: Lucide, ISC licence. Tokens, shapes, hourglasses and skies are our own.
web-credits-fonts = Fonts: Sansita by Omnibus-Type and Atkinson Hyperlegible Next by the Braille Institute, both under the SIL Open Font License.
web-credits-software = Built with Python, Litestar, msgspec and uvicorn, and with Svelte, Vite and Fluent.
web-credits-licence = Wellspent itself is free software under the MIT licence. Nothing here asks who you are: your games and settings are kept in this browser and on the server you play at.
