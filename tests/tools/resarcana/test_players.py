from __future__ import annotations

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.greedy import Greedy
from resarcana_gui.agents.learned.net_learner import positions_of_game
from resarcana_gui.games.resarcana.ai.evaluation import ResArcanaEvaluation
from resarcana_gui.games.resarcana.ai.facts import facts
from resarcana_gui.games.resarcana.ai.guide import PolicyGuide
from resarcana_gui.games.resarcana.ai.policy import Policy
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.paths import assets
from tests.games.resarcana.described_table import resarcana
from tools.resarcana.train.net_games import NetGames
from tools.resarcana.train.players import Guests, by_greedy, by_policy
from tools.resarcana.train.training_tables import Tables


def test_greedy_visits_a_quarter_of_the_games_in_one_seat_in_all_but_one_or_everywhere() -> None:
    game, dice = resarcana(), Dice("some")
    host = by_policy(Policy(game.cards.count, plain=True), dice)
    for seats in (2, 4):
        guests = Guests(game, "some")
        visits = [sum(player is not host for player in guests.seated(host, seats)) for _ in range(400)]
        assert set(visits) == {0, 1, seats - 1, seats}
        assert 70 < 400 - visits.count(0) < 140 and 8 < visits.count(seats) < 40


def test_a_guest_answers_what_greedy_would_and_the_game_is_kept_to_its_end() -> None:
    game, tables = resarcana(), Tables(resarcana(), 2, "some", standard=True)
    greedy, table = by_greedy(game, "some"), tables.deal()
    question, legal = table.stack[-1], game.legal(table)
    told = Greedy(game, ResArcanaEvaluation(), "some").choose(game.observe(table, question.seat), question, Budget())
    assert legal[greedy(table, question, legal)] == told
    kept = positions_of_game(
        game, PolicyGuide(Policy(game.cards.count, plain=True)), facts, [greedy, greedy], table, tables.dice, 12
    )
    assert {position.stage for position in kept} >= {1, 2, 3, 4} and game.outcome(table) is not None
    assert all(sum(position.shares) == 1.0 and len(position.facts) == 2 for position in kept)


def test_the_positions_of_a_game_do_not_depend_on_the_games_played_with_it() -> None:
    policy = assets("resarcana", "opponents", "policy3.weights")
    games = NetGames("some", 3, policy, None, with_greedy=True)
    apart = [position for number in range(4) for position in games.positions(range(number, number + 1))]
    together = games.positions(range(4))
    assert [(each.facts, each.stage, each.shares) for each in together] == [
        (each.facts, each.stage, each.shares) for each in apart
    ]
    assert all(len(position.facts) == len(position.shares) == 3 for position in together)
