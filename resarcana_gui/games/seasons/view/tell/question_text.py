"""What is asked, whole and as the prompt puts it, and what an answer means, in a few words."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.seasons.cards.energies import ENERGIES, NAMES, counts, total, types_in
from resarcana_gui.games.seasons.cards.tables import COPIES, SEASONS
from resarcana_gui.games.seasons.rules import commands as given
from resarcana_gui.games.seasons.rules.basic_moves import extra_worth
from resarcana_gui.games.seasons.rules.codes import BONUSES, END, NO_CARD, season_of, space_of
from resarcana_gui.games.seasons.rules.effect_questions import AskGain
from resarcana_gui.games.seasons.rules.payment_questions import AskPay, AskReduction, AskTypes
from resarcana_gui.games.seasons.rules.prelude_questions import AskLibrary
from resarcana_gui.games.seasons.rules.questions import Question
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.tell.card_text import power_text
from resarcana_gui.games.seasons.view.tell.voice import SeasonsVoice
from resarcana_gui.tabletop.tell.voice import sentence

OF_HAND: Final = (AskTypes, AskReduction)
"""Questions about a card of the hand; all others name a copy in play."""


def question_text(voice: SeasonsVoice, question: Question) -> str:
    """Return a question, as one sentence."""
    return _asked(voice, "question", question, _values(voice, question))


def prompt_text(voice: SeasonsVoice, question: Question) -> str:
    """Return a question as the prompt puts it: about 30 characters, with icons for amounts; markup. The prompt shows
    the picture of the card that asks (`source_of`)."""
    values = _values(voice, question)
    if hasattr(question, "energies"):
        values["what"] = " ".join(
            f"{count}{{{NAMES[energy]}}}" for energy, count in enumerate(counts(question.energies)) if count
        )
    return _asked(voice, "prompt", question, values)


def source_of(question: Question) -> int | None:
    """Return the number of the card that asks, or that a question is about; None if there is none."""
    card = getattr(question, "card", NO_CARD)
    if card == NO_CARD:
        return None
    return int(card) if isinstance(question, OF_HAND) else int(card) // COPIES


def _asked(voice: SeasonsVoice, start: str, question: Question, values: dict[str, object]) -> str:
    key = f"{start}.{question.KIND}"
    if isinstance(question, AskLibrary):
        key += f"_{question.year}"
    if isinstance(question, (AskPay, AskGain)) and question.card == NO_CARD:
        key += "_bonus"
    number = getattr(question, "number", 0)
    if voice.catalog.has(f"{key}.other"):
        return sentence(voice.plural(key, number, **values))
    return sentence(voice.text(key, number=number, **values))


def _values(voice: SeasonsVoice, question: Question) -> dict[str, object]:
    values: dict[str, object] = {}
    if hasattr(question, "card"):
        of_hand = isinstance(question, OF_HAND)
        values["card"] = voice.card(question.card) if of_hand else voice.copy(question.card)
    if hasattr(question, "energies"):
        values["what"] = voice.energies(question.energies)
    if hasattr(question, "receiver"):
        values["receiver"] = voice.receiver(question.receiver)
    return values


def command_text(voice: SeasonsVoice, command: given.Answer, view: State) -> str:
    """Return the meaning of an answer, in a few words."""
    if isinstance(command, given.Activate):
        power = voice.cards.copies[command.card].powers[command.power]
        return voice.text(
            "command.activate", card=voice.copy(command.card, view.play[command.seat]), what=power_text(voice, power)
        )
    if isinstance(command, given.Crystallise):
        return _crystallise(voice, command, view)
    if isinstance(command, given.Move):
        way = "forward" if command.spaces > 0 else "back"
        return voice.plural(f"command.move_{way}", abs(command.spaces))
    return voice.text(f"command.{command.KIND}", **_command_values(voice, command, view))


def deed_text(voice: SeasonsVoice, command: given.Answer, view: State) -> str:
    """Return the same without what a card's power does, or what would tell dice with the same symbols apart."""
    if isinstance(command, given.Activate):
        return voice.text("command.activate_card", card=voice.copy(command.card, view.play[command.seat]))
    if isinstance(command, given.TakeDie):
        return voice.text("command.take_die", die=voice.face(command.die))
    return command_text(voice, command, view)


def where_to(voice: SeasonsVoice, view: State, spaces: int) -> str:
    """Return the space to which the marker would go, with its season if that is a new one."""
    p = view.p + spaces
    if p >= END:
        return voice.text("window.die.end")
    space = space_of(p)
    if season_of(p) == season_of(view.p):
        return voice.text("window.die.space", number=space)
    season = voice.text(f"season.{SEASONS[season_of(p)]}")
    return voice.text("window.die.season", number=space, season=season)


def _crystallise(voice: SeasonsVoice, command: given.Crystallise, view: State) -> str:
    worth = view.cards.worth[season_of(view.p)][types_in(command.energies)[0]] + extra_worth(view, command.seat)
    crystals = voice.crystals(worth * total(command.energies))
    what = voice.energies(command.energies)
    if command.card == NO_CARD:
        return voice.text("command.crystallise", what=what, crystals=crystals)
    return voice.text(
        "command.crystallise_from", what=what, crystals=crystals, card=voice.copy(command.card, view.play[command.seat])
    )


def _command_values(voice: SeasonsVoice, command: given.Answer, view: State) -> dict[str, object]:
    if isinstance(command, given.CardAnswer):
        return {"card": voice.card(command.card)}
    if isinstance(command, given.CopyAnswer):
        return {"card": voice.copy(command.card, view.play[command.seat])}
    if isinstance(command, given.EnergiesAnswer):
        return {"what": voice.energies(command.energies)}
    if isinstance(command, given.EnergyAnswer):
        return {"energy": voice.energy(command.energy)}
    if isinstance(command, given.LayDown):
        return {"cards": voice.card_list(command.cards)}
    if isinstance(command, given.Sacrifice):
        return {"cards": voice.copies(command.cards, view.play[command.seat])}
    if isinstance(command, given.TakeDie):
        return {"die": voice.whole_face(command.die)}
    if isinstance(command, given.UseBonus):
        return {"bonus": voice.text(f"bonus.{BONUSES[command.bonus]}")}
    if isinstance(command, given.ChooseTypes):
        chosen = [voice.energy(energy) for energy in range(ENERGIES) if command.types >> energy & 1]
        return {"what": voice.listed(chosen)}
    return {"receiver": voice.players[command.target]} if isinstance(command, given.ChooseOpponent) else {}
