# How the Pursuit is played, in the browser.

web-help-pursuit = The Pursuit of Happiness
web-help-pursuit-lead = You get one life and not quite enough time for it. Learn things, love people, buy an espresso machine you cannot afford, and try to be happy in the end.
web-help-pursuit-1-title = A life is a day
web-help-pursuit-1 = The game lasts at most eight rounds: your teens, four rounds as an adult, three of old age. The sun at the top shows where you are. In each round you first pay for what you keep, and then everybody takes turns until nobody has time left.
web-help-pursuit-2-title = Time is what you spend
web-help-pursuit-2 = A turn is one Hourglass, placed on a space of the table or on a card of yours. The calmer you are, the more Hourglasses you get each round. Using the same space twice in a round costs a little Stress; resting never does.
web-help-pursuit-3-title = Learn, play, meet, earn
web-help-pursuit-3 = Study brings Knowledge, Play brings Creativity, Interact brings Influence, and a Temp Job brings Money. Nearly everything is paid for with these four. A card reads from left to right: what it asks for, an arrow, what it gives.
web-help-pursuit-4-title = Take something up
web-help-pursuit-4 = A Basic Project begins at its first Level; put more Hourglasses on it to climb. Single-Round Projects let you pick any Level and end with the round. In Group Projects others may fill a Role too. Items and Activities are simply bought, at any Level you can pay for.
web-help-pursuit-5-title = Work and love
web-help-pursuit-5 = A Job pays in every round and asks for time in return. A Partner costs nothing at first and something later. Projects, Jobs and Partners share three slots; a fourth card is allowed, and costs Stress as long as it stays.
web-help-pursuit-6-title = Two kinds of happiness
web-help-pursuit-6 = Short-Term Happiness is your mood, from −3 to +3: in a good mood Projects cost less, in a bad one more. Long-Term Happiness is what remains, and it is the score.
web-help-pursuit-7-title = Mind your nerves
web-help-pursuit-7 = Stress decides how much time you have. Rest and Relax move you back, but never out of the coloured section; only Good Health does that. Overtime buys time with Stress. Old age brings more Stress every round, and whoever runs off the end of the track has lived.
web-help-pursuit-8-title = And then
web-help-pursuit-8 = When all lives have ended, every five of a kind that are left over become one Long-Term Happiness, and Life Goals are counted. The happiest life wins. Read its story aloud.

web-try-place = Try it: place Hourglasses
web-try-place-done = You get { $goods }, and it is the next player’s turn.
web-try-place-again = You get { $goods } again, and 1 Stress: the same thing twice in one round.
web-try-place-out = No Hourglass is left: the round is over for you.
