"""What the characters of machine opponents say at moments that matter to them: see MOMENTS of the characters."""

from __future__ import annotations

from collections.abc import Sequence

from resarcana_gui.games.resarcana.characters import REMARKS
from resarcana_gui.games.resarcana.rules.scoring import points_of
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.scene.transform import Box

FIRST_LEAD = 4
"""The least points with which a seat is said to lead: with fewer, the lead would change all the time."""
OVER = 20.0
"""How far a remark overlaps the lower edge of a rival's board, below its cards."""
GAP = 3.0
"""The least distance to the Places of Power, whose names stay visible."""


def say(scenery: Scenery, seat: int, moment: str, clear: Box | None = None) -> None:
    """Let a character make one of its remarks, away from the area `clear` and the captions of the slate. A person, or
    a machine without a character, says nothing. The same game always has the same remarks."""
    character, resources = scenery.resources.characters.get(seat), scenery.resources
    if character is None or not resources.talks() or seat == resources.home:
        return
    state = scenery.state
    number = state.round + len(state.play[seat]) + seat  # another remark for the next claim of the same round
    remark = REMARKS[(number + sum(map(ord, moment))) % len(REMARKS)]
    below = max(scenery.portrait(seat).bottom, scenery.boards[seat][0].bounds().bottom - OVER)
    words = resources.voice.text(f"character.{character.id}.says.{moment}.{remark}")
    low = scenery.areas.slate.places.top - GAP
    kept = [*([] if clear is None else [clear]), *scenery.centre.caption_boxes()]
    cards = [item.bounds() for item in scenery.items() if item.shown and item.known is not None]
    scenery.remarks.say(seat, words, (scenery.heads[seat].middle[0], below), kept, low, cards)


def remark_on_lead(scenery: Scenery) -> None:
    """If the lead has changed, let the new leader say so, or else the seat that lost it."""
    before, now = scenery.leader, _leader([points_of(scenery.state, seat) for seat in range(scenery.state.seats)])
    if now is None or now == before:
        return
    scenery.leader = now
    if now in scenery.resources.characters:
        say(scenery, now, "leads")
    elif before is not None:
        say(scenery, before, "trails")


def _leader(points: Sequence[int]) -> int | None:
    """Return the seat with more points than any other; None if several have the most, or all have few."""
    most = max(points)
    return points.index(most) if most >= FIRST_LEAD and points.count(most) == 1 else None
