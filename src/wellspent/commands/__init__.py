"""One file per command of the `wellspent` program, imported when the command is called."""
