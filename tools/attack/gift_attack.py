"""Attack: files and texts of every kind are dropped and pasted on the list of finished games. Each is accepted or
refused with a sentence, nothing is left half copied, and what was accepted can be looked at."""

from __future__ import annotations

import base64
import json
import os
import random
import tempfile
import traceback
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from resarcana_gui.app.matches import games_by_name, load_save
from resarcana_gui.app.save_files import SUFFIX
from resarcana_gui.games.plugin import Plugin, discover
from resarcana_gui.locks import NAME as LOCK
from resarcana_gui.match.load import load
from resarcana_gui.match.match import Match
from resarcana_gui.match.seat import Seat
from resarcana_gui.match.sharing import MARK
from resarcana_gui.records.archive import Archive
from resarcana_gui.records.archive_index import INDEX
from resarcana_gui.scene.events import FileDropped, TextDropped
from resarcana_gui.screens.records.records_page import RecordsPage
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from tools.attack.changes import changed
from tools.attack.forgery_attack import FORGERIES, forged
from tools.attack.part import Part, Report
from tools.attack.save_attack import bases, every_text_there
from tools.headless_client import HeadlessClient, headless

GIFTS: Final = 2000
A_FOLDER: Final = 50
"""The number of gifts for one folder of saves."""
BESIDE: Final = {INDEX, LOCK}
"""What lies in that folder besides games."""
LOOKED_AT: Final = 0.2
"""The share of accepted games whose table is shown."""
NAMES: Final = (
    "game.jsonl",
    ".jsonl",
    "a b.jsonl",
    "%41%zz.jsonl",
    "ñ" * 100 + ".jsonl",
    "漢字🂡.jsonl",
    "-rf.jsonl",
    "..jsonl",
    "game",
    "game.txt",
    "CON.jsonl",
    "x" * 240 + ".jsonl",
    "line\nbreak.jsonl",
    "[bad|x].jsonl",
    "{elan}.jsonl",
    os.fsdecode(b"\xff\xfe.jsonl"),
)
TEXTS: Final = (
    "",
    " ",
    "file:",
    "file://",
    "file://[bad",
    "file://x]y",
    "file://[::1/a.jsonl",
    "file:///%00.jsonl",
    "\0.jsonl",
    ".jsonl",
    "/dev/zero",
    "/dev/zero.jsonl",
    "x" * 6000 + ".jsonl",
    "a.jsonl\n" * 500,
    "\ud800.jsonl",
    "position:",
    "position:AAAA",
    "position:" + "A" * 30_000,
    "http://example.com/a.jsonl",
    "~/a.jsonl",
    "{elan} [x|y] **",
    "\u202e.jsonl",
    "1" * 100_001,
)


