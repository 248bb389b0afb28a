from __future__ import annotations

import re
from pathlib import Path

import pytest

from resarcana_gui.games.resarcana import rules
from resarcana_gui.games.resarcana.engine import start, table
from resarcana_gui.games.resarcana.rules.codes import PHASES, ZONES
from resarcana_gui.games.resarcana.rules.records import COMMANDS, EVENTS, QUESTIONS

PAGE = (Path(__file__).parents[3] / "docs" / "engine.md").read_text(encoding="utf-8").partition("\n## Seasons\n")[0]
"""What the page says of this game: the sections of others follow."""


def named_in_tables(*heads: str) -> set[str]:
    """Everything in code letters in the first column of the tables with these heads."""
    found = set[str]()
    for head in heads:
        tables = re.findall(rf"^\| {head} \|.*\n\|[-|]+\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
        rows = [row for each in tables for row in each.splitlines()]
        found |= {name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    return found


def test_the_page_about_the_engine_names_every_event_with_its_fields() -> None:
    told = {
        name: re.findall(r"`(\w+)`", fields)
        for name, fields in re.findall(r"^\| `(\w+)` \|([^|]*)\|", PAGE, re.MULTILINE)
    }
    assert {event.__name__: [field.name for field in event.FIELDS] for event in EVENTS}.items() <= told.items()


def test_it_names_every_question_with_its_fields() -> None:
    rows = re.findall(r"^\| `(\w+)` \|([^|]*)\|[^|]*\|[^|]*\|$", PAGE, re.MULTILINE)
    told = {name: re.findall(r"`(\w+)`", fields) for name, fields in rows}
    assert {asked.KIND: [field.name for field in asked.FIELDS if field.name != "seat"] for asked in QUESTIONS} == told


def test_it_names_every_answer_with_its_fields() -> None:
    answers = PAGE[PAGE.index("## Questions and answers") : PAGE.index("## Refusals")]
    for kind in COMMANDS:
        assert {kind.KIND, *(field.name for field in kind.FIELDS)} <= set(re.findall(r"`(\w+)`", answers)), kind.KIND


def test_it_names_every_refusal() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(rules.__file__).parent.glob("*.py"))
    assert set(re.findall(r'Refusal\(\s*"(\w+)"', sources)) <= named_in_tables("code")


def test_it_names_every_key_of_a_table_and_of_a_seat() -> None:
    shown = table(start(seed=1).state)
    assert set(shown) <= named_in_tables("key")
    by_seat = re.search(r"^\| `seats` \| by seat: (.*)\|$", PAGE, re.MULTILINE)
    assert by_seat is not None
    seats = shown["seats"]
    assert isinstance(seats, list)
    assert set(seats[0]) == set(re.findall(r"`(\w+)`", by_seat[1])) - {"component", "essences", "turned"}


@pytest.mark.parametrize("names", [PHASES, ZONES], ids=["phases", "zones"])
def test_it_names_every_phase_and_zone(names: list[str]) -> None:
    assert [name for name in names if f"`{name}`" not in PAGE] == []
