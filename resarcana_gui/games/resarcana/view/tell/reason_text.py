"""Why an answer is better than others, in a sentence. The facts are named in ai/companion/insight.py."""

from __future__ import annotations

from typing import Final

from resarcana_gui.agents.companion import Reason
from resarcana_gui.games.resarcana.view.tell.voice import Voice

SHARES = frozenset({"won", "claimed", "rival", "placed"})
"""Facts that hold or do not: how often they do is given in whole percents, before and after."""

TWO: Final = 2
"""At a table with this many seats there is one rival."""


def reason_text(voice: Voice, reason: Reason) -> str:
    """Return why an answer is better than others, as one sentence. The facts are named in ai/companion/insight.py."""
    kind, _, slug = reason.fact.partition(":")
    values: dict[str, object] = {"card": voice.card(voice.cards.numbers[slug])} if slug else {}
    if kind in SHARES:
        values |= {"here": round(100 * reason.here), "elsewhere": round(100 * reason.elsewhere)}
    else:
        values["number"] = f"{abs(reason.difference):.1f}".replace(".", voice.text("companion.decimal"))
    if kind == "rival_points" and len(voice.players) == TWO:
        kind = "only_rival_points"
    if kind == "placed" and reason.now:
        kind = "kept"
    return voice.text(f"companion.why.{kind}", **values)
