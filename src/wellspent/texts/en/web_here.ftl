# Games that stay in this browser.

web-here-title = Games in this browser
web-here-text = Everything runs on this device, without a server and without a network. Your games stay in this browser, and nobody else sees them.
web-here-used = { $size } kept
web-here-lasting = The browser has promised to keep them.
web-here-passing = The browser may clear them when space runs short; a file of your own is safer.
web-here-keep = Ask the browser to keep them
web-here-refused = The browser did not promise it. A file of your own is safe; browsers are more likely to promise it once the game is installed.
web-here-export = Save everything as one file
web-here-import = Load a file saved here
web-here-imported =
    { $count ->
        [0] Everything in this file is here already.
        [one] One game is back.
       *[other] { $count } games are back.
    }
web-here-not-ours = This file has no games from here.
web-here-full = There is no room left in this browser for all of it. Nothing has changed.
web-here-slow = Computer players that think ahead imagine fewer lives here than on a server, and need a few seconds to wake. Friends by link and the lives of others need a server.
web-here-weaker = Plays a little below its level here: without a server it imagines fewer lives.
web-here-needs-server = This page needs a server. Your games are here; a name that follows you to other devices is not.
web-here-loading = Fetching the game: { $done } of { $all } MB
web-here-starting = Waking the computer players…
web-here-failed = The game could not be started in this browser. Reload the page; if that does not help, another browser may.
web-here-again = The game had to restart, and this may not have gone through. Please look, and try once more.
web-here-update = A new version is ready.
web-here-update-now = Use it now

# The game that needs no server, beside one; and games that move between both.

web-offline-title = Without a network
web-offline-text = The whole game can be kept on this device: then it starts even on a train. { $size } MB to download, once.
web-offline-fetch = Download it
web-offline-kept = The game is on this device, and starts even without a network.
web-offline-failed = Not all of it arrived: the connection broke, or there is no room on this device. What has arrived stays; the next try goes on from there.
web-offline-open = Games on this device
web-here-server = Tables on the server
web-here-elsewhere = This game is on the server. It goes on there as soon as you can reach it.
web-here-elsewhere-go = Go to the server
web-move-up = Continue on the server
web-move-down = Take it with you, to play offline
web-move-file = Save this running game as a file
web-move-no-server = The server cannot be reached now. The game stays here.
web-move-full = There is no room in this browser to take it with you. The game stays where it is.
