"""What is said at a table, by those who sit there and by the house."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wellspent import titles
from wellspent.players import persona
from wellspent.protocol import Chat, Say, Talk

from .names import spoken
from .problems import Problem, has_control, speech
from .storage import HOUSE, KeptChat, Overtaken, StorageError
from .viewers import Holder

if TYPE_CHECKING:
    from .tables import Table


# What the house says when a game goes on by other rules.
RENEWED: Final = "renewed"
MOST_NAMED: Final = 6
BELOW_LEVEL: Final = "below-level"
# A computer player whose level was chosen by somebody's results.
LIKE_ME: Final = "like-me"


class TableTalk:
    """The lines that are kept of it."""

    def __init__(self, table: "Table", lines: list[KeptChat], first: int) -> None:
        self.table: Final = table
        self.lines: Final = lines
        # The number of the first of them.
        self.first = first
        # The seats for which somebody quicker chose last.
        self.stood_in: Final[set[int]] = set()

    def told(self, first: int, lang: str) -> list[Chat]:
        """The lines from this number on."""
        return [
            Chat(number, max(line.seat, -1), spoken(line.name, lang), self._said(line, lang), line.at)
            for number, line in enumerate(self.lines, self.first)
            if number >= first
        ]

    def _said(self, line: KeptChat, lang: str) -> str:
        """What the house says is kept as a word, and read in one's own language."""
        if line.seat != HOUSE:
            return line.line
        word, *about = line.line.split()
        if word == RENEWED:
            return self._renewed(about, lang)
        say = speech(lang).say
        player = self.table.kept.seats[int(about[0])].bot if word == LIKE_ME else self.table.time.stand_in
        bot = say(f"bot-{persona(player, self.table.kept.setup.game).level}")
        return say(f"house-{word}", name=self.table.sight.names(lang)[int(about[0])] if about else "", bot=bot)

    def _renewed(self, about: Sequence[str], lang: str) -> str:
        """What has changed, from which move on, and which cards are others; of many only the first are named."""
        move, what, *cards = about
        title = titles.title(self.table.kept.setup.game)
        named = [title.card_name(id, lang) for id in cards[:MOST_NAMED]]
        texts = speech(lang)
        more = texts.say("house-more-cards", count=len(cards) - len(named)) if len(cards) > len(named) else ""
        listed = texts.listing([*named, *([more] if more else [])])
        return texts.say("house-renewed", move=int(move), what=what, count=len(cards), cards=listed)

    def catch_up(self, lines: Sequence[KeptChat], first: int) -> None:
        """Another process has kept lines of it: those who look on here read them too."""
        number = self.first + len(self.lines)
        self.lines[:], self.first = lines, first
        self.table.commands.update(line.command for line in lines)
        if first + len(lines) > number:
            for viewer in self.table.audience.viewers:
                viewer.send(Talk(self.told(number, viewer.lang)))

    async def note_stand_in(self, seat: int, is_one: bool) -> None:
        """Say it when somebody begins to stand in for a computer player."""
        if is_one and seat not in self.stood_in:
            await self.house("stand-in", seat)
        (self.stood_in.add if is_one else self.stood_in.discard)(seat)

    async def note_below_level(self, seat: int) -> None:
        """Say once that a computer player could do better where the engine is compiled."""
        if not any(line.seat == HOUSE and line.line == f"{BELOW_LEVEL} {seat}" for line in self.lines):
            await self.house(BELOW_LEVEL, seat)

    async def house(self, word: str, seat: int | None = None) -> None:
        """Add what the house says, perhaps about a seat."""
        said = word if seat is None else f"{word} {seat}"
        await self._add(KeptChat(HOUSE, "", said, "", self.table.now()))

    async def say(self, holder: Holder, command: Say, mark: str) -> None:
        """Add what somebody says."""
        text = " ".join(command.text.split())
        if not 1 <= len(text) <= self.table.settings.limits.chat or has_control(text):
            raise Problem("chat", most=self.table.settings.limits.chat)
        seat = self.table.sight.seats_from(holder)[0] if holder.seats else -1
        line = KeptChat(seat, self.table.kept.seats[seat].name if holder.seats else "", text, mark, self.table.now())
        await self._add(line)
        self.table.herald.said(self.table, seat)

    async def _keep(self, line: KeptChat) -> int:
        """The number that a line has got; -1 where another process has kept it already."""
        table, kept = self.table, self.table.settings.limits.chat_kept
        while True:
            number = self.first + len(self.lines)
            try:
                await table.store.add_chat(table.kept.id, number, line, number - kept + 1)
                return number
            except Overtaken:
                await table.meeting.take_in()
                table.check_open()
            except StorageError as error:
                table.fail()
                raise Problem(error.code) from error
            if line.command and line.command in table.commands:
                return -1

    async def _add(self, line: KeptChat) -> None:
        """Keep a line of the talk, and of the lines before it so many as anybody reads."""
        number, kept = await self._keep(line), self.table.settings.limits.chat_kept
        if number < 0:
            return
        if line.command:
            self.table.commands.add(line.command)
        self.lines.append(line)
        while len(self.lines) > kept:
            self.table.commands.discard(self.lines.pop(0).command)
            self.first += 1
        for viewer in self.table.audience.viewers:
            viewer.send(Talk(self.told(number, viewer.lang)))
