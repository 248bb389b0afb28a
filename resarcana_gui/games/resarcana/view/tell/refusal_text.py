"""Why something is impossible, with the numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import count_of, total
from resarcana_gui.games.resarcana.rules.codes import NOBODY
from resarcana_gui.games.resarcana.view.tell.command_text import types_in
from resarcana_gui.games.resarcana.view.tell.power_text import key_of
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.tabletop.tell.voice import sentence


def refusal_text(voice: Voice, refusal: Refusal) -> str:
    """Return the reason, as one sentence."""
    return sentence(refusal_clause(voice, refusal))


def refusal_clause(voice: Voice, refusal: Refusal) -> str:
    """Return the reason, as part of a sentence."""
    maker = MAKERS.get(refusal.code)
    key = f"refusal.{refusal.code}"
    return voice.text(key) if maker is None else maker(voice, key, refusal)


def _number(refusal: Refusal, name: str) -> int:
    value = refusal.details[name]
    assert isinstance(value, int)
    return value


def _owner(voice: Voice, key: str, refusal: Refusal) -> str:
    owner = _number(refusal, "owner")
    return voice.text(f"{key}.nobody") if owner == NOBODY else voice.about(key, owner)


def _asked(voice: Voice, key: str, refusal: Refusal) -> str:
    return voice.text(key, who=voice.players[_number(refusal, "asked")])


def _question(voice: Voice, key: str, refusal: Refusal) -> str:
    return voice.text(key, question=voice.text(f"asked.{refusal.details['question']}"))


def _missing(voice: Voice, key: str, refusal: Refusal) -> str:
    return voice.text(key, missing=voice.amount(_number(refusal, "missing")))


def _types(voice: Voice, key: str, refusal: Refusal) -> str:
    return voice.text(key, types=voice.types(_number(refusal, "types")))


def _needs(voice: Voice, key: str, refusal: Refusal) -> str:
    return voice.text(f"{key}.{key_of(str(refusal.details['needs']))}")


def _cannot_pay(voice: Voice, key: str, refusal: Refusal) -> str:
    short, any_more = _number(refusal, "short"), _number(refusal, "missing_any")
    if not short:
        have, size = total(_number(refusal, "pool")), _number(refusal, "size")
        return voice.plural(f"{key}.any", any_more, have=have, all=size)
    missing = _fixed_missing(voice, key, refusal)
    return voice.plural(f"{key}.also_any", any_more, missing=missing) if any_more else missing


def _fixed_missing(voice: Voice, key: str, refusal: Refusal) -> str:
    missing, fixed, pool = (_number(refusal, name) for name in ("missing", "fixed", "pool"))
    short, types = _number(refusal, "short"), types_in(missing)
    own = voice.listed([voice.several(count_of(pool, essence), essence) for essence in types_in(fixed)])
    if short != total(missing):
        cost = voice.with_any(fixed, _number(refusal, "any_type"))
        return voice.plural(f"{key}.discounted", short, cost=cost, size=_number(refusal, "size"), pool=own)
    if len(types) > 1:
        return voice.text(f"{key}.several", missing=voice.amount(missing), cost=voice.amount(fixed), pool=own)
    have = count_of(pool, types[0])
    return voice.text(f"{key}.one", number=short, essence=voice.essence(types[0]), have=have, all=have + short)


MAKERS: Final[dict[str, Callable[[Voice, str, Refusal], str]]] = {
    "not_your_turn": _asked,
    "answer_first": _question,
    "not_an_answer": _question,
    "wrong_essences": _question,
    "in_play": _owner,
    "in_discards": _owner,
    "claimed": _owner,
    "not_yours": _owner,
    "not_enough_on_it": _missing,
    "not_in_pool": _missing,
    "needs_one_of": _types,
    "nothing_for_cost": _needs,
    "cannot_pay": _cannot_pay,
}
"""The reasons that contain numbers or names."""
