"""Conversion of saves of version 1, in which all questions had the same fields, whose meaning depended on the kind
of question; the same was true of commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.kernel.codec import CodecError, Json, JsonObject
from resarcana_gui.kernel.upgrade import Upgrade

COMPONENT: Final = {"component": "component"}
POWER: Final = {**COMPONENT, "power": "power"}
MIX: Final = {**COMPONENT, "number": "number", "types": "types"}
EFFECT: Final = {**POWER, "effect": "step", "target": "target", "paid": "essences"}
ATTACK: Final = {**POWER, "effect": "step", "attacker": "rival", "number": "number"}

FIELDS: Final[dict[str, dict[str, str]]] = {
    "choose_mage": {},
    "keep_artifact": {},
    "pick_artifact": {},
    "choose_first_player": {},
    "choose_item": {},
    "swap_item": {"item": "component"},
    "take_essences": COMPONENT,
    "collect_essences": MIX,
    "collect_interest": MIX,
    "settle_curse": COMPONENT,
    "turn": {},
    "pay_power": {**POWER, "target": "target"},
    "pay_placement": {"card": "component"},
    "pay_placement_by_power": {"card": "component", "component": "target", "power": "power", "effect": "step"},
    "choose_cost": POWER,
    "straighten": EFFECT,
    "straighten_creature": EFFECT,
    "put_essence": EFFECT,
    "choose_rival": EFFECT,
    "gain_essences": {**EFFECT, "number": "number", "types": "types"},
    "gain_for_discard": {"card": "component"},
    "gain_for_claim": {**MIX, "from_display": "step"},
    "choose_deck": {**EFFECT, "number": "number"},
    "order_cards": {**POWER, "effect": "step", "deck": "target", "number": "number"},
    "discard_cards": {**EFFECT, "number": "number"},
    "place_with_power": EFFECT,
    "life_loss": ATTACK,
    "lose_essences": ATTACK,
    "victory_check": {**COMPONENT, "react": "power"},
}
"""For each question in today's form, where version 1 kept its fields. The seat's field has not changed."""

DEFAULTS: Final = {"power": -1, "step": 0, "number": 0, "types": ""}
"""The values of fields that version 1 left out, where today's form needs one."""


class TypedQuestions(Upgrade):
    """The step from version 1 to 2: every question and every command has fields of its own."""

    def command(self, data: JsonObject) -> JsonObject:
        if data.get("kind") == "discard" and "cards" in data:
            return {**data, "kind": "discard_cards"}
        if data.get("kind") == "look":
            return {("deck" if name == "component" else name): value for name, value in data.items()}
        return data

    def event(self, data: JsonObject) -> JsonObject:
        if data.get("event") != "QuestionAsked":
            return data
        question = {name: value for name, value in data.items() if name != "event"}
        return {"event": "QuestionAsked", "question": upgraded_question(question)}


def upgraded_question(old: JsonObject) -> JsonObject:
    """Return a question of version 1 in today's form. Raises CodecError for an unknown one."""
    kind = _kind_of(old)
    if kind not in FIELDS:
        raise CodecError(f"unknown question {kind!r}")
    new: JsonObject = {"kind": kind, "seat": old.get("seat")}
    for name, before in FIELDS[kind].items():
        if before in old or before in DEFAULTS:
            value = old.get(before, DEFAULTS.get(before))
            new[name] = _asking_effect(value) if name == "effect" else value
    return new


def _kind_of(old: JsonObject) -> str:
    """Return today's kind. Three kinds have become two each; a flag, or the parity of a step, distinguished them."""
    kind = str(old.get("kind"))
    kind_of = SPLIT.get(kind)
    return kind if kind_of is None else kind_of(old)


def _asking_effect(step: Json) -> Json:
    """Return the effect that asks, given the one that comes next."""
    return step - 1 if isinstance(step, int) else step


def _collecting(old: JsonObject) -> str:
    """Return the kind of a Collect question. An even step asked what a component gives for the essences left on it."""
    step = old.get("step")
    return "collect_interest" if isinstance(step, int) and step % 2 == 0 else "collect_essences"


def _placing(old: JsonObject) -> str:
    return "pay_placement_by_power" if "target" in old else "pay_placement"


def _straightening(old: JsonObject) -> str:
    return "straighten_creature" if old.get("number") else "straighten"


SPLIT: Final[dict[str, Callable[[JsonObject], str]]] = {
    "collect_essences": _collecting,
    "pay_placement": _placing,
    "straighten": _straightening,
}
