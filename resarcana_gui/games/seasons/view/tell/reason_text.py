"""The reason given with an answer, as one sentence. Its facts are named in ai/companion/fact_names.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.agents.companion import Reason, Stance
from resarcana_gui.games.seasons.cards.energies import NAMES, of
from resarcana_gui.games.seasons.view.tell.card_text import effects_text
from resarcana_gui.games.seasons.view.tell.voice import SeasonsVoice
from resarcana_gui.tabletop.tell.voice import sentence

START: Final = "companion.why"
SHARES: Final = frozenset({"placed", "opponent_placed"})
"""Facts that hold or do not: of possible futures, how often they do is told in whole percents."""
HARDLY_EVER: Final = 0.005
"""A share that would be told as 0 %."""


def reason_text(voice: SeasonsVoice, reason: Reason) -> str:
    """Return a reason as one sentence."""
    kind, *about = reason.fact.split(":")
    if reason.stance is Stance.NEUTRAL:
        return voice.text(f"{START}.{kind}")
    told = _noted if reason.stance is Stance.NOTED else _compared
    return sentence(told(voice, reason, kind, about))


def _compared(voice: SeasonsVoice, reason: Reason, kind: str, about: Sequence[str]) -> str:
    """Tell a fact by how much it differs, or how often it holds."""
    number = max(1, round(abs(reason.difference)))
    values: dict[str, object] = {"here": round(100 * reason.here), "elsewhere": round(100 * reason.elsewhere)}
    if kind in SHARES:
        values["card"] = _card(voice, about[-1])
    if kind.startswith("opponent"):
        values["who"] = voice.players[int(about[0])]
    if kind.endswith("crystals"):
        values["amount"] = voice.crystals(number)
    if kind == "energy":
        values["amount"] = voice.energies(of(NAMES.index(about[0]), number))
    if kind == "penalty":
        values["points"] = voice.plural("companion.points", number)
    if kind in SHARES and reason.stance is not Stance.AT_ONCE:
        kind = _variant(reason, kind)
    key = f"{START}.{reason.stance.value}.{kind}"
    if reason.stance is Stance.AT_ONCE:
        key = f"{key}.{'more' if reason.difference > 0 else 'less'}"
    return voice.plural(key, number, **values) if kind == "room" else voice.text(key, **values)


def _variant(reason: Reason, kind: str) -> str:
    """Return which sentence tells of a card in play: one for what is kept, one for what hardly ever comes true."""
    if reason.now:
        return kind.replace("placed", "kept")
    never = reason.stance is Stance.AGAINST and kind == "placed" and reason.here < HARDLY_EVER
    return "never_placed" if never else kind


def _noted(voice: SeasonsVoice, reason: Reason, kind: str, about: Sequence[str]) -> str:
    """Tell what is noted of an answer itself."""
    values = VALUES[kind](voice, reason, about)
    key = f"{START}.noted.{kind}"
    if kind in VARIED:
        key = f"{key}.{VARIED[kind](reason, about)}"
    number = round(abs(reason.here))
    if voice.catalog.has(f"{key}.other"):
        return voice.plural(key, number, **values)
    return voice.text(key, **values)


Values = Callable[[SeasonsVoice, Reason, Sequence[str]], dict[str, object]]
"""What a note's sentence is filled with."""


def _card(voice: SeasonsVoice, slug: str) -> str:
    return voice.card(voice.cards.numbers[slug])


def _nothing(voice: SeasonsVoice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    return {}


def _of_card(voice: SeasonsVoice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    """Values about a card: its name, points, and the energies of `now`."""
    points = voice.plural("companion.points", round(abs(reason.here)))
    return {"card": _card(voice, about[0]), "points": points, "what": voice.energies(int(reason.now))}


def _entering(voice: SeasonsVoice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    card = voice.cards.cards[voice.cards.numbers[about[0]]]
    return {"card": voice.card(card.number), "what": effects_text(voice, card.enter)}


def _points(voice: SeasonsVoice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    return {**_of_card(voice, reason, about), "crystals": voice.crystals(round(reason.elsewhere))}


def _pair(voice: SeasonsVoice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    return {"card": _card(voice, about[0]), "other": _card(voice, about[1])}


def _price(voice: SeasonsVoice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    """Values about the price of an energy, now and then."""
    return {"energy": voice.text(f"energy.{about[0]}"), "now": round(reason.now), "then": round(reason.elsewhere)}


def _rise(voice: SeasonsVoice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    return {"energy": voice.text(f"energy.{about[0]}"), "now": round(reason.elsewhere), "then": round(reason.now)}


def _amount(voice: SeasonsVoice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    """Values about crystals or points for energies."""
    number = round(abs(reason.here))
    return {
        "crystals": voice.crystals(number),
        "points": voice.plural("companion.points", number),
        "what": voice.energies(int(reason.now)),
    }


def _for_all(voice: SeasonsVoice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    return {"crystals": voice.crystals(round(reason.here)), "before": round(reason.elsewhere)}


def _turned(voice: SeasonsVoice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    what = voice.energies(of(NAMES.index(about[0]), round(reason.now)))
    return {**_for_all(voice, reason, about), "what": what}


def _next(voice: SeasonsVoice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    return {"who": voice.players[int(about[0])]}


def _shown(voice: SeasonsVoice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    return {"die": voice.face(round(reason.here))}


def _bonus(voice: SeasonsVoice, reason: Reason, about: Sequence[str]) -> dict[str, object]:
    return {"points": voice.plural("companion.points", round(reason.elsewhere))}


VALUES: Final[dict[str, Values]] = {
    "goes_with": _pair,
    "works": _of_card,
    "enters": _entering,
    "prestige": _points,
    "gives_little": _of_card,
    "loses": _amount,
    "together": _nothing,
    "enters_again": _of_card,
    "hands_back": _amount,
    "completes": _of_card,
    "brings": _of_card,
    "keeps": _of_card,
    "still_lacks": _of_card,
    "worth": _amount,
    "best_price": _price,
    "falling": _price,
    "rising": _rise,
    "last_chance": _price,
    "unneeded": _price,
    "sells": _for_all,
    "extra": _amount,
    "turns_into": _turned,
    "frees": _nothing,
    "only": _next,
    "die_crystals": _amount,
    "room_for": _of_card,
    "shown": _shown,
    "draws_free": _nothing,
    "bonus_cards": _bonus,
    "move_worth": _for_all,
    "closes_in": _nothing,
    "puts_off": _nothing,
}
"""What fills the sentence of each kind of note."""

VARIED: Final[dict[str, Callable[[Reason, Sequence[str]], str]]] = {
    "works": lambda reason, about: about[1],
    "prestige": lambda reason, about: "paid" if reason.elsewhere else "free",
    "only": lambda reason, about: about[1],
    "loses": lambda reason, about: about[0] if about else "points" if reason.here else "no_points",
}
"""The kinds of notes with several sentences, and which of them is told."""
