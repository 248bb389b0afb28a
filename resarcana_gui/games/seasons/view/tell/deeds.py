"""What a seat does, for its board, the ribbon and the log: whose deed it is, with an icon, in few words, and what it is
about."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from resarcana_gui.games.seasons.cards.energies import NAMES, types_in
from resarcana_gui.games.seasons.rules.card_events import (
    CardDrawn,
    CardDrawnOpenly,
    CardEntered,
    CardPassed,
    CardSacrificed,
    CardsDrawn,
    CardShown,
    CardTurned,
)
from resarcana_gui.games.seasons.rules.codes import FROM_SUMMONING
from resarcana_gui.games.seasons.rules.energy_events import (
    BonusUsed,
    CrystalsGiven,
    CrystalsLost,
    EnergiesCrystallised,
)
from resarcana_gui.games.seasons.rules.flow_events import DieRerolled, DieTaken
from resarcana_gui.games.seasons.view.tell.voice import SeasonsVoice
from resarcana_gui.kernel.event import Event
from resarcana_gui.match.narration import Narration

DEEDS: Final = (
    BonusUsed,
    CardDrawn,
    CardDrawnOpenly,
    CardEntered,
    CardPassed,
    CardSacrificed,
    CardShown,
    CardsDrawn,
    CardTurned,
    CrystalsGiven,
    CrystalsLost,
    DieRerolled,
    DieTaken,
    EnergiesCrystallised,
)
"""What a seat does or draws, or what its cards do to others; the rest follows from it."""
SIGNS: Final[Mapping[type[Event], str]] = MappingProxyType(
    {
        BonusUsed: "bonus_used",
        CardDrawn: "draw",
        CardDrawnOpenly: "draw",
        CardEntered: "enter",
        CardPassed: "left",
        CardSacrificed: "sacrifice",
        CardShown: "enter",
        CardsDrawn: "draw",
        CardTurned: "turn",
        CrystalsGiven: "rival",
        CrystalsLost: "falls",
        DieRerolled: "swap",
        EnergiesCrystallised: "crystal",
    }
)
"""The icons of these deeds; a die that is taken needs none."""
DIE: Final = "die "
"""Before the number of a face, as the subject of a sentence. Other subjects are icons."""
BONUS_ICONS: Final = ("any", "crystal", "star", "draw")


def narration(voice: SeasonsVoice, event: Event, words: str) -> Narration:
    """Return a sentence, with whose deed it is if it is one. That a card enters which was just summoned is none."""
    if not isinstance(event, DEEDS) or (isinstance(event, CardEntered) and event.source == FROM_SUMMONING):
        return Narration(words)
    return Narration(words, event.seat, SIGNS.get(type(event), ""), _brief(voice, event), _subject(event))


def _brief(voice: SeasonsVoice, event: Event) -> str:
    """Return what a deed was done with or to, which its icon says; empty where that is hidden or nothing."""
    if isinstance(event, (CardShown, CardDrawnOpenly)):
        return voice.card(event.card)
    if isinstance(event, (CardEntered, CardTurned, CardSacrificed, CardPassed)):
        return voice.copy(event.card)
    if isinstance(event, (DieTaken, DieRerolled)):
        return voice.face(event.die)
    if isinstance(event, EnergiesCrystallised):
        return f"{voice.energies(event.energies)} \N{RIGHTWARDS ARROW} {voice.crystals(event.crystals)}"
    if isinstance(event, CrystalsGiven):
        return f"{voice.crystals(event.number)} \N{RIGHTWARDS ARROW} {voice.receiver(event.receiver)}"
    return voice.crystals(event.number) if isinstance(event, CrystalsLost) else ""


def _subject(event: Event) -> str:
    """Return what a deed is about besides cards."""
    if isinstance(event, (DieTaken, DieRerolled)):
        return f"{DIE}{event.die}"
    if isinstance(event, EnergiesCrystallised):
        return NAMES[types_in(event.energies)[0]]
    if isinstance(event, BonusUsed):
        return BONUS_ICONS[event.bonus]
    return "crystal" if isinstance(event, (CrystalsGiven, CrystalsLost)) else ""
