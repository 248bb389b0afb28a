"""Which act shows which event: every event of the rules is in this table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from resarcana_gui.games.resarcana.rules import card_events as card
from resarcana_gui.games.resarcana.rules import flow_events as happening
from resarcana_gui.games.resarcana.rules import setup_events as setup
from resarcana_gui.games.resarcana.rules.records import EVENTS
from resarcana_gui.games.resarcana.view.acts import attacks, cards, checking, dealing, essences, flow, piles
from resarcana_gui.games.resarcana.view.acts.beats import CARD_BY_CARD, GIVE, Beat, family, size
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.kernel.complete import by_class
from resarcana_gui.kernel.event import Event
from resarcana_gui.scene.action import Action, Later, Together, Wait
from resarcana_gui.scene.timing import STAGGER, milliseconds, stagger

Act = Callable[[Scenery, Any], Action]
"""Lets an event happen to the scenery's own view, and gives what is to be seen of it."""

ACTS: Final[Mapping[type[Event], Act]] = by_class(
    f"{__name__}.ACTS",
    EVENTS,
    {
        card.EssencesGained: essences.gained,
        card.EssencesPaid: essences.paid,
        card.EssencesLost: attacks.lost,
        card.EssencesPut: essences.put,
        card.EssencesTaken: essences.taken,
        card.EssencesRemoved: essences.removed,
        card.ComponentTurned: cards.turned,
        card.ComponentStraightened: cards.straightened,
        card.CardShown: cards.rearranged,
        card.ArtifactPlaced: cards.placed,
        card.PlaceClaimed: cards.claimed,
        card.MonumentClaimed: cards.monument_claimed,
        card.CardDrawn: piles.drawn,
        card.CardDiscarded: cards.discarded,
        card.ArtifactDestroyed: cards.destroyed,
        card.DiscardsReshuffled: piles.reshuffled,
        card.CardsLooked: piles.looked,
        card.CardsReordered: piles.looked,
        setup.PlacesLaidOut: dealing.dealt,
        setup.ItemsLaidOut: dealing.dealt,
        setup.MonumentsShuffled: piles.monuments_shuffled,
        setup.MonumentTurnedUp: piles.turned_up,
        setup.FirstPlayerChosen: flow.noted,
        setup.MagesDealt: dealing.dealt,
        setup.MageChosen: dealing.chosen,
        setup.MagesRevealed: dealing.revealed,
        setup.ArtifactsDealt: dealing.dealt,
        setup.PresetDealt: dealing.dealt,
        setup.DeckRegathered: dealing.dealt,
        setup.DeckShuffled: piles.shuffled,
        setup.PacketDealt: dealing.dealt,
        setup.CardKept: dealing.chosen,
        setup.PacketsPassed: dealing.passed_on,
        setup.ArtifactsLaidOut: dealing.dealt,
        setup.CardPicked: dealing.chosen,
        setup.ItemTaken: cards.item_moved,
        setup.ItemReturned: cards.item_moved,
        setup.GameWon: flow.game_ended,
        setup.TableCleared: cards.cleared,
        happening.PhaseBegan: flow.phase_began,
        happening.RoundBegan: flow.round_began,
        happening.TurnBegan: flow.turn_began,
        happening.PowerUsed: cards.used,
        happening.AttackBegan: attacks.began,
        happening.AttackIgnored: attacks.ignored,
        happening.SeatPassed: flow.passed,
        happening.TokenTaken: flow.token_taken,
        happening.CheckBegan: checking.began,
        happening.PointsRaised: checking.raised,
        happening.PointsCounted: checking.counted,
        happening.RoundEnded: flow.round_ended,
        happening.GameEnded: flow.game_ended,
        happening.QuestionAnswered: flow.silent,
        happening.QuestionAsked: flow.asked,
    },
)


def act_of(scenery: Scenery, beat: Beat) -> Action:
    """Let every event of a beat happen to the scenery's own view, in order, and give what is to be seen of them: what
    is many comes one close after the other, all else together."""
    kind, before, parts = family(beat), 0, []
    step = STAGGER if kind == GIVE else milliseconds("deal") if kind in CARD_BY_CARD else 0
    for event in beat:
        action = ACTS[type(event)](scenery, event)
        parts.append(Wait(stagger(before, step)) + action)
        before += size(event)
    return Together(*parts) + Later(scenery.rearranged)  # what one event moved, and another moved back
