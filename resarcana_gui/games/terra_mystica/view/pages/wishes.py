"""What a player might want to do with an item in the own turn, so that it can be said why not."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.rules import commands as given
from resarcana_gui.games.terra_mystica.rules.basics import faction_of
from resarcana_gui.games.terra_mystica.rules.building import AFTER
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.table.own_mat import BURN
from resarcana_gui.tabletop.items.table_item import Key


def wishes(view: State, seat: int, key: Key) -> list[given.Answer]:
    """Return the answers that a click on an item may be meant to give."""
    if key == "ship":
        return [given.AdvanceShipping(seat)]
    if key == "dig":
        return [given.AdvanceDigging(seat)]
    if key == BURN:
        return [given.Burn(seat)]
    if not isinstance(key, tuple):
        return []
    kind, number, *_ = key
    if kind == "hex":
        return _on_hex(view, seat, int(number))
    if kind == "cult":
        return [given.SendPriest(seat, int(number), 1)]
    if kind == "action":
        return [given.UseAction(seat, int(number))]
    return [given.Convert(seat, int(number))] if kind == "exchange" else []


def _on_hex(view: State, seat: int, at: int) -> list[given.Answer]:
    if view.owner[at] == seat and view.structure[at]:
        return [given.Upgrade(seat, at, after) for after in AFTER[view.structure[at]]]
    if view.terrain[at] == faction_of(view, seat).home:
        return [given.Build(seat, at)]
    return [given.Transform(seat, at)]
