"""What no level gets wrong, and how they are bounded."""

from __future__ import annotations

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.search.answer_selection import one_of_the_good
from resarcana_gui.agents.search.tree import Tree
from resarcana_gui.agents.search.tree_node import Node
from resarcana_gui.games.resarcana import plugin
from resarcana_gui.games.resarcana.ai.evaluation import MARGIN
from resarcana_gui.games.resarcana.ai.learned_guides import LearnedGuides
from resarcana_gui.games.resarcana.ai.opponents import LEVELS, MARGINS, NAMES, Opponents
from resarcana_gui.games.resarcana.characters import CHARACTERS
from resarcana_gui.games.resarcana.rules.commands import Pass, UsePower
from resarcana_gui.kernel.chance import Dice
from tests.games.resarcana.described_table import Table, lying, resarcana, seat

OPPONENTS = plugin()
EVERY_LEVEL = pytest.mark.parametrize("name", LEVELS)


def given(name: str, table: Table, seed: int) -> dict[str, object]:
    pending = table.session.pending
    assert pending is not None
    command = OPPONENTS.agent(name, seed).choose(table.view(pending.seat), pending, Budget(40))
    assert table.session.refusal(command) is None
    return resarcana().codec.write(command)


@EVERY_LEVEL
def test_nobody_passes_or_dallies_when_a_check_wins_at_once(name: str) -> None:
    for seed in range(4):
        mine = seat("coral_castle", "great_pyramid", "temple", "oracle", pool="3E", hand=["prism"])
        table = Table(mine, seat("mausoleum", pool="4G"))
        answer = given(name, table, seed)
        assert (answer["kind"], answer.get("component")) == ("use", "coral_castle")


@EVERY_LEVEL
def test_nobody_passes_when_a_claim_gives_the_points_to_win(name: str) -> None:
    for seed in range(4):
        mine = seat("great_pyramid", "temple", "oracle", pool="5E 5L 5C", hand=["prism"])
        table = Table(mine, seat("mausoleum"), places=["coral_castle"])
        assert given(name, table, seed)["kind"] != "pass"


@pytest.mark.parametrize(("margin", "prefers"), [(MARGINS["archmage"], "use"), (MARGIN, "pass")])
def test_the_archmage_takes_a_close_victory_before_the_hope_of_a_clear_one(margin: float, prefers: str) -> None:
    engine = ("elvish_bow", "windup_man", "elemental_spring", "horn_of_plenty", "fountain_of_youth")
    mine = seat(lying("catacombs_of_the_dead", on="5D"), "great_pyramid", *engine, pool="C 5D 3G", item="alchemy")
    theirs = seat(lying("alchemists_tower", on="3G"), "obelisk", "temple", "oracle")
    table = Table(mine, theirs, token=0, round=5)
    pending = table.session.pending
    assert pending is not None
    view = table.view(0)
    guide = Opponents(resarcana()).guide(2).with_margin(margin).seen_from(view)
    tree = Tree(resarcana(), guide, LEVELS["archmage"], view, pending, Dice(1))
    worth = {}
    for command in (Pass(0), UsePower(0, table.number("catacombs_of_the_dead"), 1)):
        for _ in range(20):
            tree.iterate(tree.root.answers.index(command))
        slot = tree.root.answers.index(command)
        worth[resarcana().codec.write(command)["kind"]] = tree.root.totals[slot] / tree.root.counts[slot]
    assert max(worth, key=worth.__getitem__) == prefers, worth


@EVERY_LEVEL
def test_nobody_dallies_when_passing_wins(name: str) -> None:
    table = Table(seat("great_pyramid", "temple", "oracle", "mausoleum", pool="1E"), seat(passed=True), token=1)
    table.session.state.token = 0  # type: ignore[attr-defined]
    assert given(name, table, 1)["kind"] == "pass"


@pytest.mark.parametrize("name", ["master", "archmage"])
def test_what_wins_together_with_passing_is_done_at_once_when_nobody_can_prevent_it(name: str) -> None:
    table = Table(seat("golden_statue", "great_pyramid", "temple", "mausoleum", pool="3G"), seat(passed=True), token=1)
    answers = 0
    while table.phase != "game_over":
        table.session.submit(given(name, table, 1))
        answers += 1
    assert answers <= 3 and table.state.winners == 1


