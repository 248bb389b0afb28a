"""The first line of a save: whether the file is a save, whether this version can read it, and what was agreed before
the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from resarcana_gui.kernel.codec import Json
from resarcana_gui.kernel.game import Game, OptionsError
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.match.errors import SaveError, SaveFault
from resarcana_gui.match.parse import LARGEST_NUMBER, Line
from resarcana_gui.match.save_lines import CHECK, FORMAT, FORMAT_VERSION, OLDEST_VERSION, Chain, MatchOrigin, is_seed
from resarcana_gui.match.seat import LONGEST_NAME, Seat


@dataclass(frozen=True)
class Header:
    """What was agreed before the first event."""

    game: Game
    options: dict[str, object]
    """Complete, and checked by the game."""
    origin: MatchOrigin
    floor: int
    """The position, in commands, below which undo never goes (see History.floor)."""
    version: int
    """The version of the game's data that follow."""


def read_header(path: Path, raw: bytes, chain: Chain, games: Mapping[str, Game]) -> Header:
    """Check the first line and return what it says. Format and version are checked before the seal, since another
    version may seal differently. Raises SaveError."""
    line = _line(path, raw)
    if line.data.get("format") != FORMAT:
        raise SaveError(f"{path} is not a saved game.", SaveFault.FOREIGN)
    _check_version(path, line.integer("format_version", 1, LARGEST_NUMBER), OLDEST_VERSION, FORMAT_VERSION)
    if not chain.follows(raw):
        line.fail("the line is damaged")
    line.data.pop(CHECK)
    game = _game(path, line, games)
    line.check_fields(
        "format", "format_version", "program", "game", "game_version", "options", "seats", "seed", "floor"
    )  # fmt: skip
    options = _options(line, game)
    seats = tuple(_seat(line.nested("seats", data)) for data in line.items("seats"))
    if _seats_at(line, game, options) != len(seats):
        line.fail(f"{len(seats)} players do not fit the table")
    floor, version = (line.integer(name, 0, LARGEST_NUMBER) for name in ("floor", "game_version"))
    return Header(game, options, MatchOrigin(seats, _seed(line)), floor, version)


def _line(path: Path, raw: bytes) -> Line:
    try:
        return Line.parse(f"{path}, line 1", raw)
    except SaveError:
        raise SaveError(f"{path} is not a saved game.", SaveFault.FOREIGN) from None


def _check_version(path: Path, found: int, oldest: int, newest: int) -> None:
    if found > newest:
        raise SaveError(f"{path} was saved by a newer version of this program.", SaveFault.NEWER)
    if found < oldest:
        raise SaveError(
            f"{path} was saved by an older version of this program, which this one cannot read.", SaveFault.OLDER
        )


def _game(path: Path, line: Line, games: Mapping[str, Game]) -> Game:
    name = line.text("game", LONGEST_NAME)
    if name not in games:
        raise SaveError(f"{path} is a saved game of {name!r}, which is not installed.", SaveFault.OTHER_GAME)
    game = games[name]
    oldest = min(game.upgrades(), default=game.version)
    _check_version(path, line.integer("game_version", 0, LARGEST_NUMBER), oldest, game.version)
    return game


def _options(line: Line, game: Game) -> dict[str, object]:
    try:
        return game.complete(line.nested("options", line.value("options")).data)
    except OptionsError as error:
        line.fail(str(error).rstrip("."))
    except (TypeError, ValueError, LookupError, AttributeError) as error:
        line.fail(f"the options do not fit the game ({type(error).__name__})")


def _seats_at(line: Line, game: Game, options: dict[str, object]) -> int:
    try:
        return game.blank(options, EVERYONE).seats
    except (TypeError, ValueError, LookupError, AttributeError) as error:
        line.fail(f"the options do not fit the game ({type(error).__name__})")


def _seat(line: Line) -> Seat:
    line.check_fields("name", "agent")
    kind: Json = line.value("agent")
    return Seat(line.text("name", LONGEST_NAME), None if kind is None else line.text("agent", LONGEST_NAME))


def _seed(line: Line) -> int | str:
    seed = line.value("seed")
    if not isinstance(seed, int | str) or not is_seed(seed):
        line.fail("the field 'seed' must be a number or a short text")
    return seed
