"""Where the figures in lessons come from: a table whose amounts can be counted, and what is printed on cards and
dice."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import Final, cast

from resarcana_gui.documents import read_document
from resarcana_gui.games.seasons.cards.energies import LETTERS, counts
from resarcana_gui.games.seasons.cards.loader import load_cards, own_file
from resarcana_gui.games.seasons.cards.tables import SEASONS
from resarcana_gui.games.seasons.rules.codes import (
    END,
    FACE_NAMES,
    IN_HAND_COSTS,
    LIMIT,
    MOST_BONUSES,
    MOST_GAUGE,
    PACK,
    PENALTIES,
    SPACES,
    YEARS,
)
from resarcana_gui.kernel.codec import Json, JsonObject

CRYSTALS: Final = "c"
ALL: Final = "all"
"""The key of the number of energies in an amount."""
_TERM: Final = rf"(\d*)([{LETTERS}{CRYSTALS}*=])"
_AMOUNT: Final = re.compile(rf"0|{_TERM}(?: {_TERM})*")


def lesson_table(table: JsonObject) -> JsonObject:
    """Return a table with every amount as its counts (`seats.0.reserve.F`, `seats.0.reserve.all`) and what is in play
    by its name (`seats.0.play.purse_of_io.turned`); for each seat also the numbers of its cards in play, of turned
    ones, of free places, of cards in hand and in its pack, what its bonuses cost, and what its die shows
    (`seats.0.shows.star`); what the left-over die shows (`left.pips`); and what energies are worth (`worth.now.F`,
    `worth.next.F`). Beside it lie what is printed on cards, in the words of cards.yaml (`cards.amulet_of_air.cost.A`),
    and numbers of the rules."""
    found = {name: _counted(value) for name, value in table.items()}
    seats = cast("list[JsonObject]", found["seats"])
    found["seats"] = [_seat(seat) for seat in seats]
    found["left"] = _face(_left_over(found))
    found["worth"] = _worth(str(found["season"]))
    return {**found, **_printed()}


def _seat(seat: JsonObject) -> JsonObject:
    play = cast("list[dict[str, Json]]", seat["play"])
    cards, gauge = len(play), cast("int", seat["gauge"])
    hand, pack = cast("list[Json]", seat["hand"]), cast("list[Json]", seat["pack"])
    return {
        **seat,
        "play": {str(each["card"]): each for each in play},
        "cards": cards,
        "turned": sum(1 for each in play if each["turned"]),
        "room": max(gauge - cards, 0),
        "held": len(hand),
        "picks": len(pack),
        "penalty": PENALTIES[cast("int", seat["bonuses"])],
        "shows": _face(seat["die"]),
    }


def _left_over(table: JsonObject) -> Json:
    """Return the die that nobody has taken; None until everybody has one."""
    rolled, seats = cast("list[Json]", table["rolled"]), cast("list[JsonObject]", table["seats"])
    return rolled[0] if len(rolled) == 1 and all(seat["die"] is not None for seat in seats) else None


def _face(name: Json) -> JsonObject:
    """Return what a face of a die shows, as numbers; nothing for none."""
    if name not in FACE_NAMES:
        return dict.fromkeys((*LETTERS, "crystals", "star", "draw", "ring", "pips"), 0)
    face = load_cards().faces[FACE_NAMES.index(str(name))]
    return {
        **dict(zip(LETTERS, counts(face.energies), strict=True)),
        "crystals": face.crystals, "star": face.gauge, "draw": int(face.draws), "ring": int(face.crystallises),
        "pips": face.pips,
    }  # fmt: skip


def _worth(season: str) -> JsonObject:
    """Return what each energy is worth in a season and in the next one."""
    prices, now = load_cards().worth, SEASONS.index(season)
    told = {name: dict(zip(LETTERS, prices[at], strict=True)) for at, name in enumerate(SEASONS)}
    return {"now": told[season], "next": told[SEASONS[(now + 1) % len(SEASONS)]]}


@cache
def _printed() -> JsonObject:
    sections = read_document(own_file())
    assert isinstance(sections, dict)
    rules: JsonObject = {
        "limit": LIMIT, "hand": IN_HAND_COSTS, "pack": PACK, "years": YEARS, "spaces": SPACES, "end": END - 1,
        "gauge": MOST_GAUGE, "uses": MOST_BONUSES, "penalty": list(PENALTIES),
        "steps": [after - before for before, after in pairwise(PENALTIES)],
    }  # fmt: skip
    return {"cards": {entry["id"]: _counted(entry) for entry in sections["cards"]}, "rules": rules}


def _counted(value: Json) -> Json:
    """Return data in which amounts such as `2A F 3c` are counts, with 0 of what is not named, and `all` for the
    number of energies."""
    if isinstance(value, dict):
        return {name: _counted(part) for name, part in value.items()}
    if isinstance(value, list):
        return [_counted(part) for part in value]
    if not isinstance(value, str) or _AMOUNT.fullmatch(value) is None:
        return value
    told = {kind: int(count or 1) for count, kind in re.findall(_TERM, value)}
    return {**dict.fromkeys((*LETTERS, CRYSTALS), 0), **told, ALL: sum(told.get(letter, 0) for letter in LETTERS)}