@EVERY_LEVEL
def test_nobody_checks_victory_when_a_rival_would_win(name: str) -> None:
    rival = seat("great_pyramid", lying("catacombs_of_the_dead", on="9D"), pool="1L")
    table = Table(seat("coral_castle", "temple", "oracle", "mausoleum", "nightingale", pool="3E"), rival)
    assert given(name, table, 1).get("component") != "coral_castle"


@pytest.mark.parametrize("name", [name for name, limits in LEVELS.items() if limits.slack])
@pytest.mark.parametrize(
    ("place", "pool"), [("catacombs_of_the_dead", "9D"), ("sacrificial_pit", "8E 4D"), ("alchemists_tower", "3G")]
)
def test_nobody_passes_with_the_price_of_a_place_of_power_in_the_pool(name: str, place: str, pool: str) -> None:
    for seed in range(5):
        table = Table(seat("temple", item="divination", pool=pool), seat("mausoleum", pool="2E"), places=[place])
        assert given(name, table, seed)["kind"] != "pass"


@EVERY_LEVEL
def test_nobody_uses_a_power_to_no_effect(name: str) -> None:
    for seed in range(6):
        mine = seat(mage="druid", item="reanimate", pool="1L", hand=["fire_dragon"])
        assert given(name, Table(mine, seat("mausoleum", pool="2D")), seed)["kind"] != "use"


def judged(*worths: float) -> Node:
    """A question whose answers were each tried once, and turned out like this."""
    node = Node(0)
    node.answers = [*resarcana().legal(Table(seat(pool="3E 2L", hand=["prism"]), seat()).state)[: len(worths)]]
    node.totals, node.counts = list(worths), [1] * len(worths)
    node.weights = [1.0] * len(worths)
    return node


@EVERY_LEVEL
def test_nobody_gives_away_more_than_a_quarter_of_a_game_that_it_sees(name: str) -> None:
    slots, dice = [0, 1, 2], Dice(1)
    open_game, decided = judged(0.5, 0.2, 0.26), judged(0.98, 0.9, 0.0)
    for _ in range(40):
        assert one_of_the_good(open_game, slots, LEVELS[name], dice) != 1
        assert one_of_the_good(decided, slots, LEVELS[name], dice) == 0


def test_a_budget_makes_only_the_strongest_stronger() -> None:
    strict = [name for name, limits in LEVELS.items() if limits.strict]
    assert strict == list(LEVELS)[:-1]
    agent = OPPONENTS.agent("novice", 1)
    table = Table(seat("temple", pool="3E 2L", hand=["prism"]), seat())
    pending = table.session.pending
    assert pending is not None
    agent.choose(table.view(0), pending, Budget(500))
    assert 0 < getattr(agent, "iterations", 0) <= LEVELS["novice"].iterations


def test_every_level_errs_less_than_the_one_below_and_has_a_name() -> None:
    slacks = [limits.slack for limits in LEVELS.values()]
    doubts = [limits.doubt for limits in LEVELS.values() if limits.slack]
    assert slacks == sorted(slacks, reverse=True) and doubts == sorted(doubts, reverse=True)
    looks = [limits.iterations / limits.width for limits in LEVELS.values()]  # for each answer that is noticed
    assert looks == sorted(looks) and next(iter(LEVELS)) == "apprentice"
    assert [name for name in NAMES if name in LEVELS] == list(LEVELS)


def test_a_name_that_there_is_not_is_refused() -> None:
    with pytest.raises(KeyError):
        OPPONENTS.agent("genius", 1)


def test_the_archmage_alone_judges_by_nets_of_its_own_and_only_at_tables_for_two_and_four() -> None:
    learned = LearnedGuides(resarcana())
    nets = {(level, seats): learned.guide(seats, level)._net for level in ("", *LEVELS) for seats in (2, 3, 4)}
    own = {key for key, net in nets.items() if net is not nets["", key[1]]}
    assert own == {("archmage", 2), ("archmage", 4)}
    cat = next(each for each in CHARACTERS if each.slug == "cat")
    assert learned.character_guide(cat, 2, "archmage")._net is nets["archmage", 2]
