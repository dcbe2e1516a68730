"""People for tests: each with a profile, at a server that runs."""

from typing import Any

import msgspec

from wellspent.protocol import Claim, Claimed, Created, Looks, NewSeat, NewTable, Profile, Welcome

from ..running import Running


class Person:
    """Somebody with a profile."""

    def __init__(self, server: Running, key: str) -> None:
        self.server = server
        self.key = key

    async def get(self, path: str, **params: Any) -> Any:
        return await self.server.get(path, self.key, **params)

    async def post(self, path: str, data: Any = None, **params: Any) -> Any:
        return await self.server.post(path, {} if data is None else data, self.key, **params)

    async def profile(self) -> Profile:
        return await self.server.read(Profile, "/api/me", self.key)

    async def lay(self, *seats: NewSeat, **wishes: Any) -> Created:
        table = NewTable(**{"game": "pursuit", "pace": 0, "seed": "people", **wishes}, seats=list(seats))
        answer = await self.post("/api/tables", table)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=Created)

    async def claim(self, table: str, key: str = "") -> int:
        answer = await self.post(f"/api/tables/{table}/claim", Claim(key))
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=Claimed).seat


async def meet(server: Running, name: str = "", **looks: Any) -> Person:
    answer = await server.post("/api/people", Looks(name, **looks))
    assert answer.status_code == 201, answer.text
    return Person(server, msgspec.json.decode(answer.content, type=Welcome).key)
