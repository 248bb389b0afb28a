"""What happened, as one sentence for each event that is told."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Final

from resarcana_gui.games.seasons.cards.tables import DICE_PER_SEASON, SEASONS
from resarcana_gui.games.seasons.rules import card_events as cards
from resarcana_gui.games.seasons.rules import energy_events as energies
from resarcana_gui.games.seasons.rules import flow_events as flow
from resarcana_gui.games.seasons.rules import setup_events as setup
from resarcana_gui.games.seasons.rules.codes import (
    BONUSES,
    END,
    FROM_SUMMONING,
    season_of,
    space_of,
    year_of,
)
from resarcana_gui.games.seasons.rules.records import EVENTS
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.tell.voice import NUMERALS, SeasonsVoice
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.exhaustive_table import by_class
from resarcana_gui.tabletop.tell.voice import sentence

Clause = Callable[..., str | None]
"""What tells an event: it takes the voice, the event, and the table after it. None for what is not told."""


def event_text(voice: SeasonsVoice, event: Event, view: State) -> str | None:
    """Return a sentence about an event; None for what goes without saying."""
    clause = CLAUSES[type(event)](voice, event, view)
    return None if clause is None else sentence(clause)


def _silent(voice: SeasonsVoice, event: Event, view: State) -> str | None:
    return None


def _of_seat(key: str) -> Clause:
    def tell(voice: SeasonsVoice, event: setup.FirstPlayerChosen, view: State) -> str:
        return voice.about(f"event.{key}", event.seat)

    return tell


def _of_card(key: str) -> Clause:
    def tell(voice: SeasonsVoice, event: cards.CardShown, view: State) -> str:
        return voice.about(f"event.{key}", event.seat, card=voice.card(event.card))

    return tell


def _of_copy(key: str) -> Clause:
    def tell(voice: SeasonsVoice, event: cards.CardTurned, view: State) -> str:
        return voice.about(f"event.{key}", event.seat, card=voice.copy(event.card, view.play[event.seat]))

    return tell


def _of_cards(key: str) -> Clause:
    def tell(voice: SeasonsVoice, event: cards.CardsDrawn, view: State) -> str:
        number = voice.plural("cards", len(event.cards))
        return voice.about(f"event.{key}", event.seat, cards=voice.card_list(event.cards), number=number)

    return tell


def _of_energies(key: str) -> Clause:
    def tell(voice: SeasonsVoice, event: energies.EnergiesGained, view: State) -> str:
        return voice.about(f"event.{key}", event.seat, what=voice.energies(event.energies))

    return tell


def _of_store(key: str) -> Clause:
    def tell(voice: SeasonsVoice, event: energies.EnergiesPut, view: State) -> str:
        what = voice.energies(event.energies)
        return voice.about(f"event.{key}", event.seat, what=what, card=voice.copy(event.card, view.play[event.seat]))

    return tell


def _of_crystals(key: str) -> Clause:
    def tell(voice: SeasonsVoice, event: energies.CrystalsGained, view: State) -> str:
        return voice.about(f"event.{key}", event.seat, what=voice.crystals(event.number))

    return tell


def _of_die(key: str) -> Clause:
    def tell(voice: SeasonsVoice, event: flow.DieTaken, view: State) -> str:
        return voice.about(f"event.{key}", event.seat, die=voice.face(event.die))

    return tell


def _dice(voice: SeasonsVoice, event: setup.DiceChosen, view: State) -> str:
    seasons = groupby(event.dice, lambda die: die // DICE_PER_SEASON)
    told = [
        f"{voice.text(f'season.{SEASONS[season]}')} {voice.listed([str(die % DICE_PER_SEASON + 1) for die in dice])}"
        for season, dice in seasons
    ]
    return voice.text("event.dice", dice="; ".join(told))


def _library(voice: SeasonsVoice, event: setup.LibraryLaid, view: State) -> str:
    key = "event.library_hand" if event.year == 1 else "event.library"
    return voice.about(key, event.seat, cards=voice.card_list(event.cards), year=NUMERALS[event.year])


def _passed(voice: SeasonsVoice, event: setup.PacksPassed, view: State) -> str:
    return voice.text("event.passed")


def _round(voice: SeasonsVoice, event: flow.RoundBegan, view: State) -> str:
    season = voice.text(f"season.{SEASONS[season_of(view.p)]}")
    return voice.text("event.round", number=event.round, year=NUMERALS[year_of(view.p)], season=season)


def _rolled(voice: SeasonsVoice, event: flow.DiceRolled, view: State) -> str:
    return voice.text("event.rolled", dice=voice.faces(event.dice))


def _entered(voice: SeasonsVoice, event: cards.CardEntered, view: State) -> str:
    key = "event.enter" if event.source == FROM_SUMMONING else "event.enter_free"
    return voice.about(key, event.seat, card=voice.copy(event.card, view.play[event.seat]))


def _card_passed(voice: SeasonsVoice, event: cards.CardPassed, view: State) -> str:
    receiver = voice.receiver(event.receiver)
    return voice.about(
        "event.pass_card", event.seat, card=voice.copy(event.card, view.play[event.seat]), receiver=receiver
    )


def _refilled(voice: SeasonsVoice, event: cards.PileRefilled, view: State) -> str:
    return voice.text("event.refill")


def _given(voice: SeasonsVoice, event: cards.DrawnGiven, view: State) -> str:
    receiver = voice.receiver(event.receiver)
    return voice.about("event.give", event.seat, card=voice.card(event.card), receiver=receiver)


def _library_taken(voice: SeasonsVoice, event: cards.LibraryTaken, view: State) -> str:
    return voice.about("event.take_library", event.seat, year=NUMERALS[event.year])


def _crystallised(voice: SeasonsVoice, event: energies.EnergiesCrystallised, view: State) -> str:
    what, crystals = voice.energies(event.energies), voice.crystals(event.crystals)
    return voice.about("event.crystallise", event.seat, what=what, crystals=crystals)


def _crystals_given(voice: SeasonsVoice, event: energies.CrystalsGiven, view: State) -> str:
    what, receiver = voice.crystals(event.number), voice.receiver(event.receiver)
    return voice.about("event.give_crystals", event.seat, what=what, receiver=receiver, card=voice.copy(event.by))


def _gauge(voice: SeasonsVoice, event: energies.GaugeMoved, view: State) -> str:
    key = "event.gauge_up" if event.number > 0 else "event.gauge_down"
    return voice.about(key, event.seat, number=abs(event.number))


def _bonus(voice: SeasonsVoice, event: energies.BonusUsed, view: State) -> str:
    return voice.about("event.bonus", event.seat, bonus=voice.text(f"bonus.{BONUSES[event.bonus]}"))


def _season(voice: SeasonsVoice, event: flow.SeasonMoved, view: State) -> str:
    if view.p >= END:
        return voice.text("event.season_end")
    season = voice.text(f"season.{SEASONS[season_of(view.p)]}")
    return voice.text("event.season", space=space_of(view.p), year=NUMERALS[year_of(view.p)], season=season)


def _ended(voice: SeasonsVoice, event: flow.GameEnded, view: State) -> str:
    points = ", ".join(
        voice.text("event.points", who=voice.players[seat], number=number) for seat, number in enumerate(event.points)
    )
    winners = [seat for seat in range(len(event.points)) if event.winners >> seat & 1]
    if len(winners) == 1:
        return voice.about("event.won", winners[0], points=points)
    return voice.text("event.shared", names=voice.listed([voice.players[seat] for seat in winners]), points=points)


CLAUSES: Final[dict[type[Event], Clause]] = by_class(
    f"{__name__}.CLAUSES",
    EVENTS,
    {
        setup.DiceChosen: _dice,
        setup.FirstPlayerChosen: _of_seat("first"),
        setup.PileShuffled: _silent,
        setup.PackDealt: _of_cards("pack"),
        setup.GroupDealt: _of_seat("group"),
        setup.CardKept: _of_card("kept"),
        setup.PacksPassed: _passed,
        setup.LibraryLaid: _library,
        cards.CardShown: _of_card("show"),
        cards.CardEntered: _entered,
        cards.CardTurned: _of_copy("turn_card"),
        cards.CardSacrificed: _of_copy("sacrifice"),
        cards.CardTakenBack: _of_copy("take_back"),
        cards.CardPassed: _card_passed,
        cards.PileRefilled: _refilled,
        cards.CardDrawn: _of_card("draw"),
        cards.CardDrawnOpenly: _of_card("draw_openly"),
        cards.CardsDrawn: _of_cards("draw_to_choose"),
        cards.DrawnKept: _of_card("keep_drawn"),
        cards.DrawnDiscarded: _of_cards("discard_drawn"),
        cards.DrawnGiven: _given,
        cards.CardDiscarded: _of_card("discard"),
        cards.TopSeen: _of_card("see_top"),
        cards.TopDiscarded: _of_seat("discard_top"),
        cards.LibraryTaken: _library_taken,
        energies.EnergiesGained: _of_energies("gain"),
        energies.EnergiesPaid: _of_energies("pay"),
        energies.EnergiesDiscarded: _of_energies("discard_energies"),
        energies.ReserveTurned: _of_energies("turn_reserve"),
        energies.EnergiesPut: _of_store("put"),
        energies.EnergiesSpent: _of_store("pay_from"),
        energies.EnergiesTaken: _of_store("take"),
        energies.EnergiesCrystallised: _crystallised,
        energies.CrystalsGained: _of_crystals("gain"),
        energies.CrystalsPaid: _of_crystals("pay"),
        energies.CrystalsLost: _of_crystals("lose"),
        energies.CrystalsGiven: _crystals_given,
        energies.GaugeMoved: _gauge,
        energies.BonusUsed: _bonus,
        energies.CrystallisingPermitted: _of_seat("permit"),
        flow.PhaseBegan: _silent,
        flow.RoundBegan: _round,
        flow.DiceRolled: _rolled,
        flow.DieTaken: _of_die("took"),
        flow.TurnBegan: _of_seat("turn"),
        flow.DieRerolled: _of_die("reroll"),
        flow.DieUsed: _silent,
        flow.SeasonMoved: _season,
        flow.GameEnded: _ended,
        flow.EffectQueued: _silent,
        flow.EffectTaken: _silent,
        flow.StepAdded: _silent,
        flow.StepTaken: _silent,
        flow.QuestionAsked: _silent,
        flow.QuestionAnswered: _silent,
        flow.NextQuestionAsked: _silent,
    },
)
"""What tells each kind of event."""
