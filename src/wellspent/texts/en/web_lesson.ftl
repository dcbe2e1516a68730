# The guide on the web table.

web-lesson-name = Lesson with { $name }
web-lesson-who = { $name }, second floor
web-lesson-of = { $number } of { $of }
web-lesson-why = Why?
web-lesson-show = Show me
web-lesson-skip = Skip the lesson
web-lesson-read = I see
web-lesson-thanks = Thank you
web-lesson-unfold = { $name } has a word
web-lesson-resume = Go on with the lesson
web-lesson-begin = Begin your first life
web-lesson-begin-text = Ten minutes, with Odette from the second floor
web-lesson-known = Or play at once
web-lesson-again = Guided life: { $game }
web-lesson-fold = Fold it away
web-notebook = Odette’s notebook
web-notebook-lead = Twelve lines for each game, about ten minutes. Nobody has ever failed; two fell asleep, happily.
web-notebook-new = not begun
web-notebook-begin = Begin
web-notebook-again = Once more
web-about-more = All the rules about it
web-help-setting = Beginner’s help
web-help-first = First three lives
web-help-on = On
web-help-off = Off
