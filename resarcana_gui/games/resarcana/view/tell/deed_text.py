"""What somebody did, in as few words as fit on a button: without costs and speech."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.commands import (
    Answer,
    ChooseSeat,
    Claim,
    DiscardCard,
    DiscardCards,
    OrderCards,
    PlaceArtifact,
    UsePower,
    UseReact,
    subject,
)
from resarcana_gui.games.resarcana.rules.setup_questions import AskFirst
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell.command_text import command_text
from resarcana_gui.games.resarcana.view.tell.voice import Voice

OF_A_CARD: Final[dict[type[Answer], str]] = {
    PlaceArtifact: "deed.place",
    Claim: "deed.claim",
    UsePower: "deed.use",
    UseReact: "deed.use",
}
LONGER: Final = (" (", ": ", " - ")
"""Where costs, effects or speech begin in a text."""


def deed_text(voice: Voice, answer: Answer, view: State) -> str:
    """Return what an answer to the open question did, without costs and speech."""
    about = subject(answer)
    if isinstance(answer, Claim) and about == codes.MONUMENT_DECK_TOP:
        return voice.text("deed.claim_unseen")
    if type(answer) in OF_A_CARD:
        return voice.text(OF_A_CARD[type(answer)], card=voice.card(about))
    if isinstance(answer, DiscardCard | DiscardCards):
        cards = answer.cards if isinstance(answer, DiscardCards) else (about,)
        return voice.text("deed.discard", cards=voice.card_list(cards))
    if isinstance(answer, ChooseSeat):
        first = isinstance(view.stack[-1], AskFirst)
        return voice.text("deed.first" if first else "deed.rival", who=voice.players[answer.target])
    if isinstance(answer, OrderCards):
        return voice.text("deed.order")
    return _short(command_text(voice, answer, view))


def _short(text: str) -> str:
    for mark in LONGER:
        text = text.split(mark, 1)[0]
    return text
