"""Opponents that search, at a table of Seasons."""

from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.learned.policy_table import STEP
from resarcana_gui.agents.learned.weights_file import ZERO, write_rounded, write_table
from resarcana_gui.games.seasons import plugin
from resarcana_gui.games.seasons.ai.answer_keys import column_count, column_names
from resarcana_gui.games.seasons.ai.facts import fact_count, fact_names, facts
from resarcana_gui.games.seasons.ai.guide import PolicyGuide, is_foolish
from resarcana_gui.games.seasons.ai.opponents import LEVELS, NAMES, Opponents
from resarcana_gui.games.seasons.ai.policy import Policy, read_policy, slugs_of
from resarcana_gui.games.seasons.ai.situation import row_count, row_names, rows
from resarcana_gui.games.seasons.cards.loader import load_cards
from resarcana_gui.games.seasons.engine import seasons, start
from resarcana_gui.games.seasons.rules.commands import EndTurn, UseBonus
from resarcana_gui.games.seasons.rules.records import QUESTIONS
from resarcana_gui.kernel.chance import Dice
from tests.games.seasons.ai.thinking import answer, play, wins
from tests.games.seasons.described_table import Table, seat

SEARCHING = ("sage", *LEVELS)
CARDS = load_cards()
SLUGS = slugs_of(CARDS)


def test_every_row_column_and_fact_has_a_name_of_its_own() -> None:
    assert len(set(row_names(SLUGS))) == row_count(CARDS.count)
    assert len(set(column_names(SLUGS))) == column_count(CARDS.count)
    assert len(set(fact_names(SLUGS))) == fact_count(CARDS.count)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_answer_of_whole_games_has_columns_and_every_table_rows_and_facts(seats: int) -> None:
    policy, dice = Policy(CARDS.count), Dice(5)
    asked: set[str] = set()
    for seed in range(12):
        session = start(seed, seats=seats)
        while (pending := session.pending) is not None:
            legal = session.legal()
            if pending.KIND not in asked or dice.below(10) == 0:
                asked.add(pending.KIND)
                held = policy.rows(session.state, pending, legal)
                assert len(set(held)) >= 18 and 0 <= min(held) <= max(held) < policy.height
                for columns in policy.answer_columns(session.state, pending, legal):
                    assert columns and 0 <= min(columns) <= max(columns) < policy.width
                for of_seat in facts(session.state):
                    assert 0 < min(of_seat) <= max(of_seat) < fact_count(CARDS.count)
            session.submit(legal[dice.below(len(legal))])
    assert len(asked) > len(QUESTIONS) * 2 / 3


def test_a_policy_sees_only_what_its_seat_sees() -> None:
    session = start(5, seats=3)
    play(session, [plugin().agent("random", number) for number in range(3)], most=80)
    pending = session.pending
    assert pending is not None
    views = [session.observe(pending.seat), session.sample(pending.seat, 7)]
    legal = session.legal()
    policy = Policy(CARDS.count)
    assert rows(views[0], pending.seat, legal) == rows(views[1], pending.seat, legal)  # type: ignore[arg-type]
    keys = [policy.answer_columns(view, pending, legal) for view in views]
    assert keys[0] == keys[1]


