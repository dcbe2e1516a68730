"""The table without a server: what a browser needs around it. Whatever is JavaScript comes in as an argument."""
