# What a guide says in every lesson.

lesson-other-move = As you like. It is your life. We will come back to mine.
lesson-missed = That moment has passed: { $what }. It will come again.
lesson-aside = This one is up to you.
