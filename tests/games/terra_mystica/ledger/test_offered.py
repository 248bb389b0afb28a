"""Games that another program played: the questions of our game offer every move in them, and come to the same end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from resarcana_gui.games.terra_mystica.components.words import CULTS
from resarcana_gui.games.terra_mystica.engine import read_ledger, terra_mystica
from resarcana_gui.games.terra_mystica.ledger.notation import SITE, Row
from resarcana_gui.games.terra_mystica.ledger.reader import figures_of
from resarcana_gui.games.terra_mystica.ledger.row_writer import COLOURS, OpenRow
from resarcana_gui.games.terra_mystica.rules.board_events import TerrainChanged
from resarcana_gui.games.terra_mystica.rules.codes import CHOOSING_FACTIONS, ROUNDS
from resarcana_gui.games.terra_mystica.rules.commands import Answer, SendPriest, TakeFaction
from resarcana_gui.games.terra_mystica.rules.flow_events import SeatPassed, TurnEnded
from resarcana_gui.games.terra_mystica.rules.follow import proceed
from resarcana_gui.games.terra_mystica.rules.questions import AskDevotion, AskFaction, AskOffer, AskTurn
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.event import Event

GAME = terra_mystica()
GAMES = sorted((Path(__file__).parent / "games").glob("*.tsv"))
NUMBER = re.compile(r"\d+")


def plain(commands: list[str], became: dict[str, str]) -> list[str]:
    """Commands in one form: terrain named, no transformation told before a dwelling, cult steps one by one."""
    found: list[str] = []
    for command in commands:
        word, _, rest = command.lower().partition(" ")
        if word == "transform":
            at, _, terrain = rest.partition(" to ")
            found.append(f"transform {at} to {terrain or became[at]}")
        elif word == "bridge":
            found.append(f"bridge {':'.join(sorted(rest.split(':')))}")
        elif step := re.fullmatch(rf"\+(\d?)({'|'.join(CULTS)})", word):
            found += [f"+{step[2]}"] * int(step[1] or 1)
        elif word not in ("wait", "done"):
            if word == "build" and found and found[-1].startswith(f"transform {rest} "):
                found.pop()
            found.append(command.lower())
    return found


def fits(done: list[str], wanted: list[str]) -> bool:
    """Whether commands are the first of those that are wanted; the last one may be at its beginning."""
    if len(done) > len(wanted) or any(not same(*pair) for pair in zip(done[:-1], wanted, strict=False)):
        return False
    if not done or same(done[-1], wanted[len(done) - 1]):
        return True
    last, whole = done[-1], wanted[len(done) - 1]
    if last.startswith("transform "):
        return whole == f"build {last.split()[1]}"
    counted = last.split()[0] in ("burn", "convert") and NUMBER.sub("", last) == NUMBER.sub("", whole)
    return counted and int(NUMBER.findall(last)[0]) < int(NUMBER.findall(whole)[0])


def same(command: str, wanted: str) -> bool:
    """A priest goes to the best space where no number is named."""
    return command == wanted or (wanted.startswith("send ") and command[: -len(" for 3")] == wanted)


class Record:
    """What each seat does in a ledger, in order: its rows, and its answers to offers."""

    def __init__(self, path: Path) -> None:
        replay = read_ledger(path.read_text(encoding="utf-8"))
        self.factions = replay.factions
        self.animator: list[list[tuple[int, list[str]]]] = [[] for _ in self.factions]
        self.answers: list[list[tuple[int, str]]] = [[] for _ in self.factions]
        self.last: dict[str, tuple[int, ...]] = {}
        for row, events in replay.play():
            if row is not None and row.commands != ["setup"]:
                self._take(row, events)
        self.table = replay.state

    def _take(self, row: Row, events: list[Event]) -> None:
        names, seat = GAME.parts.board.names, self.factions.index(row.faction)
        changed = [event for event in events if isinstance(event, TerrainChanged)]
        became = {names[event.at].lower(): COLOURS[event.terrain] for event in changed}
        own = [each for each in row.commands if each not in SITE and "vp for" not in each]
        self.answers[seat] += [(row.line, each) for each in own if each.split()[0] in ("leech", "decline")]
        animator = plain([each for each in own if each.split()[0] not in ("leech", "decline")], became)
        if animator:
            self.animator[seat].append((row.line, animator))
        if row.figures is not None:
            self.last[row.faction] = row.figures


def begun(record: Record) -> State:
    """The table of a record before factions are taken."""
    state, table = GAME.blank({"seats": len(record.factions)}, -1), record.table
    state.choose_first(0)
    state.lay_out_scoring(tuple(table.scoring))
    state.lay_out_cards(tuple(card for card, coins in enumerate(table.on_card) if coins >= 0), ())
    state.begin_phase(CHOOSING_FACTIONS)
    proceed(state)
    return state


def ways(state: State, seat: int, wanted: list[str], row: OpenRow, *, over: bool = False) -> Iterator[list[Answer]]:
    """The answers by which a row comes about."""
    done, question = plain(row.commands, {}), state.stack[-1] if state.stack else None
    if not fits(done, wanted):
        return
    whole = len(done) == len(wanted) and all(map(same, done, wanted))
    turn = isinstance(question, AskTurn) and (question.left == 0 or not question.begun)
    if whole and (over or question is None or question.seat != seat or turn or question.KIND in ENDING):
        yield []
    elif not over and question is not None and question.seat == seat and question.KIND not in ("offer", "devotion"):
        for answer in sorted(GAME.legal(state), key=lambda each: -each.steps if isinstance(each, SendPriest) else 0):
            if answer.KIND != "end":
                yield from after(state, answer, wanted, row)


ENDING = ("offer", "devotion", "start", "card")
"""Questions that belong to another row."""


def after(state: State, answer: Answer, wanted: list[str], row: OpenRow) -> Iterator[list[Answer]]:
    """The ways on after an answer."""
    then, longer, over = state.clone(), OpenRow(row.seat), False
    then.watch()
    GAME.apply(then, answer, Dice(0))
    longer.commands.extend(row.commands)
    longer._run, longer._repeated = row._run, row._repeated
    for event in then.recorded():
        over = over or isinstance(event, TurnEnded)
        passing = isinstance(event, SeatPassed) and state.round < ROUNDS
        if not over and not passing and getattr(event, "seat", row.seat) == row.seat:
            longer.add(then, event)
    then.log = None
    for rest in ways(then, row.seat, wanted, longer, over=over):
        yield [answer, *rest]


def offered(record: Record, state: State, lines: dict[int, int]) -> list[Answer]:
    """The answers that the record gives to the open question; lines are those of each seat's last row."""
    question = state.stack[-1]
    seat, answers = question.seat, GAME.legal(state)
    if isinstance(question, AskFaction):
        slugs = [GAME.parts.factions[each.faction].slug for each in answers if isinstance(each, TakeFaction)]
        return [answers[slugs.index(record.factions[seat])]]
    if isinstance(question, AskOffer):
        while record.answers[seat][0][0] < lines[question.builder]:
            assert record.answers[seat].pop(0)[1].startswith("decline")  # full bowls: nobody is asked
        return [answers[0 if record.answers[seat].pop(0)[1].startswith("leech") else 1]]
    if isinstance(question, AskTurn) and question.left == 0:
        return [answers[0]]
    lines[seat], wanted = record.animator[seat].pop(0)
    if isinstance(question, AskDevotion):
        if wanted[1:]:
            record.animator[seat].insert(0, (lines[seat], wanted[1:]))
        return [answers[CULTS.index(wanted[0][1:])]]
    return next(ways(state, seat, wanted, OpenRow(seat)))


@pytest.mark.uncounted
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_move_of_a_recorded_game_is_offered_and_the_end_is_the_same(path: Path) -> None:
    record = Record(path)
    state, lines = begun(record), dict[int, int]()
    while state.stack:
        for answer in offered(record, state, lines):
            GAME.apply(state, answer, Dice(0))
    assert not any(record.animator)
    assert [record.last[faction] for faction in record.factions] == [
        figures_of(state, seat) for seat in range(state.seats)
    ]
