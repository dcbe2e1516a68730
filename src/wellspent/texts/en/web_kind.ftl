# Being kind: notes, whom one does not want to hear, and the owner of a server.

web-note = My notes
web-note-empty = For your eyes only.
web-note-kept = Kept. Nobody else reads it.
web-note-writing = Writing it down…

web-kind-about = What to do about { $name }
web-kind-mute = Mute
web-kind-unmute = Hear again
web-kind-either-about = Muted: you no longer see what they say. Blocked: no new table brings you together, either. They are told of neither.
web-kind-mute-about = You no longer see what they say. They are not told.
web-kind-is-muted = muted
web-kind-block = Block
web-kind-unblock = Unblock
web-kind-block-about = You no longer see what they say, and no new table brings you together. They are not told.
web-kind-is-blocked = blocked
web-kind-report = Report…
web-kind-report-about = What would you like to report about { $name }?
web-kind-report-talk = What they say
web-kind-report-name = Their name
web-kind-report-other = Something else
web-kind-report-words = In your words, if you like
web-kind-report-goes = Whoever runs this server will read it, with the last lines this person wrote here. They are not told.
web-kind-report-send = Send it
web-kind-reported = Thank you. Whoever runs this server will read it.
web-kind-remove = Send away
web-kind-removed = { $name } has left this table, and the seat is free again.
web-kind-take-back = Take it back
web-kind-invite = Or keep it for somebody you know…
web-kind-invite-for = Who gets { $name }’s seat
web-kind-invite-do = Invite
web-kind-invited = A seat is kept for { $name }, who will find it on the home page.
web-kind-played = { $name } · { $count ->
    [one] one game together
   *[other] { $count } games together
}
web-me-apart = Kept at a distance
web-me-forgive = Forgive
web-me-forgive-name = { $name }: neither muted nor blocked any more

web-orders = Standing orders
web-order-bills = Pay the bills
web-order-advance = As soon as I can pay, go on with
web-order-advance-none = nothing
web-order-advance-lacks = Still missing:
web-order-advance-over = There is nothing more to do with { $card }.
web-order-leaves = and leave me
web-order-only = Take the only option there is
web-order-pass = Skip whatever may be skipped
web-order-now = As things stand: { $choice }
web-orders-about = Carried out while you are away, as if you had looked in; none of them ends your life. Nobody else is told, and what could be taken back still can be.
web-log-by-order = By your order.

web-walk = What happened meanwhile
web-walk-begin = See it on the board
web-walk-place = { $place } of { $count }
web-walk-back = Back (←)
web-walk-next = Next (→)
web-walk-end = To the table (→)
web-recap-see-line = See it on the table: { $text }

web-bulletin-close = Dismiss this notice

web-owner = The owner’s page
web-owner-who = This page is for whoever runs the server. Its link was printed when the server was first started.
web-owner-key = The owner’s key
web-owner-open = Open
web-owner-counts = { $tables ->
    [one] One table
   *[other] { $tables } tables
} and { $people ->
    [one] one person
   *[other] { $people } people
}.
web-owner-reports = Reports
web-owner-no-reports = Nobody has complained.
web-owner-said = { $count ->
    [one] What was said: one line
   *[other] What was said: { $count } lines
}
web-owner-done = Seen to
web-owner-look = Look at the table
web-owner-close = Close the table
web-owner-close-sure = Yes, close it for good
web-owner-close-no = No
web-owner-tables = Tables
web-owner-search = A name, or the id of a table
web-owner-find = Find
web-owner-no-tables = No tables.
web-owner-people = { $count ->
    [one] one person
   *[other] { $count } people
}
web-owner-viewers = { $count ->
    [one] one person is watching
   *[other] { $count } people are watching
}
web-owner-is-open = open to everybody
web-owner-is-over = over
web-owner-bar = Bar { $name }
web-owner-bar-about = { $name } may not play here any more: no seat, no new table, no talk. In running games somebody sits in, and nobody there is told why. With another profile they are a stranger to the server.
web-owner-bar-words = What { $name } will read, if you like
web-owner-bar-sure = Yes, bar { $name }
web-owner-bar-whom = Bar somebody…
web-owner-barred = Barred
web-owner-barred-words = “{ $words }”
web-owner-is-barred = { $name } is barred.
web-owner-let = Let in again
web-owner-let-name = Let { $name } in again
web-owner-notice = A notice to everybody
web-owner-notice-about = A line on every page, in one language or both, until you take it back.
web-owner-notice-say = Tell everybody
web-owner-notice-take-back = Take it back
web-owner-limits = Limits
web-owner-open-tables = Tables may be open to everybody
web-owner-talk = People may talk
web-owner-new-tables = New tables an hour, per address
web-owner-new-people = New profiles an hour, per address
web-owner-keep = Save
