"""A position as a short text that can be sent to somebody: how the match began, and every answer up to there.

Answers are numbers: which of the offered ones was given. So a game takes a few hundred letters, and the reader plays
it again by the rules, which must be the same. A text comes from strangers: any fault in it raises ShareError, and
nothing in it is executed.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.session import Session
from resarcana_gui.match.history import History
from resarcana_gui.match.save_lines import MatchOrigin, is_seed
from resarcana_gui.match.seat import Seat, is_name

MARK: Final = "position:"
"""The start of such a text."""
LONGEST: Final = 20_000
"""The largest number of letters in a text."""
LARGEST: Final = 200_000
"""The largest number of bytes it may decompress to."""
CHECK: Final = 4
"""The length of the checksum in bytes."""

NOT_ONE: Final = "not_one"
DAMAGED: Final = "damaged"
OTHER_RULES: Final = "other_rules"
NO_TEXT: Final = "no_text"


class ShareError(Exception):
    """A text is not a position, or a position has no text. The message is the code of the reason."""


@dataclass(frozen=True)
class SharedPosition:
    """The content of a text: how a match began, and which of the offered answers was given each time."""

    game: Game
    options: Mapping[str, object]
    origin: MatchOrigin
    answers: Sequence[int]


def text_of(history: History, origin: MatchOrigin, at: int) -> str:
    """Return the text of a position. Raises ShareError when chance did not continue from the seed, as in a game that
    was branched off with another seed."""
    session = Session.start(history.game, history.options, origin.seed)
    answers = []
    for step in history.steps[:at]:
        offered, before = session.offered(), len(session.events)
        if step.command not in offered:
            raise ShareError(NO_TEXT)
        answers.append(offered.index(step.command))
        session.submit(step.command)
        if tuple(session.events[before:]) != step.events:
            raise ShareError(NO_TEXT)
    data = {
        "game": history.game.name,
        "version": history.game.version,
        "options": history.options,
        "seats": [[seat.name, seat.kind] for seat in origin.seats],
        "seed": origin.seed,
        "answers": answers,
    }
    content = zlib.compress(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode(), 9)
    sealed = zlib.crc32(content).to_bytes(CHECK) + content
    return MARK + base64.urlsafe_b64encode(sealed).decode().rstrip("=")


def read_position(text: str, games: Mapping[str, Game]) -> SharedPosition:
    """Return the content of a text. Raises ShareError."""
    data = _decompressed("".join(text.split()))
    game = games.get(str(data.get("game")))
    if game is None or data.get("version") != game.version:
        raise ShareError(OTHER_RULES)
    options, seed, answers = data.get("options"), data.get("seed"), _list(data.get("answers"))
    if not isinstance(options, dict) or not isinstance(seed, int | str) or not is_seed(seed):
        raise ShareError(DAMAGED)
    seats = tuple(_seat(entry) for entry in _list(data.get("seats")))
    return SharedPosition(game, options, MatchOrigin(seats, seed), [_number(answer) for answer in answers])


def _decompressed(text: str) -> Mapping[str, Any]:
    """Return the content of a text, if it is whole."""
    if not text.startswith(MARK) or len(text) > LONGEST:
        raise ShareError(NOT_ONE)
    letters = text.removeprefix(MARK)
    try:
        sealed = base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
        if zlib.crc32(sealed[CHECK:]) != int.from_bytes(sealed[:CHECK]):
            raise ShareError(DAMAGED)
        data = json.loads(zlib.decompressobj().decompress(sealed[CHECK:], LARGEST))
    except (binascii.Error, zlib.error, ValueError, RecursionError) as error:
        raise ShareError(DAMAGED) from error
    if not isinstance(data, dict):
        raise ShareError(DAMAGED)
    return data


def _seat(entry: object) -> Seat:
    match entry:
        case [str(name), None | str() as kind] if is_name(name) and (kind is None or is_name(kind)):
            return Seat(name, kind)
        case _:
            raise ShareError(DAMAGED)


def _list(value: object) -> Sequence[Any]:
    if not isinstance(value, list):
        raise ShareError(DAMAGED)
    return value


def _number(value: object) -> int:
    if not isinstance(value, int) or value < 0:
        raise ShareError(DAMAGED)
    return value
