"""A match of three games for two."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from resarcana_gui.games.resarcana.cards.essences import ONE_OF_EACH, of
from resarcana_gui.games.resarcana.rules.codes import HIDDEN
from resarcana_gui.kernel.chance import Dice
from tests.games.resarcana.described_table import Table, resarcana


def match(seed: int = 1) -> Table:
    return Table.dealt(seed, setup="match", first=0)


def until(table: Table, done: Callable[[Table], bool]) -> None:
    """Pass whenever possible, else give the first answer."""
    while not done(table):
        table.session.submit(table.session.legal()[-1 if table.asked == "turn" else 0])


def turn_of(table: Table, game: int) -> None:
    until(table, lambda now: now.asked == "turn" and now.state.game_number == game)


def win(table: Table, *winners: int) -> None:
    """Let these seats win the game that is being played: they get points from nowhere."""
    game = table.state.game_number
    turn_of(table, game)
    for seat in range(2):
        table.state.pool[seat] = of(0, 5)
    table.state.token = -1
    table.state.token_taken = True
    for seat in winners:
        table.state.bonus[seat] = 20
    until(table, lambda now: now.asked is None or now.state.game_number > game)


def test_a_match_begins_like_any_game_with_mages_to_choose_from() -> None:
    table = match()
    assert table.asked == "choose_mage"
    assert [len(hand) for hand in table.state.hand] == [3, 3]


@pytest.mark.parametrize("winner", [0, 1])
def test_the_loser_says_who_is_first_player_next(winner: int) -> None:
    table = match()
    win(table, winner)
    assert (table.asked, table.asked_seat) == ("choose_first_player", 1 - winner)
    assert [command.get("target") for command in table.session.legal_data()] == [0, 1]
    table.do("choose_seat", target=1)
    assert table.state.token == 1


def test_after_a_shared_victory_the_one_who_was_not_first_player_says() -> None:
    table = match()
    win(table, 0, 1)
    assert (table.asked, table.asked_seat) == ("choose_first_player", 1)
    assert table.state.wins == [1, 1]


def test_both_keep_their_mages() -> None:
    table = match()
    turn_of(table, 1)
    mages = list(table.state.chosen)
    win(table, 0)
    assert table.state.play == [[mages[0]], [mages[1]]]
    win(table, 1)
    assert table.state.play == [[mages[0]], [mages[1]]]


def test_the_sixteen_artifacts_of_the_first_game_lie_face_up_for_the_second() -> None:
    table = match()
    cards = {card for piles in (table.state.hand, table.state.deck) for pile in piles for card in pile}
    win(table, 0)
    table.do("choose_seat", target=0)
    assert table.asked == "pick_artifact"
    assert set(table.state.face_up) == cards and len(cards) == 16
    assert table.view(1).face_up == table.state.face_up


@pytest.mark.parametrize("first", [0, 1])
def test_picks_go_one_two_two_and_the_last_card_to_the_first_player(first: int) -> None:
    table = match()
    win(table, 0)
    table.do("choose_seat", target=first)
    asked, last = [], -1
    while table.asked == "pick_artifact":
        asked.append(table.asked_seat)
        last = table.state.face_up[-1]
        table.session.submit(table.session.legal()[0])
    other = 1 - first
    assert asked == [first, other, other, first, first] + [other, other, first, first] * 2 + [other, other]
    assert last in (*table.state.hand[first], *table.state.deck[first])
    assert [table.state.drafted.count(seat) for seat in range(2)] == [8, 8]


def test_after_the_picks_everybody_draws_three_and_items_are_chosen() -> None:
    table = match()
    win(table, 0)
    until(table, lambda now: now.asked == "choose_item")
    assert [len(hand) for hand in table.state.hand] == [3, 3]
    assert [len(deck) for deck in table.state.deck] == [5, 5]
    assert len(table.state.items) == 8


def test_the_next_game_begins_with_a_fresh_table() -> None:
    table = match()
    win(table, 0)
    state = table.state
    assert state.pool == [ONE_OF_EACH] * 2
    assert (len(state.places), len(state.display), len(state.monument_deck), len(state.items)) == (5, 2, 8, 8)
    assert not any(state.on) and not any(state.turned) and not any(state.discards)
    assert (state.round, state.passed) == (0, [False, False])


def test_everybody_knows_which_cards_a_picked_deck_holds_but_not_where() -> None:
    table = match()
    win(table, 0)
    until(table, lambda now: now.asked == "choose_item")
    view = table.view(0)
    assert view.hand[1] == [HIDDEN] * 3 and view.deck[0] == [HIDDEN] * 5
    for seed in range(10):
        world = resarcana().sample(view, Dice(seed))
        assert {*world.hand[1], *world.deck[1]} == {*table.state.hand[1], *table.state.deck[1]}
        assert world.hand[0] == table.state.hand[0]


def test_two_victories_end_the_match_without_a_third_game() -> None:
    table = match()
    win(table, 1)
    win(table, 1)
    outcome = table.session.outcome
    assert outcome is not None and outcome.winners == (1,) and outcome.points == (0, 4)
    assert table.state.game_number == 2


def test_one_victory_each_is_settled_by_a_third_game() -> None:
    table = match()
    win(table, 1)
    win(table, 0)
    assert (table.asked, table.asked_seat) == ("choose_first_player", 1)
    win(table, 1)
    outcome = table.session.outcome
    assert outcome is not None and outcome.winners == (1,) and outcome.points == (2, 4)


def test_a_third_game_is_played_with_the_same_decks_and_without_picking() -> None:
    table = match()
    win(table, 1)
    turn_of(table, 2)
    drafted = [{*table.state.hand[seat], *table.state.deck[seat]} for seat in range(2)]
    win(table, 0)
    table.do("choose_seat", target=0)
    assert table.asked == "choose_item"
    assert [{*table.state.hand[seat], *table.state.deck[seat]} for seat in range(2)] == drafted
    assert [len(hand) for hand in table.state.hand] == [3, 3]


def test_a_dragon_that_changed_hands_goes_back_to_whoever_drafted_it() -> None:
    table = match()
    win(table, 1)
    turn_of(table, 2)
    state = table.state
    card = state.deck[0][-1]
    state.log = None
    state.deck_seen[0] = 0
    state.deck[0].insert(0, state.deck[0].pop())
    state.draw(0, card)
    state.discard(0, card)
    state.place_artifact(1, card, 5, 0)
    assert state.owner[card] == 1
    win(table, 0)
    table.do("choose_seat", target=1)
    assert card in (*state.hand[0], *state.deck[0])
    assert [len(deck) for deck in state.deck] == [5, 5]


def test_a_shared_victory_and_a_victory_leave_a_third_game_to_be_played() -> None:
    table = match()
    win(table, 0, 1)
    win(table, 0)
    assert table.state.wins == [3, 1] and table.asked == "choose_first_player"
    win(table, 1)
    outcome = table.session.outcome
    assert outcome is not None and outcome.winners == (0, 1) and outcome.points == (3, 3)


def test_three_shared_victories_share_the_match() -> None:
    table = match()
    for _ in range(3):
        win(table, 0, 1)
    outcome = table.session.outcome
    assert outcome is not None and outcome.winners == (0, 1) and outcome.points == (3, 3)


def test_a_match_can_be_played_with_the_tight_setup() -> None:
    table = Table.dealt(setup="match", tight=True, first=0)
    assert len(table.state.places) == 4
    win(table, 0)
    assert (len(table.state.places), len(table.state.monument_deck)) == (4, 5)


def test_how_far_a_match_is_says_its_games_and_two_for_each_that_was_won() -> None:
    table = match()
    win(table, 1)
    progress = resarcana().progress(table.state)
    assert {name: progress[name] for name in ("game", "games", "wins_0", "wins_1")} == {
        "game": 2, "games": 3, "wins_0": 0, "wins_1": 2,
    }  # fmt: skip
    assert set(resarcana().progress(Table.dealt(1, seats=2).state)) == {"rounds", "game"}
