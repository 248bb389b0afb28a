"""Why something is impossible, as one sentence."""

from __future__ import annotations

from resarcana_gui.games.seasons.view.tell.voice import SeasonsVoice
from resarcana_gui.kernel.refusal import Refusal

CODES = (
    *("game_over", "no_such_seat", "not_your_turn", "answer_first", "not_an_answer", "wrong_energies", "not_in_hand"),
    *("no_room", "needs_an_energy", "energies_short", "crystals_short", "not_in_play", "not_yours", "no_such_power"),
    *("is_turned", "only_before_die", "needs_same", "needs_energies", "needs_cards", "needs_familiar", "no_cards"),
    *("hand_empty", "no_permission", "one_type_at_a_time", "not_in_reserve", "not_on_card", "no_bonus_left"),
    *("only_for_draw", "gauge_full"),
)
"""Every reason that the rules give."""


def refusal_text(voice: SeasonsVoice, refusal: Refusal) -> str:
    """Return the sentence for a refusal."""
    key, number, values = f"refusal.{refusal.code}", _number(refusal), _values(voice, refusal)
    if refusal.code == "wrong_energies" and number:
        key += "_number"
    if refusal.code == "energies_short" and refusal.details["discount"]:
        key += "_discount"
    if refusal.code == "crystals_short" and refusal.details["tax"]:
        key += "_tax"
    if voice.catalog.has(f"{key}.other"):
        return voice.plural(key, number, **values)
    return voice.text(key, **{**values, "number": number})


def _number(refusal: Refusal) -> int:
    """Return the number that the sentence is about: what is short, or how many there are."""
    found = [refusal.details[name] for name in ("short", "number", "gauge") if name in refusal.details]
    return found[0] if found and isinstance(found[0], int) else 0


def _values(voice: SeasonsVoice, refusal: Refusal) -> dict[str, object]:
    values: dict[str, object] = {name: value for name, value in refusal.details.items() if name != "number"}
    missing, owner = refusal.details.get("missing"), refusal.details.get("owner")
    if isinstance(missing, int):
        values["what"] = voice.energies(missing)
    if isinstance(owner, int):
        values["who"] = voice.players[owner]
    return values
