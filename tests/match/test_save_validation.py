"""Saves that were forged with the right seals: what cannot have happened is not taken for a game."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.app.auto import Task, play_one
from resarcana_gui.app.matches import load_save, resume_match
from resarcana_gui.games.plugin import discover, first_game
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.state import State
from resarcana_gui.match.errors import SaveError
from resarcana_gui.match.load import load
from resarcana_gui.match.play import ask_agent, play_out
from tests.match.sealing import objects, sealed
from tests.match.stall import BUDGET, finished, loaded, machines, stall
from tests.toy.game import Stall, Toy
from tests.toy.records import Turn

NAME = first_game()
PLUGIN = discover()[NAME]
GAMES = {NAME: PLUGIN.game()}
Lines = list[dict[str, Any]]


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("saved") / "game.jsonl"
    play_one(Task(type(PLUGIN), "standard", ("random", "random"), 5, None, None, path))
    return path.read_bytes()


def forged(path: Path, lines: Lines) -> str:
    """Why a save of these lines is refused."""
    path.write_bytes(sealed(json.dumps(line).encode() for line in lines))
    with pytest.raises(SaveError) as caught:
        load(path, GAMES)
    return str(caught.value).replace(f"{path}, ", "")


def first(lines: Lines, name: str) -> tuple[int, dict[str, Any]]:
    """The number of the first line with an event of this name, and the event."""
    return next(
        (number, event)
        for number, line in enumerate(lines, start=1)
        for event in line.get("events", ())
        if event["event"] == name
    )


@pytest.mark.parametrize(("event", "seat"), [("PowerUsed", 7), ("TurnBegan", 2), ("PowerUsed", -1)])
def test_an_event_of_a_seat_that_there_is_not_is_refused(tmp_path: Path, saved: bytes, event: str, seat: int) -> None:
    lines: Lines = objects(saved)
    number, found = first(lines, event)
    found["seat"] = seat
    assert forged(tmp_path / "game", lines) == f"line {number}: there is no seat {seat}."


def test_a_table_that_breaks_what_always_holds_is_refused_with_what_is_wrong(tmp_path: Path, saved: bytes) -> None:
    lines: Lines = objects(saved)
    number, _ = first(lines, "ComponentTurned")
    events = lines[number - 1]["events"]
    events.insert(events.index({"event": "QuestionAnswered"}) + 1, {"event": "PhaseBegan", "phase": "choosing_mages"})
    assert forged(tmp_path / "game", lines).startswith(f"line {number}: what happened here does not fit the game: ")


@pytest.mark.parametrize("component", ["dragon_egg", "sacrificial_pit", "none", "monument_deck"])
def test_events_that_leave_the_table_as_it_was_are_refused_where_they_cannot_happen(
    tmp_path: Path, saved: bytes, component: str
) -> None:
    lines: Lines = objects(saved)
    number, _ = first(lines, "ComponentTurned")
    turns = [{"event": f"Component{what}", "component": component} for what in ("Turned", "Straightened")]
    lines[number - 1]["events"][1:1] = turns
    why = forged(tmp_path / "game", lines)
    assert why == f"line {number}: this cannot happen here: ComponentTurned."


@pytest.mark.parametrize("step", range(3, 40, 4))
def test_component_events_in_the_place_of_what_happened_are_refused(tmp_path: Path, saved: bytes, step: int) -> None:
    lines: Lines = objects(saved)
    lines[step - 1]["events"] = [
        {"event": "ComponentTurned", "component": "dragon_egg"},
        {"event": "ComponentStraightened", "component": "dragon_egg"},
    ]
    assert forged(tmp_path / "game", lines).startswith(f"line {step}: what happened here is not what was answered: ")


def test_another_answer_than_the_one_that_was_given_is_refused(tmp_path: Path, saved: bytes) -> None:
    lines: Lines = objects(saved)
    number = next(at for at, line in enumerate(lines, 1) if line.get("command", {}).get("kind") == "use")
    seat = lines[number - 1]["command"].get("seat", 0)
    lines[number - 1]["command"] = {"kind": "pass", "seat": seat}
    assert forged(tmp_path / "game", lines) == f"line {number}: what happened here is not what was answered: Pass."


def test_a_kind_of_event_that_there_is_not_is_refused(tmp_path: Path, saved: bytes) -> None:
    lines: Lines = objects(saved)
    lines[4]["events"].append({"event": "Event"})
    assert forged(tmp_path / "game", lines) == "line 5: unknown event 'Event'."


def test_a_command_of_a_seat_that_is_not_asked_is_refused(tmp_path: Path, saved: bytes) -> None:
    lines: Lines = objects(saved)
    lines[8]["command"]["seat"] = 1 - lines[8]["command"].get("seat", 0)
    assert forged(tmp_path / "game", lines) == "line 9: this seat is not asked here."


def test_a_line_that_is_there_twice_is_refused(tmp_path: Path, saved: bytes) -> None:
    lines: Lines = objects(saved)
    number, _ = first(lines, "ArtifactPlaced")
    lines.insert(number, lines[number - 1])
    assert forged(tmp_path / "game", lines).startswith(f"line {number + 1}: ")


def test_a_save_that_is_sound_is_read_wherever_it_breaks_off(tmp_path: Path, saved: bytes) -> None:
    lines, path = saved.splitlines(keepends=True), tmp_path / "game"
    for end in range(2, len(lines) + 1, 13):
        path.write_bytes(b"".join(lines[:end]))
        assert len(load(path, GAMES).history.steps) == min(end, len(lines) - 1) - 2


# -------------------------------------------------------------------------------------------- in any game


@pytest.fixture
def going_on(tmp_path: Path) -> Path:
    """The save of a game at the market stall that is not over."""
    path = tmp_path / "stall.jsonl"
    match = stall(machines(), path=path)
    for _ in range(7):
        ask_agent(match, BUDGET)
    return path


def spoilt(monkeypatch: pytest.MonkeyPatch, name: str, instead: Callable[..., object]) -> None:
    monkeypatch.setattr(Toy, name, instead)


def nothing(self: Toy, state: State) -> Sequence[Command]:
    return []


def of_the_other_seat(self: Toy, state: State) -> Sequence[Command]:
    assert isinstance(state, Stall)
    state.asked[-1] = Turn(1 - state.asked[-1].seat)
    return LEGAL(self, state)


LEGAL = Toy.legal


@pytest.mark.parametrize("legal", [nothing, of_the_other_seat])
def test_a_question_that_cannot_be_answered_is_no_game_to_go_on_with(
    going_on: Path, monkeypatch: pytest.MonkeyPatch, legal: Callable[..., object]
) -> None:
    spoilt(monkeypatch, "legal", legal)
    with pytest.raises(SaveError, match=r"line 9: the question that is open here cannot be answered\.$"):
        loaded(going_on)


def test_nothing_asked_in_a_game_that_is_not_over_is_no_game_to_go_on_with(
    going_on: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = objects(going_on.read_bytes())
    while lines[-1]["events"][-1]["event"] != "Asked":  # type: ignore[index]
        lines.pop()
    lines[-1]["events"].pop()  # type: ignore[attr-defined]
    going_on.write_bytes(sealed(json.dumps(line).encode() for line in lines))
    spoilt(monkeypatch, "outcome", lambda self, state: None)
    with pytest.raises(SaveError, match="nothing is asked here, and yet the game is not over"):
        loaded(going_on)


def test_what_a_seat_was_shown_must_be_what_it_sees(going_on: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    observe = Toy.observe

    def squinting(self: Toy, state: State, viewer: int) -> State:
        view = observe(self, state, viewer)
        assert isinstance(view, Stall)
        view.coins[viewer] += 1
        return view

    spoilt(monkeypatch, "observe", squinting)
    with pytest.raises(SaveError, match="what seat 0 was shown is not what it sees"):
        loaded(going_on)


def test_a_finished_game_is_sound(tmp_path: Path) -> None:
    match = finished(tmp_path / "game.jsonl")
    assert loaded(tmp_path / "game.jsonl").history == match.history


def test_what_is_loaded_can_be_played_to_its_end(tmp_path: Path, saved: bytes) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(saved.splitlines(keepends=True)[:60]))
    match = resume_match(*load_save({NAME: PLUGIN}, path))
    play_out(match, Budget(1))
    assert match.outcome is not None
