"""Which act shows which event, and which events are shown together: a price is paid while its card comes into play,
a seat collects everything in one go, five cards are drawn in quick succession."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import total
from resarcana_gui.games.resarcana.rules import card_events as card
from resarcana_gui.games.resarcana.rules import flow_events as happening
from resarcana_gui.games.resarcana.rules import setup_events as setup
from resarcana_gui.games.resarcana.rules.records import EVENTS
from resarcana_gui.games.resarcana.view.acts import attack_acts, card_acts, checking, dealing, essence_acts, flow
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.exhaustive_table import by_class
from resarcana_gui.scene.timing import STAGGER, milliseconds
from resarcana_gui.tabletop.acts.acts import Act, Acts, Beats

USE: Final = "use"
"""A component is used, placed or claimed, with its price."""
GIVE: Final = "give"
"""Essences are moved."""
DRAW: Final = "draw"
DISCARD: Final = "discard"
LAY: Final = "lay"
DEAL: Final = "deal"
TURN_UP: Final = "turn up"
STRAIGHTEN: Final = "straighten"
ITEMS: Final = "items"
PASS: Final = "pass"
COUNT: Final = "count"
STRIKE: Final = "strike"
"""An attack hits one rival after the other."""

FAMILIES: Final[Mapping[type[Event], str]] = MappingProxyType(
    {
        happening.PowerUsed: USE,
        card.ComponentTurned: USE,
        card.EssencesPaid: USE,
        card.ArtifactPlaced: USE,
        card.PlaceClaimed: USE,
        card.MonumentClaimed: USE,
        card.EssencesGained: GIVE,
        card.EssencesTaken: GIVE,
        card.EssencesPut: GIVE,
        card.EssencesRemoved: GIVE,
        card.EssencesLost: STRIKE,
        card.CardDrawn: DRAW,
        setup.DeckShuffled: DRAW,
        card.CardDiscarded: DISCARD,
        card.ComponentStraightened: STRAIGHTEN,
        setup.PlacesLaidOut: LAY,
        setup.ItemsLaidOut: LAY,
        setup.MonumentsShuffled: LAY,
        setup.MonumentTurnedUp: TURN_UP,
        setup.FirstPlayerChosen: DEAL,
        setup.MagesDealt: DEAL,
        setup.ArtifactsDealt: DEAL,
        setup.PresetDealt: DEAL,
        setup.DeckRegathered: DEAL,
        setup.PacketDealt: DEAL,
        setup.ItemTaken: ITEMS,
        setup.ItemReturned: ITEMS,
        happening.SeatPassed: PASS,
        happening.TokenTaken: PASS,
        happening.PointsCounted: COUNT,
        happening.RoundEnded: COUNT,
    }
)
"""The family of each event that is shown together with others of its family; every other event is a beat of its own."""
BEATS: Final = Beats(
    FAMILIES,
    opening=(happening.PowerUsed,),
    closing=(card.ArtifactPlaced, card.PlaceClaimed, card.MonumentClaimed),
    of_one_seat=frozenset({USE, ITEMS}),
    leading=(happening.QuestionAnswered,),
)

ACTS: Final[Mapping[type[Event], Act[Scenery]]] = by_class(
    f"{__name__}.ACTS",
    EVENTS,
    {
        card.EssencesGained: essence_acts.gained,
        card.EssencesPaid: essence_acts.paid,
        card.EssencesLost: attack_acts.lost,
        card.EssencesPut: essence_acts.put,
        card.EssencesTaken: essence_acts.taken,
        card.EssencesRemoved: essence_acts.removed,
        card.ComponentTurned: card_acts.turned,
        card.ComponentStraightened: card_acts.straightened,
        card.CardShown: card_acts.rearrange,
        card.ArtifactPlaced: card_acts.placed,
        card.PlaceClaimed: card_acts.claimed,
        card.MonumentClaimed: card_acts.monument_claimed,
        card.CardDrawn: dealing.drawn,
        card.CardDiscarded: card_acts.discarded,
        card.ArtifactDestroyed: card_acts.destroyed,
        card.DiscardsReshuffled: dealing.reshuffled,
        card.CardsLooked: dealing.looked,
        card.CardsReordered: dealing.looked,
        setup.PlacesLaidOut: dealing.dealt,
        setup.ItemsLaidOut: dealing.dealt,
        setup.MonumentsShuffled: dealing.monuments_shuffled,
        setup.MonumentTurnedUp: dealing.turned_up,
        setup.FirstPlayerChosen: flow.updated,
        setup.MagesDealt: dealing.dealt,
        setup.MageChosen: dealing.chosen,
        setup.MagesRevealed: dealing.revealed,
        setup.ArtifactsDealt: dealing.dealt,
        setup.PresetDealt: dealing.dealt,
        setup.DeckRegathered: dealing.dealt,
        setup.DeckShuffled: dealing.shuffled,
        setup.PacketDealt: dealing.dealt,
        setup.CardKept: dealing.chosen,
        setup.PacketsPassed: dealing.passed_on,
        setup.ArtifactsLaidOut: dealing.dealt,
        setup.CardPicked: dealing.chosen,
        setup.ItemTaken: card_acts.item_moved,
        setup.ItemReturned: card_acts.item_moved,
        setup.GameWon: flow.game_ended,
        setup.TableCleared: card_acts.cleared,
        happening.PhaseBegan: flow.phase_began,
        happening.RoundBegan: flow.round_began,
        happening.TurnBegan: flow.turn_began,
        happening.PowerUsed: card_acts.used,
        happening.AttackBegan: attack_acts.began,
        happening.AttackIgnored: attack_acts.ignored,
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


def _size(event: Event) -> int:
    """Return how many things an event moves one after the other."""
    essences = None if isinstance(event, card.EssencesLost) else getattr(event, "essences", None)
    return 1 if essences is None else total(essences)


def table_acts() -> Acts[Scenery]:
    """Return the acts of the rules' events; cards and essences move one after the other."""
    one_by_one = dict.fromkeys((DRAW, DISCARD, DEAL, TURN_UP), milliseconds("deal"))
    return Acts(ACTS, BEATS, {GIVE: STAGGER, STRIKE: milliseconds("volley"), **one_by_one}, _size)
