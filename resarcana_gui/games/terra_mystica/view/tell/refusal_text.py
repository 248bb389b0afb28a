"""Why something is not possible, as a sentence."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.view.tell.component_text import action_text
from resarcana_gui.games.terra_mystica.view.tell.voice import Voice
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.tabletop.tell.voice import sentence


def refusal_text(voice: Voice, refusal: Refusal) -> str:
    """The reason in the viewer's language."""
    return sentence(voice.text(f"refusal.{refusal.code}", **_values(voice, refusal)))


def _values(voice: Voice, refusal: Refusal) -> dict[str, object]:
    told = {name: value for name, value in refusal.details.items() if isinstance(value, int)}
    values: dict[str, object] = {**told, "number": told.get("steps", 0)}
    if "at" in told:
        values["hex"] = voice.parts.board.names[told["at"]]
    if "terrain" in told:
        values.update(terrain=voice.terrain(told["terrain"]), home=voice.terrain(told["home"]))
    if "structure" in told:
        values["structure"] = voice.structure(told["structure"])
    if "cult" in told:
        values["cult"] = voice.cult(told["cult"])
    if "action" in told:
        values["action"] = action_text(voice, told["action"])
    if "price_coins" in told:
        values["price"] = voice.amount(Amount(told["price_coins"], told["price_workers"], told["price_priests"]))
        values["missing"] = voice.amount(Amount(told["coins"], told["workers"], told["priests"]))
    return values
