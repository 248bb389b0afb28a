"""Which act shows which event: every event of the rules is in this table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from resarcana_gui.games.resarcana.rules import card_events as card
from resarcana_gui.games.resarcana.rules import flow_events as happening
from resarcana_gui.games.resarcana.rules import setup_events as setup
from resarcana_gui.games.resarcana.view.acts import attacks, cards, essences, flow
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.kernel.event import Event
from resarcana_gui.scene.action import Action

Act = Callable[[Scenery, Any], Action]
"""Lets an event happen to the scenery's own view, and gives what is to be seen of it."""

ACTS: Final[Mapping[type[Event], Act]] = MappingProxyType(
    {
        card.EssencesGained: essences.gained,
        card.EssencesPaid: essences.paid,
        card.EssencesLost: attacks.lost,
        card.EssencesPut: essences.put,
        card.EssencesTaken: essences.taken,
        card.EssencesRemoved: essences.removed,
        card.ComponentTurned: cards.turned,
        card.ComponentStraightened: cards.turned,
        card.CardShown: cards.rearranged,
        card.ArtifactPlaced: cards.placed,
        card.PlaceClaimed: cards.claimed,
        card.MonumentClaimed: cards.monument_claimed,
        card.CardDrawn: cards.drawn,
        card.CardDiscarded: cards.discarded,
        card.ArtifactDestroyed: cards.destroyed,
        card.DiscardsReshuffled: cards.reshuffled,
        card.CardsLooked: cards.rearranged,
        card.CardsReordered: cards.rearranged,
        setup.PlacesLaidOut: cards.dealt,
        setup.ItemsLaidOut: cards.dealt,
        setup.MonumentsShuffled: cards.dealt,
        setup.MonumentTurnedUp: cards.turned_up,
        setup.FirstPlayerChosen: flow.noted,
        setup.MagesDealt: cards.dealt,
        setup.MageChosen: cards.rearranged,
        setup.MagesRevealed: cards.dealt,
        setup.ArtifactsDealt: cards.dealt,
        setup.PresetDealt: cards.dealt,
        setup.DeckRegathered: cards.dealt,
        setup.DeckShuffled: cards.rearranged,
        setup.PacketDealt: cards.dealt,
        setup.CardKept: cards.rearranged,
        setup.PacketsPassed: cards.dealt,
        setup.ArtifactsLaidOut: cards.dealt,
        setup.CardPicked: cards.rearranged,
        setup.ItemTaken: cards.item_moved,
        setup.ItemReturned: cards.item_moved,
        setup.GameWon: flow.game_ended,
        setup.TableCleared: cards.rearranged,
        happening.PhaseBegan: flow.phase_began,
        happening.RoundBegan: flow.round_began,
        happening.TurnBegan: flow.noted,
        happening.PowerUsed: cards.used,
        happening.AttackBegan: attacks.began,
        happening.AttackIgnored: attacks.ignored,
        happening.SeatPassed: flow.passed,
        happening.TokenTaken: flow.token_taken,
        happening.CheckBegan: flow.check_began,
        happening.PointsRaised: flow.points_raised,
        happening.PointsCounted: flow.points_counted,
        happening.RoundEnded: cards.turned,
        happening.GameEnded: flow.game_ended,
        happening.QuestionAnswered: flow.silent,
        happening.QuestionAsked: flow.silent,
    }
)
