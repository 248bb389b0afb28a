"""Which act shows which event, and which events are seen together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from resarcana_gui.games.seasons.rules import card_events as cards
from resarcana_gui.games.seasons.rules import energy_events as energies
from resarcana_gui.games.seasons.rules import flow_events as flow
from resarcana_gui.games.seasons.rules import setup_events as setup
from resarcana_gui.games.seasons.rules.records import EVENTS
from resarcana_gui.games.seasons.view.acts import card_acts, dice_acts, energy_acts, flow_acts
from resarcana_gui.games.seasons.view.table.scenery import Scenery
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.exhaustive_table import by_class
from resarcana_gui.tabletop.acts.acts import Act, Acts, Beats

PAY, GAIN, TAKE = "pay", "gain", "take"
FAMILIES: Final[Mapping[type[Event], str]] = {
    energies.EnergiesPaid: PAY,
    energies.EnergiesSpent: PAY,
    energies.CrystalsPaid: PAY,
    energies.EnergiesGained: GAIN,
    energies.CrystalsGained: GAIN,
    setup.LibraryLaid: "lay",
    setup.CardKept: "keep",
}
"""The family of each event that is seen together with others of its family."""
BEATS: Final = Beats(FAMILIES, of_one_seat=frozenset({PAY, GAIN}))

ACTS: Final[Mapping[type[Event], Act[Scenery]]] = by_class(
    f"{__name__}.ACTS",
    EVENTS,
    {
        setup.DiceChosen: flow_acts.noted,
        setup.FirstPlayerChosen: flow_acts.noted,
        setup.PileShuffled: flow_acts.noted,
        setup.PackDealt: card_acts.dealt,
        setup.GroupDealt: card_acts.dealt,
        setup.CardKept: card_acts.rearranged,
        setup.PacksPassed: card_acts.passed_on,
        setup.LibraryLaid: card_acts.rearranged,
        cards.CardShown: card_acts.shown,
        cards.CardEntered: card_acts.entered,
        cards.CardTurned: card_acts.turned,
        cards.CardSacrificed: card_acts.sacrificed,
        cards.CardTakenBack: card_acts.taken_back,
        cards.CardPassed: card_acts.passed,
        cards.PileRefilled: card_acts.refilled,
        cards.CardDrawn: card_acts.drawn,
        cards.CardDrawnOpenly: card_acts.drawn_openly,
        cards.CardsDrawn: card_acts.drawn_to_choose,
        cards.DrawnKept: card_acts.drawn_moved,
        cards.DrawnDiscarded: card_acts.drawn_discarded,
        cards.DrawnGiven: card_acts.given,
        cards.CardDiscarded: card_acts.discarded,
        cards.TopSeen: card_acts.top_seen,
        cards.TopDiscarded: card_acts.top_discarded,
        cards.LibraryTaken: card_acts.library_taken,
        energies.EnergiesGained: energy_acts.gained,
        energies.EnergiesPaid: energy_acts.paid,
        energies.EnergiesDiscarded: energy_acts.discarded,
        energies.ReserveTurned: energy_acts.turned,
        energies.EnergiesPut: energy_acts.put,
        energies.EnergiesSpent: energy_acts.spent,
        energies.EnergiesTaken: energy_acts.taken,
        energies.EnergiesCrystallised: energy_acts.crystallised,
        energies.CrystalsGained: energy_acts.crystals_gained,
        energies.CrystalsPaid: energy_acts.crystals_paid,
        energies.CrystalsLost: energy_acts.crystals_lost,
        energies.CrystalsGiven: energy_acts.crystals_given,
        energies.GaugeMoved: energy_acts.gauge_moved,
        energies.BonusUsed: energy_acts.bonus_used,
        energies.CrystallisingPermitted: energy_acts.permitted,
        flow.PhaseBegan: flow_acts.phase_began,
        flow.RoundBegan: flow_acts.round_began,
        flow.DiceRolled: dice_acts.rolled,
        flow.DieTaken: dice_acts.die_taken,
        flow.TurnBegan: flow_acts.turn_began,
        flow.DieRerolled: dice_acts.die_rerolled,
        flow.DieUsed: flow_acts.noted,
        flow.SeasonMoved: flow_acts.season_moved,
        flow.GameEnded: flow_acts.game_ended,
        flow.EffectQueued: flow_acts.noted,
        flow.EffectTaken: flow_acts.noted,
        flow.StepAdded: flow_acts.noted,
        flow.StepTaken: flow_acts.noted,
        flow.QuestionAsked: flow_acts.asked,
        flow.QuestionAnswered: flow_acts.noted,
        flow.NextQuestionAsked: flow_acts.asked,
    },
)
"""The act of each class of event."""


def table_acts() -> Acts[Scenery]:
    """Return the acts of this game."""
    return Acts[Scenery](ACTS, BEATS)
