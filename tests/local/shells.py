"""The table of the server and that of the browser, behind the same few questions."""

import asyncio
import json
from pathlib import Path
from subprocess import PIPE, Popen
from threading import Thread
from typing import Final, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.running import Running, bearer
from tools.pack_offline import node, python_folder

HERE: Final = Path(__file__).parent
PATIENCE: Final = 30


class Reply(msgspec.Struct):
    status: int
    text: str


class Shell(Protocol):
    """A table asked from outside, with one line to it."""

    async def ask(self, method: str, path: str, key: str = "", body: object = None) -> Reply: ...

    async def open(self, table: str) -> None: ...

    async def say(self, message: object) -> None: ...

    async def hear(self) -> str: ...


class ServerShell:
    """HTTP and a WebSocket."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.line: ClientConnection | None = None

    async def ask(self, method: str, path: str, key: str = "", body: object = None) -> Reply:
        content = b"" if body is None else msgspec.json.encode(body)
        answer = await self.server.http.request(method, path, content=content, headers=bearer(key))
        return Reply(answer.status_code, answer.text)

    async def open(self, table: str) -> None:
        self.line = await connect(f"ws://localhost:{self.server.port}/api/live/{table}", max_size=None)

    async def say(self, message: object) -> None:
        assert self.line is not None
        await self.line.send(msgspec.json.encode(message).decode())

    async def hear(self) -> str:
        assert self.line is not None
        text = await self.line.recv()
        assert isinstance(text, str)
        return text

    async def close(self) -> None:
        if self.line is not None:
            await self.line.close()


class BrowserShell:
    """Pyodide in Node, as the worker of a page has it."""

    def __init__(self) -> None:
        command = [node(), str(HERE / "shell.mjs"), str(python_folder()), str(HERE / "fixing.py")]
        self.process = Popen(command, stdin=PIPE, stdout=PIPE)
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.replies: asyncio.Queue[Reply] = asyncio.Queue()
        self.reading = Thread(target=self._read, args=[asyncio.get_running_loop()])
        self.reading.start()

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = json.loads(line)
            if "status" in found:
                loop.call_soon_threadsafe(self.replies.put_nowait, Reply(found["status"], found["text"]))
            elif not found["code"]:
                loop.call_soon_threadsafe(lambda text: self.heard.put_nowait(text), found["text"])

    async def _write(self, **message: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()

    async def ask(self, method: str, path: str, key: str = "", body: object = None) -> Reply:
        content = "" if body is None else msgspec.json.encode(body).decode()
        await self._write(kind="ask", method=method, path=path, key=key, body=content)
        return await self.replies.get()

    async def open(self, table: str) -> None:
        # What was said on the line before is nobody's concern.
        self.heard = asyncio.Queue()
        await self._write(kind="open", line="line", table=table)

    async def say(self, message: object) -> None:
        await self._write(kind="say", line="line", text=msgspec.json.encode(message).decode())

    async def hear(self) -> str:
        return await self.heard.get()

    async def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.reading.join()
        assert self.process.stdout is not None
        self.process.stdout.close()
