"""Saves that the first version wrote are still games: they are shown, replayed and gone on with."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from resarcana_gui.games.resarcana.engine import table
from resarcana_gui.games.resarcana.rules.flow_events import QuestionAsked
from resarcana_gui.games.resarcana.rules.upgrade import TypedQuestions
from resarcana_gui.kernel.codec import CodecError
from resarcana_gui.match.errors import SaveError
from resarcana_gui.match.load import SavedMatch, load
from resarcana_gui.match.match import Match
from tests.games.resarcana.described_table import resarcana
from tests.match.sealing import resealed

FOLDER = Path(__file__).parent / "version_1"
EXPECTED = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))
"""What the first version itself made of each: how many commands, what is asked, how many answers, the table."""
GAMES = {"resarcana": resarcana()}
NOT_ALL_OLD = {"collect_interest", "pay_placement_by_power", "straighten_creature"}
"""Questions that the first version told from others by a flag."""


def unpacked(name: str, folder: Path) -> Path:
    path = folder / f"{name}.jsonl"
    path.write_bytes(gzip.decompress((FOLDER / f"{name}.jsonl.gz").read_bytes()))
    return path


def saved(name: str, folder: Path) -> SavedMatch:
    return load(unpacked(name, folder), GAMES)


@cache
def read(name: str) -> SavedMatch:
    """One that is not gone on with; reading it takes long."""
    with TemporaryDirectory() as folder:
        return saved(name, Path(folder))


@pytest.mark.uncounted
@pytest.mark.parametrize("name", EXPECTED)
def test_a_save_of_version_1_is_the_same_table(name: str) -> None:
    expected, match = EXPECTED[name], Match.resume(read(name), {}, journaled=False)
    assert len(match.history.steps) == expected["steps"]
    assert (match.outcome is not None) == expected["over"]
    assert table(match.history.state()) == expected["table"]
    assert len(match.legal()) == expected["answers"]
    asked = match.pending
    assert (asked is None) == (expected["question"] is None)
    assert asked is None or (asked.KIND, asked.seat) == tuple(expected["question"][key] for key in ("kind", "seat"))


@pytest.mark.uncounted
@pytest.mark.parametrize("name", EXPECTED)
def test_at_every_position_the_command_that_was_given_then_is_legal_now(name: str) -> None:
    history = read(name).history
    positions = history.walk()
    state, _ = next(positions)
    for step in history.steps:
        assert history.game.refusal(state, step.command) is None
        state, _ = next(positions)


def test_every_question_and_every_command_of_version_1_is_among_them() -> None:
    asked: Counter[str] = Counter()
    given: Counter[str] = Counter()
    for name in EXPECTED:
        history = read(name).history
        asked.update(each.question.KIND for each in history.events() if isinstance(each, QuestionAsked))
        given.update(step.command.KIND for step in history.steps)
    assert set(resarcana().codec.questions) - set(asked) <= NOT_ALL_OLD
    assert set(resarcana().codec.commands) == set(given)


@pytest.mark.parametrize("name", ["standard-3", "draft-3", "draft-4", "tight-2"])
def test_what_goes_on_is_written_as_it_is_written_today(name: str, tmp_path: Path) -> None:
    old = saved(name, tmp_path)
    assert old.outdated
    match = Match.resume(old, {}, fast=True)
    for _ in range(5):
        match.submit(match.legal()[0])
    again = load(old.path, GAMES)
    assert not again.outdated and again.history == match.history
    assert json.loads(old.path.read_bytes().split(b"\n")[0])["game_version"] == 2


@pytest.mark.uncounted
def test_a_finished_save_that_is_written_anew_is_still_closed(tmp_path: Path) -> None:
    Match.resume(saved("first-4", tmp_path), {}, fast=True)
    again = load(tmp_path / "first-4.jsonl", GAMES)
    assert again.closed and again.ended is None, "nobody knows when it ended"


DAMAGED: list[dict[str, object]] = [
    {"event": "QuestionAsked", "kind": "pay_power"},
    {"event": "QuestionAsked", "kind": "fly", "seat": 0},
    {"event": "QuestionAsked", "kind": ["turn"], "seat": 0},
    {"event": "QuestionAsked", "kind": "put_essence", "seat": 0, "component": "prism", "step": "x"},
    {"event": "QuestionAsked", "kind": "collect_essences", "seat": 0, "step": "x"},
]
"""Questions of version 1 that lack what they need, or have it wrong."""


@pytest.mark.parametrize("record", DAMAGED, ids=str)
def test_a_damaged_question_of_version_1_is_refused_by_the_codec(record: dict[str, object]) -> None:
    with pytest.raises(CodecError):
        resarcana().codec.read_event(TypedQuestions().event(record))


def test_what_is_no_question_is_left_as_it_was() -> None:
    step = TypedQuestions()
    event: dict[str, object] = {"event": "RoundBegan", "number": 2}
    command: dict[str, object] = {"kind": "discard", "seat": 0, "component": "vault"}
    assert step.event(event) is event and step.command(command) is command


def test_a_save_of_a_version_before_the_first_cannot_be_read(tmp_path: Path) -> None:
    path = unpacked("draft-3", tmp_path)
    path.write_bytes(resealed(path.read_bytes().replace(b'"game_version":1', b'"game_version":0', 1)))
    with pytest.raises(SaveError, match="an older version of this program, which this one cannot read"):
        load(path, GAMES)
