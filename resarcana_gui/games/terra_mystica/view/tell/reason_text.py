"""The reason given with an answer, as one sentence. Its facts are named in ai/companion/fact_names.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.agents.companion import Reason, Stance
from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.words import STRUCTURES
from resarcana_gui.games.terra_mystica.view.tell.component_text import (
    action_text,
    deed_text,
    favour_text,
    stronghold_text,
)
from resarcana_gui.games.terra_mystica.view.tell.voice import Voice
from resarcana_gui.tabletop.tell.voice import sentence

START: Final = "companion.why"
SEPARATOR: Final = ":"
ON_HEX: Final = "@"
SAID: Final = ("faction", "town")
"""Reasons for points that go without saying."""
MOST_NAMED: Final = 3
"""How many hexes a sentence names at most."""


def reason_text(voice: Voice, reason: Reason) -> str:
    """Return a reason as one sentence."""
    fact, _, hex_ = reason.fact.partition(ON_HEX)
    kind, *about = fact.split(SEPARATOR)
    if reason.stance is Stance.NEUTRAL:
        return voice.text(f"{START}.{kind}")
    if reason.stance is Stance.NOTED:
        told = _noted(voice, reason, kind, about)
        return sentence(voice.text(f"{START}.with_dwelling", hex=hex_, what=told) if hex_ else told)
    if reason.stance is Stance.AT_ONCE:
        return sentence(voice.text(f"{START}.at_once.{kind}", what=voice.amount(_read(about[0]))))
    number = max(1, round(abs(reason.difference)))
    return sentence(voice.text(f"{START}.{reason.stance.value}.{kind}", points=voice.number("points", number)))


def _noted(voice: Voice, reason: Reason, kind: str, about: Sequence[str]) -> str:
    """Return what is noted of an answer itself."""
    values, number = VALUES.get(kind, _nothing)(voice, reason, about), round(abs(reason.here))
    key = f"{START}.noted.{kind}"
    if kind in VARIED:
        key = f"{key}.{VARIED[kind](reason, about)}"
    points, power = voice.number("points", number), voice.number("power", number)
    values = {"points": points, "power": power, **values}
    if voice.catalog.has(f"{key}.other"):
        return voice.plural(key, number, **values)
    return voice.text(key, number=number, **values)


Values = Callable[[Voice, Reason, Sequence[str]], dict[str, object]]
"""What a note's sentence is filled with."""


def _nothing(voice: Voice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    return {}


def _bought(voice: Voice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    """Values about something that can be paid for (see wallets.purchase)."""
    kind, *where = about
    if kind == "action":
        deed = deed_text(voice, voice.parts.actions[_numbered(voice.parts.actions, where[0])])
        return {"what": voice.text("companion.bought.action", what=deed)}
    if kind in STRUCTURES:
        structure = voice.structure(STRUCTURES.index(kind), "a_structure")
        return {"what": voice.text("companion.bought.structure", structure=structure, hex=where[0])}
    return {"what": voice.text(f"companion.bought.{kind}", hex="".join(where))}


def _amount(voice: Voice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    return {"what": voice.amount(_read(about[-1]))}


def _read(text: str) -> Amount:
    """Return an amount from its part of a name."""
    return Amount(*map(int, text.split(",")))


def _income(voice: Voice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    more, less = map(_read, about)
    return {"what": voice.amount(more), "less": voice.amount(less)}


def _way(voice: Voice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    return {"value": round(reason.here), "needed": round(reason.elsewhere), "size": round(reason.now)}


def _reasoned(voice: Voice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    """Values about points: why they are scored, where the answer does not say so."""
    return {"why": voice.text(f"reason.{about[0]}") if about and about[0] not in SAID else ""}


def _person(voice: Voice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    return {"who": voice.listed([voice.players[int(seat)] for seat in about])}


def _saved(voice: Voice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    return {**_person(voice, reason, about), "what": voice.number("coins", round(reason.here))}


def _stronghold(voice: Voice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    return {"what": stronghold_text(voice, _numbered(voice.parts.factions, about[0]))}


def _favour(voice: Voice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    return {"what": favour_text(voice, _numbered(voice.parts.favour_tiles, about[0]))}


def _numbered(parts: Sequence[object], slug: str) -> int:
    return next(number for number, each in enumerate(parts) if getattr(each, "slug", "") == slug)


def _hexes(voice: Voice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    return {"hexes": voice.listed(list(about)), "hex": about[0] if about else ""}


def _spade(voice: Voice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    before, after = round(reason.elsewhere), round(reason.here)
    return {"what": voice.number("workers", after), "before": before}


def _bonus(voice: Voice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    spades = int(about[1])
    what = voice.number("spades", spades) if spades else voice.amount(_read(about[2]))
    return {"round": about[0], "what": what}


def _cult(voice: Voice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    return {"cult": voice.text(f"cult.{about[0]}"), "step": round(reason.now)}


def _action(voice: Voice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    return {"what": action_text(voice, _numbered(voice.parts.actions, about[0]))}


def _coins(voice: Voice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    return {"what": voice.number("coins", round(reason.here))}


def _houses(voice: Voice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    return {"houses": round(reason.elsewhere)}


def _built(voice: Voice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    return {"left": round(reason.elsewhere), "structure": voice.text(f"structure.{about[0]}")}


VALUES: Final[dict[str, Values]] = {
    "pays": _bought,
    "pays_for": _bought,
    "pays_next": _bought,
    "still_pays": _bought,
    "town_way": _way,
    "scores": _reasoned,
    "cheaper": _saved,
    "stronghold": _stronghold,
    "favour": _favour,
    "income": _income,
    "gains": _amount,
    "reach": _hexes,
    "spade_price": _spade,
    "before": _person,
    "cult_bonus": _bonus,
    "cult_first": _cult,
    "cult_power": _cult,
    "cult_step": _cult,
    "home": _hexes,
    "near_home": _hexes,
    "beside": _person,
    "own_near": _hexes,
    "apart": _person,
    "starts_with": _amount,
    "card_coins": _coins,
    "card_action": _action,
    "houses": _houses,
    "per_built": _built,
}
"""What fills the sentence of each kind of note, beside its number."""

VARIED: Final[dict[str, Callable[[Reason, Sequence[str]], str]]] = {
    "income": lambda reason, about: "mixed" if _read(about[1]) else "more",
    "offers": lambda reason, about: "some" if reason.here else "none",
    "reach": lambda reason, about: "named" if reason.here <= MOST_NAMED else "counted",
}
"""The kinds of notes with several sentences, and which of them is told."""