@pytest.mark.parametrize("name", [*NAMES, "sage", "summoner", "adept-raven"])
@pytest.mark.parametrize("level", ["apprentice", "archmage"])
def test_the_hidden_truth_does_not_change_what_anybody_answers(name: str, level: str) -> None:
    session = start(5, level=level)
    game = seasons()
    for step in range(40):
        pending = session.pending
        assert pending is not None
        view = session.observe(pending.seat)
        other = game.observe(session.sample(pending.seat, 99), pending.seat)
        answers = [plugin().agent(name, step).choose(seen, pending, Budget(2)) for seen in (view, other)]
        assert answers[0] == answers[1]
        session.submit(answers[0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_they_answer_every_kind_of_question_legally(seats: int) -> None:
    session, dice = start(3, seats=seats), Dice(4)
    asked: set[str] = set()
    for step in range(500):
        pending = session.pending
        if pending is None:
            break
        legal = session.legal()
        if pending.KIND not in asked and len(legal) > 1:
            asked.add(pending.KIND)
            agent = plugin().agent(SEARCHING[step % len(SEARCHING)], step)
            assert session.refusal(agent.choose(session.observe(pending.seat), pending, Budget(2))) is None
        session.submit(legal[dice.below(len(legal))])
    assert len(asked) > 7


def test_the_same_seed_and_iterations_give_the_same_game() -> None:
    games = [
        play(start(7), [plugin().agent("archmage", "a"), plugin().agent("adept", "b")], Budget(3), most=40)
        for _ in range(2)
    ]
    assert games[0] == games[1]


@pytest.mark.parametrize("name", ["adept", "master", "archmage"])
def test_in_the_last_turn_everything_that_brings_crystals_is_crystallised(name: str) -> None:
    table = Table(seat(reserve="2E 2F", crystals=40), seat(crystals=42), may_crystallise=True, p=36, first=1, active=0)
    while table.asked_seat == 0:
        table.do(**{**answer(name, table, budget=Budget(20)), "seat": 0})  # type: ignore[arg-type]
    assert table.state.reserve[0] == 0 and table.state.winners == 1


def test_bonuses_that_do_nothing_are_not_considered() -> None:
    bare = Table(seat(gauge=3)).state
    foolish = [bonus for bonus in seasons().legal(bare) if is_foolish(bare, bonus)]
    assert len(foolish) == 2
    rich = Table(seat(reserve="3W", hand=["syllas_the_faithful", "runic_cube_of_eolis"], gauge=1)).state
    assert not any(is_foolish(rich, bonus) for bonus in seasons().legal(rich))


def test_while_a_game_goes_on_without_a_net_the_standing_counts() -> None:
    guide = PolicyGuide(Policy(CARDS.count))
    shares = guide.outlook(Table(seat(crystals=30), seat(crystals=10)).state)
    assert shares[0] > 0.5 > shares[1] and sum(shares) == pytest.approx(1.0)
    assert guide.with_margin(0.0).outlook(Table(seat(crystals=30), seat(crystals=10)).state) == [1.0, 0.0]


def test_weights_outlive_the_cards_by_name(tmp_path: Path) -> None:
    whole = column_names(SLUGS)
    columns = [whole[5], whole[-1]]  # the others are of newer cards
    values = [[0.0] * len(columns) for _ in row_names(SLUGS)]
    values[1][0], values[-1][-1] = 1.2, -3.5
    path = tmp_path / "some.weights"
    write_table(path, ["gone", *row_names(SLUGS)], columns, [[9.0, 9.0], *values], {})
    write_rounded(path, tmp_path / "rounded.weights", STEP)
    for kept in (path, tmp_path / "rounded.weights"):
        policy = read_policy(kept, CARDS)
        assert policy.columns[5][1] == ZERO + round(1.2 / STEP) and policy.columns[-1][-1] == ZERO - round(3.5 / STEP)


@pytest.mark.slow
def test_the_archmage_beats_the_summoner_with_few_looks() -> None:
    assert wins("archmage", "summoner", 2, Budget(24)) == 2


@pytest.mark.parametrize(
    ("p", "used", "left"), [(1, 0, True), (1, 1, False), (13, 1, True), (13, 2, False), (25, 2, True)]
)
def test_levels_below_master_use_no_more_bonuses_than_years_have_begun(p: int, used: int, left: bool) -> None:
    view = Table(seat(reserve="2F 1W", bonuses=used, hand=["amulet_of_air", "purse_of_io"]), p=p).view(0)
    opponents, legal = Opponents(seasons()), seasons().legal(view)
    for level in LEVELS:
        kept = opponents.guide(2, level).worthwhile(view, legal)
        assert any(isinstance(each, UseBonus) for each in kept) == (left or level in ("master", "archmage"))
        assert any(isinstance(each, EndTurn) for each in kept)
