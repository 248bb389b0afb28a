"""An opponent that is somebody else's program. docs/protocol.md describes the protocol."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.agents.outside.channel import Channel, EndedError, ReplyTimeoutError
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State

PROTOCOL: Final = 1
"""The version of the protocol, raised when a program that knows the previous one no longer understands."""
USUAL_SECONDS: Final = 10.0
"""The time for an answer, unless the budget sets it."""
STARTING_SECONDS: Final = 10.0
"""The time from the program's start until it is ready."""
GRACE: Final = 0.5
"""How many seconds late an answer may come, on a busy machine."""
MOST_FORFEITS: Final = 3
"""The number of forfeits in a row after which the program is ended."""


class ForfeitError(Exception):
    """The program has given no answer. The message is the end of a sentence that begins with its name."""


class OutsideProgram(Agent):
    """Asks a program, which is started when it is first needed. A reply that does not come in time, or is not an
    answer, is forfeited: the first legal answer is given in its place. So are all others once the program has ended,
    or has forfeited several in a row. A budget's seconds are for each answer; its iterations do not matter."""

    def __init__(
        self,
        game: Game,
        command_line: Sequence[str],
        report: Callable[[str], None],
        starting_seconds: float = STARTING_SECONDS,
    ) -> None:
        """`command_line` is the program's file and its arguments. `report` is called with one sentence for each
        thing that the program does wrong."""
        self._game: Final = game
        self._command_line: Final = command_line
        self._report: Final = report
        self._starting_seconds: Final = starting_seconds
        self._channel: Channel | None = None
        self._asked = 0
        self._forfeits = 0
        self._given_up = False

    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        legal = self._game.legal_for(view, pending.seat)
        if len(legal) == 1 or self._given_up:
            return legal[0]
        try:
            at = self._answered(view, pending, legal, budget)
        except EndedError as error:
            self._give_up(pending.seat, str(error))
        except ForfeitError as error:
            self._forfeit(pending.seat, str(error))
        else:
            self._forfeits = 0
            return legal[at]
        return legal[0]

    def close(self) -> None:
        if self._channel is not None:
            self._channel.send(json.dumps({"type": "goodbye"}))
            self._channel.close()
            self._channel = None

    def _answered(self, view: State, pending: Pending, legal: Sequence[Command], budget: Budget) -> int:
        """Return the index of its answer. Raises EndedError, ForfeitError."""
        channel = self._channel or self._started(view, pending.seat)
        seconds = USUAL_SECONDS if budget.seconds is None else budget.seconds
        self._asked += 1
        channel.send(json.dumps(self._question(view, pending, legal, seconds)))
        deadline = time.monotonic() + seconds + GRACE
        try:
            while (at := _parse_answer(channel.receive(deadline - time.monotonic()), self._asked, len(legal))) is None:
                pass
        except ReplyTimeoutError:
            raise ForfeitError(f"has not answered within {seconds:g} s") from None
        return at

    def _started(self, view: State, seat: int) -> Channel:
        channel = self._channel = Channel(self._command_line)
        channel.send(json.dumps(self._hello(view, seat)))
        try:
            line = channel.receive(self._starting_seconds)
        except ReplyTimeoutError:
            raise EndedError(f"was not ready within {self._starting_seconds:g} s") from None
        if _fields(line).get("type") != "ready":
            raise EndedError(f"wrote {_quoted(line)} instead of being ready")
        return channel

    def _hello(self, view: State, seat: int) -> JsonObject:
        game = self._game
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game.name,
            "version": game.version,
            "seat": seat,
            "seats": view.seats,
        }

    def _question(self, view: State, pending: Pending, legal: Sequence[Command], seconds: float) -> JsonObject:
        codec = self._game.codec
        return {
            "type": "question",
            "number": self._asked,
            "seconds": seconds,
            "view": self._game.table(view),
            "question": codec.write(pending.seen_by(pending.seat)),
            "legal": [codec.write(answer) for answer in legal],
        }

    def _forfeit(self, seat: int, what: str) -> None:
        self._forfeits += 1
        if self._forfeits == MOST_FORFEITS:
            self._give_up(seat, f"{what}, {MOST_FORFEITS} times in a row")
        else:
            self._report(f"{self._name(seat)} {what}: the first legal answer is given instead.")

    def _give_up(self, seat: int, what: str) -> None:
        self._given_up = True
        channel, self._channel = self._channel, None
        if channel is not None:
            channel.close(0.0)
        self._report(f"{self._name(seat)} {what}: the first legal answer is given from now on.")

    def _name(self, seat: int) -> str:
        return f"The program {' '.join(self._command_line)!r} in seat {seat + 1}"


def _parse_answer(line: bytes, number: int, answers: int) -> int | None:
    """Return the index of the answer in a line; None if the line answers an earlier question. Raises ForfeitError."""
    fields = _fields(line)
    answer, said = fields.get("answer"), fields.get("number")
    if type(said) is int and said < number:
        return None
    if said != number or type(answer) is not int or not 0 <= answer < answers:
        wanted = f'{{"number": {number}, "answer": 0 to {answers - 1}}}'
        raise ForfeitError(f"answered {_quoted(line)} instead of {wanted}")
    return answer


def _fields(line: bytes) -> JsonObject:
    """Return what a line says, as JSON; empty when it is not JSON."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def _quoted(line: bytes) -> str:
    text = line.decode(errors="replace").strip()
    return repr(text if len(text) <= 60 else f"{text[:57]}...")
