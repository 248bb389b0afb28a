from __future__ import annotations

import re
from pathlib import Path

from resarcana_gui.games.resarcana.rules.records import EVENTS

PAGE = Path(__file__).parents[3] / "docs" / "engine.md"


def test_the_page_about_the_engine_names_every_event_with_its_fields() -> None:
    page = PAGE.read_text(encoding="utf-8")
    told = {
        name: re.findall(r"`(\w+)`", fields)
        for name, fields in re.findall(r"^\| `(\w+)` \|([^|]*)\|", page, re.MULTILINE)
    }
    assert {event.__name__: [field.name for field in event.FIELDS] for event in EVENTS}.items() <= told.items()