def attack(size: float, seed: int, game: str) -> Report:
    """Give this many gifts (GIFTS at size 1)."""
    headless()
    plugin, chance, number = discover()[game], random.Random(seed), max(1, round(size * GIFTS))
    counts = {"taken": 0, "refused": 0, "positions": 0, "looked at": 0}
    broken: list[str] = []
    with tempfile.TemporaryDirectory() as name, every_text_there():
        contents = bases(plugin, Path(name), min(8, number // 2 + 1), seed)
        giver = Giver(plugin, Path(name), contents, chance)
        for at in range(number):
            if at % A_FOLDER == 0:
                giver.begin(at)
            try:
                counts[giver.give()] += 1
                counts["looked at"] += giver.look()
            except Exception as error:  # noqa: BLE001 - that is what is looked for
                where = traceback.extract_tb(error.__traceback__)[-1]
                told = f"{error!r:.200} at {Path(where.filename).name}:{where.lineno}"
                broken.append(f"{giver.latest}, {at} of seed {seed}: {told}")
                giver.begin(at)
    return Report({"given": number, **counts}, broken)


class Giver:
    """Gives a list of finished games one thing after the other."""

    def __init__(self, plugin: Plugin, folder: Path, contents: list[bytes], chance: random.Random) -> None:
        self._plugin = plugin
        self._folder = folder
        self._contents = contents
        self._chance = chance
        self._games = games_by_name({plugin.game().name: plugin})
        self.latest = ""

    def begin(self, number: int) -> None:
        """Start with a new player, who has a new folder of saves and looks at the list."""
        self._saves = self._folder / f"saves {number}"
        self._stage = HeadlessClient((1280, 720), Settings(game=self._plugin.game().name))
        plugins = {self._plugin.game().name: self._plugin}
        self._stage.matches.kept = Archive(
            self._saves, lambda path: load_save(plugins, path)[1], lambda _: self._plugin.game_statistics()
        )
        self._stage.shell.routes.records()
        self._before: set[str] = set()

    def give(self) -> str:
        """Give something, and return what became of it. Raises whatever a player would see go wrong."""
        shell = self._stage.shell
        if not isinstance(shell.screen, RecordsPage):
            shell.routes.title()
            shell.routes.records()
        shell.messages.notices.sentence = ""
        event = self._gift()
        shell.stage.send(event)
        self._stage.tick()
        if isinstance(shell.screen, TableScreen):
            return "positions"
        assert isinstance(shell.screen, RecordsPage) and shell.messages.notices.sentence, "nothing was said"
        there = {path.name for path in self._saves.iterdir()} - BESIDE if self._saves.exists() else set()
        new, self._before = there - self._before, there
        for name in new:
            saved = load(self._saves / name, self._games)
            assert saved.closed and name.endswith(SUFFIX), f"{name} was left"
        return "taken" if new else "refused"

    def look(self) -> int:
        """Sometimes look at the game that came in last; return whether."""
        shell, records = self._stage.shell, self._stage.matches.archive.records(self._plugin.game().name)
        if not records or not isinstance(shell.screen, RecordsPage) or self._chance.random() > LOOKED_AT:
            return 0
        record = self._chance.choice(records)
        shell.routes.record(record, shell.screen.delete)
        match = self._stage.matches.finished(record)
        shell.routes.replay(match.game.name, match, self._chance.randrange(len(match.history.steps) + 1))
        for _ in range(3):
            self._stage.tick()
            self._stage.draw()
        return 1

    # ------------------------------------------------------------------------------------------- what is given

    def _gift(self) -> FileDropped | TextDropped:
        kind = self._chance.random()
        if kind < 0.15:
            text = self._chance.choice(TEXTS)
            self.latest = f"text {text[:40]!r}"
            return TextDropped(text)
        if kind < 0.3:
            self.latest = "a position"
            return TextDropped(self._position())
        path = self._file()
        if kind < 0.7:
            return FileDropped(str(path))
        with suppress(UnicodeEncodeError):
            return TextDropped(self._chance.choice((str(path), path.as_uri(), f"{path}\n{path}", f'"{path}"')))
        return FileDropped(str(path))

    def _file(self) -> Path:
        """Return a file with an odd name and odd content, or a path without a file."""
        name, way = self._chance.choice(NAMES), self._chance.choice(WAYS)
        self.latest = f"{way.__name__} as {name[:40]!r}"
        path = self._folder / "given" / name
        path.parent.mkdir(exist_ok=True)
        with suppress(OSError):  # a system that has no such names
            path.write_bytes(way(self._chance.choice(self._contents), self._chance))
        return path

    def _position(self) -> str:
        """Return the text of a position, intact or changed with a correct checksum."""
        match = Match.start(self._plugin.game(), {}, _seats(self._plugin), self._chance.randrange(5))
        for _ in range(self._chance.randrange(12)):
            match.submit(self._chance.choice(match.legal()))
        text = match.shared(len(match.history.steps))
        return text if self._chance.random() < 0.2 else altered(text, self._chance)


def _seats(plugin: Plugin) -> list[Seat]:
    return [Seat("Ada"), Seat("Circe", plugin.agent_names()[0])]


def altered(text: str, chance: random.Random) -> str:
    """Return the text of a position with something in it changed and a correct checksum."""
    letters = text.removeprefix(MARK)
    data = json.loads(zlib.decompress(base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))[4:]))
    name = chance.choice(list(data))
    data[name] = chance.choice(list(_others(data[name], chance)))
    content = zlib.compress(json.dumps(data).encode(), 9)
    return MARK + base64.urlsafe_b64encode(zlib.crc32(content).to_bytes(4) + content).decode().rstrip("=")


def _others(value: object, chance: random.Random) -> Iterator[object]:
    """Return what may stand in place of a value."""
    yield from (None, True, -1, 0, 1.5, 10**18, "", "x" * 999, [], {}, [[]], {"seats": 10**9}, {"setup": 3, "seats": 2})
    yield {"seats": 2, "scenario": {"seats": [{}, {}]}}
    if isinstance(value, list):
        yield [*value, chance.randrange(-2, 99)]
        yield [chance.randrange(4) for _ in range(3000)]
        yield value[:-1]


def whole(content: bytes, chance: random.Random) -> bytes:
    """Leave it as it is: finished or not."""
    return content


def open_ended(content: bytes, chance: random.Random) -> bytes:
    """Remove the last line."""
    return b"".join(content.splitlines(keepends=True)[:-1])


def cut(content: bytes, chance: random.Random) -> bytes:
    """Cut it anywhere, most likely near the end."""
    return content[: -chance.choice((1, 2, 9, 60, 130, 400, chance.randrange(1, len(content))))]


def longer(content: bytes, chance: random.Random) -> bytes:
    """Add something after the end."""
    return content + chance.choice((b"\0", b"\n", b"\0" * 9000, b'{"undo":0', b"\r\n", b"x" * 70_000, content))


def doubled(content: bytes, chance: random.Random) -> bytes:
    """Repeat a line."""
    lines = content.splitlines(keepends=True)
    at = chance.randrange(len(lines))
    return b"".join([*lines[: at + 1], *lines[at:]])


def damaged(content: bytes, chance: random.Random) -> bytes:
    """Change it anywhere, often with correct checksums."""
    return changed(content, chance)


def forgery(content: bytes, chance: random.Random) -> bytes:
    """Forge events, with correct checksums."""
    return forged(content, chance.choice(FORGERIES), chance)


def foreign(content: bytes, chance: random.Random) -> bytes:
    """Return something that is no save at all."""
    return chance.choice((b"", b"\n" * 100_000, b"\x89PNG\r\n", b"[" * 100_000, b"{}\n{}\n", b"\xef\xbb\xbf" + content))


WAYS: Final[tuple[Callable[[bytes, random.Random], bytes], ...]] = (
    whole, open_ended, open_ended, cut, cut, longer, longer, doubled, damaged, forgery, foreign,
)  # fmt: skip

PART: Final = Part("gifts", "odd files and texts that are dropped and pasted on the list of finished games", attack)
