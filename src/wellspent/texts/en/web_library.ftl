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

web-help-keys = Keys
web-help-keys-lead = Everything at the table can be done without a mouse. Tab goes from zone to zone, arrows move inside one, Enter chooses and then does it.
web-help-settings = Settings
web-help-credits = Credits
web-credits-games = The Pursuit of Happiness was designed by Adrian Abela and David Chircop and published by Artipia Games; CV was designed by Filip Miłuński and published by Granna. Wellspent is an independent program, made in admiration and not connected with any of them; wording, cards and drawings here are original where the rules leave room.
web-credits-pictures = Pictures: Fluent Emoji by Microsoft, MIT licence. Button icons: Lucide, ISC licence. Tokens, shapes, hourglasses and skies are our own.
web-credits-fonts = Fonts: Sansita by Omnibus-Type and Atkinson Hyperlegible Next by the Braille Institute, both under the SIL Open Font License.
web-credits-software = Built with Python, Litestar, msgspec and uvicorn, and with Svelte, Vite and Fluent.
web-credits-licence = Wellspent itself is free software under the MIT licence. Nothing here asks who you are: your games and settings are kept in this browser and on the server you play on.

web-try-pay = Try it: pay for a card
web-try-pay-task = You begin “{ $card }” with its marked line, “{ $level }”. Give what it asks for.
web-try-pay-card = You would like to have “{ $card }”. Give what it asks for.
web-try-pay-one = Pay 1 { $good }, of { $count }
web-try-pay-not = This line asks for no { $good }, or for no more of it.
web-try-pay-more = 1 { $good } paid. It asks for more.
web-try-pay-done = Paid. You get: { $goods }.
web-try-pay-yours = Paid. It is yours.
web-try-afford = Try it: which of these can you afford?
web-try-afford-done = Right: these and no others.
web-try-afford-yes = “{ $card }” can be paid for as well: look at what comes before the arrow.
web-try-afford-no = “{ $card }” asks for more than you have.
web-try-purse = You have
web-try-check = Is that right?
web-try-throw = Try it: throw and keep dice
web-try-throw-first = Throw
web-try-throw-again = Throw the others again
web-try-throw-left = { $count ->
    [one] You may throw once more. Choose the dice you want to keep.
   *[other] You may throw { $count } more times. Choose the dice you want to keep.
}
web-try-throw-kept = { $good }, kept
web-try-throw-loose = { $good }
web-try-throw-frozen = { $good }, frozen
web-try-throw-buys = With these you could buy: { $cards }.
web-try-throw-nothing = These buy none of the cards in our example. It happens to the best of us.
web-try-again = Start again
