"""The web table: keeps games, lets people and programs play them over HTTP and WebSocket."""
