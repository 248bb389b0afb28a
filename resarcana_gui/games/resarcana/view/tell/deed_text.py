"""What somebody has done, in as few words as a button has room for: without what it cost or said."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell.command_text import command_text
from resarcana_gui.games.resarcana.view.tell.voice import Voice

OF_A_CARD: Final = {
    codes.PLACE: "deed.place",
    codes.CLAIM: "deed.claim",
    codes.USE: "deed.use",
    codes.REACT: "deed.use",
}
LONGER: Final = (" (", ": ", " - ")
"""What follows is what a thing costs, does or says."""


def deed_text(voice: Voice, answer: Answer, view: State) -> str:
    """What an answer to the open question did."""
    if answer.component == codes.MONUMENT_DECK_TOP and answer.kind == codes.CLAIM:
        return voice.text("deed.claim_unseen")
    if answer.kind in OF_A_CARD:
        return voice.text(OF_A_CARD[answer.kind], card=voice.card(answer.component))
    if answer.kind == codes.DISCARD:
        return voice.text("deed.discard", cards=voice.card_list(answer.cards or (answer.component,)))
    if answer.kind == codes.CHOOSE_SEAT:
        first = view.stack[-1].kind == codes.ASK_FIRST
        return voice.text("deed.first" if first else "deed.rival", who=voice.players[answer.target])
    if answer.kind == codes.ORDER:
        return voice.text("deed.order")
    return _short(command_text(voice, answer, view))


def _short(text: str) -> str:
    for mark in LONGER:
        text = text.split(mark, 1)[0]
    return text
