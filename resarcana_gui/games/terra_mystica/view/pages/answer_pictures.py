"""Pictures of answers, for the review: what is built, gained, or climbed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from resarcana_gui.games.terra_mystica.components.tables import Components
from resarcana_gui.games.terra_mystica.components.words import CULTS, DWELLING, STRUCTURES, TERRAINS
from resarcana_gui.games.terra_mystica.rules import commands as given
from resarcana_gui.games.terra_mystica.rules.codes import EXCHANGES
from resarcana_gui.games.terra_mystica.rules.commands import Answer
from resarcana_gui.games.terra_mystica.view.faces.icons import ICONS
from resarcana_gui.games.terra_mystica.view.table.power_ring import Emblem
from resarcana_gui.scene.painter import Drawing

TARGETS: Final = {exchange: exchange.rpartition("_")[2] for exchange in EXCHANGES}
"""What each exchange makes."""


def answer_picture(parts: Components, answer: Answer) -> Drawing | None:
    """Return a picture of what an answer is about; None if there is none."""
    if isinstance(answer, given.TakeFaction):
        faction = parts.factions[answer.faction]
        return Emblem(faction.slug, faction.home)
    if isinstance(answer, given.TakeFavour):
        return ICONS.icon(CULTS[parts.favour_tiles[answer.tile].cult])
    named = NAMES.get(type(answer))
    return None if named is None else ICONS.icon(named(answer))


NAMES: Final[dict[type[Answer], Callable[[Any], str]]] = {
    given.Build: lambda _: STRUCTURES[DWELLING],
    given.Upgrade: lambda answer: STRUCTURES[answer.structure],
    given.Transform: lambda _: "spade",
    given.Dig: lambda answer: TERRAINS[answer.terrain],
    given.SendPriest: lambda answer: CULTS[answer.cult],
    given.Advance: lambda answer: CULTS[answer.cult],
    given.AdvanceShipping: lambda _: "ship",
    given.AdvanceDigging: lambda _: "spade",
    given.UseAction: lambda _: "power",
    given.Accept: lambda _: "power",
    given.Refuse: lambda _: "power",
    given.Burn: lambda _: "power",
    given.Convert: lambda answer: TARGETS[EXCHANGES[answer.exchange]],
    given.TakeTown: lambda _: "town",
    given.LinkRiver: lambda _: "town",
    given.Ordain: lambda _: "priest",
    given.BuildBridge: lambda _: "bridge",
}
"""The icon of each kind of answer; the others show who gave them."""
