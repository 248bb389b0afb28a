"""The page about the engine names everything that scripts meet in Terra Mystica."""

from __future__ import annotations

import re
from pathlib import Path

from resarcana_gui.games.terra_mystica import rules
from resarcana_gui.games.terra_mystica.engine import start, table
from resarcana_gui.games.terra_mystica.rules.codes import EXCHANGES, REASONS, SETUPS
from resarcana_gui.games.terra_mystica.rules.records import COMMANDS, EVENTS, QUESTIONS
from resarcana_gui.games.terra_mystica.rules.scenario import KEYS, PHASES, SEAT_KEYS

PAGE = (
    (Path(__file__).parents[3] / "docs" / "engine.md").read_text(encoding="utf-8").partition("\n## Terra Mystica\n")[2]
)
NAMED = set(re.findall(r"`(\w+)`", PAGE))
ITEMS = {
    name: re.findall(r"`(\w+)`", fields or "")
    for name, fields in re.findall(r"^- `(\w+)`(?:\s+\(([^)]*)\))?:", PAGE, re.MULTILINE)
}


def test_every_question_and_event_is_there_with_its_fields() -> None:
    for question in QUESTIONS:
        assert ITEMS[question.KIND] == [field.name for field in question.FIELDS if field.name != "seat"], question.KIND
    for event in EVENTS:
        assert ITEMS[event.__name__] == [field.name for field in event.FIELDS], event.__name__


def test_every_answer_refusal_key_and_word_is_named() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(rules.__file__).parent.glob("*.py"))
    assert {command.KIND for command in COMMANDS} <= NAMED
    assert set(re.findall(r'Refusal\(\s*"(\w+)"', sources)) <= NAMED
    assert KEYS | SEAT_KEYS | set(table(start(seats=2).state)) | {*PHASES, *SETUPS, *REASONS, *EXCHANGES} <= NAMED
