# What each token is for, in one sentence: under the pointer, at the focus, after a long press, and in the legend.

web-token-knowledge = A Resource. Study brings it; many Projects and Jobs ask for it.
web-token-creativity = A Resource. Play brings it; works of art and fine ideas ask for it.
web-token-influence = A Resource. Interact brings it; people, causes and careers ask for it.
web-token-money = Buys Items and Activities. Jobs pay it.
web-token-hourglass = Your time. Nearly everything you do takes one; you get them back each round, more of them when you are calm.
web-token-any = One Resource of your choice: Knowledge, Creativity or Influence.
web-token-sth = Short-Term Happiness, your Mood. It makes Projects cheaper or more expensive, and fades at the end of the round.
web-token-lth = Long-Term Happiness. Whoever has the most at the end has lived best.
web-token-stress = Moves you towards the red end of the track. Too much, and the life ends.
web-token-relax = Moves you back on the Stress track, but never out of your section.
web-token-health = Good Health. Each moves you to the next calmer section of the Stress track.
web-token-popularity = How well the neighbourhood knows you. It brings Long-Term Happiness.
web-token-points = Counts at the end.
