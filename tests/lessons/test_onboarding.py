"""What is explained the first time is told by events, as whoever looks sees them."""

from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.lessons.lesson_file import LessonError
from resarcana_gui.lessons.onboarding import OnboardingTip, read_onboarding, triggered

WRITTEN = """
- {name: shown, when: {event: Shown, seat: you}, light: [pool, "@card"]}
- {name: rival, when: [{event: Shown, seat: other}, {event: Drawn, seat: other}]}
- {name: late, when: {event: Asked, table: {round: {least: 2}}}}
"""


def read(tmp_path: Path, text: str) -> tuple[OnboardingTip, ...]:
    path = tmp_path / "firsts.yaml"
    path.write_text(text, encoding="utf-8")
    return read_onboarding(path)


def names(tips: tuple[OnboardingTip, ...], event: JsonObject, table: JsonObject) -> list[str]:
    return [tip.name for tip in triggered(tips, event, 1, lambda: table)]


def test_seats_are_those_of_whoever_looks(tmp_path: Path) -> None:
    tips = read(tmp_path, WRITTEN)
    assert names(tips, {"event": "Shown", "seat": 1}, {}) == ["shown"]
    assert names(tips, {"event": "Shown", "seat": 0}, {}) == ["rival"]
    assert names(tips, {"event": "Drawn", "seat": 1}, {}) == []
    assert names(tips, {"event": "Asked"}, {"round": 1}) == [] != names(tips, {"event": "Asked"}, {"round": 2})


def test_what_an_event_names_is_lit(tmp_path: Path) -> None:
    tip = read(tmp_path, WRITTEN)[0]
    assert tip.lit({"event": "Shown", "card": "apple"}) == ["pool", "apple"]
    assert tip.lit({"event": "Shown", "card": 3}) == ["pool"]


@pytest.mark.parametrize("text", ["a: b", "- {when: {event: A}}", "- {name: a, when: {}}", "- {name: a, whom: b}",
                                  "- {name: a, when: {event: A}, light: b}"])  # fmt: skip
def test_what_is_none_is_refused_with_its_place(tmp_path: Path, text: str) -> None:
    with pytest.raises(LessonError, match=r"firsts\.yaml"):
        read(tmp_path, text)


def test_it_is_only_so_while_the_table_shows_it_to_whoever_looks(tmp_path: Path) -> None:
    tip = read(tmp_path, "- {name: a, when: {event: A}, holds: {token: you, seats.you.passed: true}}")[0]
    seats: JsonObject = {"seats": [{"passed": True}, {"passed": False}]}
    assert tip.is_so({"token": 0, **seats}, 0)
    assert not tip.is_so({"token": 1, **seats}, 0) and not tip.is_so({"token": 1, **seats}, 1)
