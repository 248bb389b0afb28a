"""Where the figures in lessons come from: a table whose amounts can be counted, and what is printed on components."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, cast

from resarcana_gui.documents import read_document
from resarcana_gui.games.resarcana.cards.components import MONUMENT_COST, SECTIONS
from resarcana_gui.games.resarcana.cards.essences import GOLD, LETTERS, count_of
from resarcana_gui.games.resarcana.cards.loader import FILE
from resarcana_gui.games.resarcana.rules.codes import WINNING_POINTS
from resarcana_gui.kernel.codec import Json, JsonObject
from resarcana_gui.paths import data_file

CARDS: Final = "cards"
RULES: Final = "rules"
SEATS: Final = "seats"
PLAY: Final = "play"
_TERM: Final = rf"(\d*)((?:[{LETTERS}](?:/[{LETTERS}])*)|[*~])"
_AMOUNT: Final = re.compile(rf"0|{_TERM}(?: {_TERM})*")


def lesson_table(table: JsonObject) -> JsonObject:
    """Return a table with every amount as its counts (`seats.0.pool.G`) and what is in play by its name
    (`seats.0.play.prism.turned`), beside what is printed on each component in the words of cards.yaml
    (`cards.coral_castle.cost.E`) and numbers of the rules."""
    counted = {name: _counted(value) for name, value in table.items()}
    for seat in cast("list[JsonObject]", counted[SEATS]):
        seat[PLAY] = {each["component"]: each for each in cast("list[dict[str, str]]", seat[PLAY])}
    return {**counted, **_printed()}


@cache
def _printed() -> JsonObject:
    sections = read_document(data_file(FILE))
    assert isinstance(sections, dict)
    cards = {entry["id"]: _counted(entry) for section in SECTIONS for entry in sections[section]}
    return {CARDS: cards, RULES: {"goal": WINNING_POINTS, "monument": count_of(MONUMENT_COST, GOLD)}}


def _counted(value: Json) -> Json:
    """Return data in which amounts such as `2E 3*` are counts: `{E: 2, "*": 3}`, and 0 of all other essences."""
    if isinstance(value, dict):
        return {name: _counted(part) for name, part in value.items()}
    if isinstance(value, list):
        return [_counted(part) for part in value]
    if not isinstance(value, str) or _AMOUNT.fullmatch(value) is None:
        return value
    return {**dict.fromkeys(LETTERS, 0), **{kind: int(count or 1) for count, kind in re.findall(_TERM, value)}}
