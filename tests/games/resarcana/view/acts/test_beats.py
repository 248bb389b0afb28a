"""Events that belong together are one beat, and no event is lost or changes its place."""

from __future__ import annotations

from resarcana_gui.games.resarcana.cards.essences import parsed
from resarcana_gui.games.resarcana.rules.card_events import (
    ArtifactPlaced,
    CardDrawn,
    ComponentTurned,
    DiscardsReshuffled,
    EssencesGained,
    EssencesPaid,
    EssencesTaken,
    MonumentClaimed,
)
from resarcana_gui.games.resarcana.rules.codes import IN_HAND
from resarcana_gui.games.resarcana.rules.flow_events import (
    CheckBegan,
    PointsCounted,
    PowerUsed,
    QuestionAnswered,
    RoundEnded,
    SeatPassed,
    TokenTaken,
    TurnBegan,
)
from resarcana_gui.games.resarcana.rules.setup_events import ItemReturned, ItemTaken, MonumentTurnedUp
from resarcana_gui.games.resarcana.view.acts.act_table import BEATS
from resarcana_gui.kernel.event import Event
from tests.games.resarcana.view.acts.theatre import Theatre

GOLD = parsed("2G")
USED, TURNED, PAID = PowerUsed(1, 7, 0), ComponentTurned(7), EssencesPaid(1, GOLD, 7)
PLACED = ArtifactPlaced(1, 9, IN_HAND, 1)


def sizes(*events: Event) -> list[int]:
    return [len(beat) for beat in BEATS.of(events)]


def test_a_power_is_used_with_its_price_and_then_gives() -> None:
    assert sizes(QuestionAnswered(), USED, TURNED, PAID, EssencesGained(1, GOLD, 7), TurnBegan(0)) == [4, 1, 1]


def test_a_card_comes_into_play_with_its_price() -> None:
    assert sizes(EssencesPaid(1, GOLD, 9), PLACED, TurnBegan(0)) == [2, 1]


def test_a_monument_is_claimed_before_the_next_is_turned_up() -> None:
    assert sizes(EssencesPaid(1, GOLD, 9), MonumentClaimed(1, 9, 0), MonumentTurnedUp(11)) == [2, 1]


def test_what_one_seat_collects_is_one_beat_and_the_next_seat_has_its_own() -> None:
    collected = [EssencesGained(1, GOLD, 7), EssencesTaken(1, 8, GOLD), EssencesGained(1, GOLD, 9)]
    assert sizes(*collected, TurnBegan(2), EssencesGained(2, GOLD, 12)) == [3, 1, 1]


def test_two_powers_one_after_the_other_are_two_beats() -> None:
    assert sizes(USED, TURNED, PowerUsed(1, 8, 0), ComponentTurned(8)) == [2, 2]


def test_what_two_seats_use_is_not_mixed() -> None:
    assert sizes(PAID, EssencesPaid(2, GOLD, 12)) == [1, 1]


def test_cards_are_drawn_together_but_not_through_a_shuffle() -> None:
    draw = CardDrawn(0, 5)
    assert sizes(draw, DiscardsReshuffled(0, (3, 4)), draw, draw) == [1, 1, 2]


def test_items_are_exchanged_and_the_token_is_taken_in_one_beat_each() -> None:
    assert sizes(SeatPassed(1), TokenTaken(1), ItemTaken(1, 60), ItemReturned(1, 61)) == [2, 2]


def test_points_rise_while_the_round_is_straightened() -> None:
    assert sizes(CheckBegan(), PointsCounted((3, 4)), RoundEnded()) == [1, 2]


def test_all_events_of_a_game_stay_in_their_order() -> None:
    theatre = Theatre("standard", 3, seed=4)
    theatre.show()
    for step in theatre.play(60):
        assert [event for beat in BEATS.of(step.events) for event in beat] == list(step.events)
