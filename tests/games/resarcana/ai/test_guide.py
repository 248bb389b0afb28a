"""What opponents do not even think of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from resarcana_gui.agents.search.guide import NOBODY
from resarcana_gui.games.resarcana.ai.opponents import Opponents
from resarcana_gui.games.resarcana.engine import resarcana
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.state import State
from tests.games.resarcana.described_table import Table, lying, seat


def thought_of(table: Table) -> Sequence[Command]:
    """The answers of the seat to move that are worth a look."""
    view = table.view(0)
    return Opponents(resarcana()).guide(2).worthwhile(view, resarcana().legal(view))


def test_nobody_draws_cards_only_to_discard_them_all() -> None:
    deck = ["hawk", "prism", "treant"]
    for hand, uses in (((), 0), (("vault",), 1)):
        table = Table(seat(item="divination", hand=list(hand), deck=deck), seat())
        (divination,) = table.session.find(seat=0, kind="use")
        assert list(thought_of(table)).count(divination) == uses, hand


def test_nobody_pays_for_straightening_what_it_turns_for_it() -> None:
    table = Table(seat(lying("mausoleum", turned=True), "temple", mage="witch", pool="2E"), seat())
    table.session.submit(*table.session.find(seat=0, kind="use", component="witch"))
    assert {resarcana().codec.write(answer)["component"] for answer in thought_of(table)} == {"mausoleum"}


def test_nobody_takes_essences_that_are_points() -> None:
    for component, thinks in (("catacombs_of_the_dead", False), ("fountain_of_youth", True)):
        table = Table(seat(lying(component, on="2D"), mage="duelist", item="research"), seat(), phase="collect")
        (take,) = table.session.find(seat=0, kind="take")
        assert (take in thought_of(table)) == thinks, component


def test_nobody_leaves_essences_where_they_are_good_for_nothing() -> None:
    useful = ("catacombs_of_the_dead", "athanor", "windup_man")
    for component, on in (("cursed_skull", "3E"), ("colossus", "1G"), ("athanor", "2E"), ("windup_man", "1E")):
        mine = lying(component, on=on)
        table = Table(seat(mine, mage="scholar", item="research"), seat(), phase="collect")
        (leave,) = table.session.find(seat=0, kind="leave")
        assert (leave in thought_of(table)) == (component in useful), component


def test_essences_may_be_left_out_of_reach_of_a_rival_who_attacks() -> None:
    for rival, thinks in (("bone_dragon", True), ("temple", False)):
        mine = lying("cursed_skull", on="3E")
        table = Table(seat(mine, mage="scholar", item="research"), seat(rival), phase="collect")
        (leave,) = table.session.find(seat=0, kind="leave")
        assert (leave in thought_of(table)) == thinks, rival


def told(table: Table, by: Callable[[State, Command], bool]) -> set[tuple[object, object, object]]:
    """The answers of the seat to move of which something is so: kind, component, power."""
    view = table.view(0)
    answers = [command for command in resarcana().legal(view) if by(view, command)]
    data = [resarcana().codec.write(command) for command in answers]
    return {(each["kind"], each.get("component"), each.get("power")) for each in data}


def test_places_of_power_and_points_for_nothing_are_at_hand() -> None:
    mine = seat("catacombs_of_the_dead", "temple", pool="6E 9D 4G 2L", hand=["dragon_egg", "vault"])
    table = Table(mine, seat(), places=["cursed_forge", "coral_castle"])
    at_hand = told(table, Opponents(resarcana()).guide(2).is_at_hand)
    assert at_hand == {("use", "catacombs_of_the_dead", 1), ("claim", "cursed_forge", None)}


def test_who_is_left_alone_in_a_round_is_known() -> None:
    guide = Opponents(resarcana()).guide(3)
    for passed, alone in (((), NOBODY), ((0,), NOBODY), ((0, 2), 1), ((1, 2), 0)):
        seats = [seat(passed=at in passed) for at in range(3)]
        assert guide.alone(Table(*seats, active=1 if 0 in passed else 0).view(0)) == alone, passed


def test_whoever_is_undisturbed_is_alone_and_the_world_stays_as_it_was() -> None:
    guide = Opponents(resarcana()).guide(3)
    table = Table(seat(), seat(), seat(passed=True))
    world = table.session.sample(0, 1)
    alone = guide.undisturbed(world, 0)
    assert guide.alone(alone) == 0 and guide.alone(world) == NOBODY
    assert resarcana().legal(alone) == resarcana().legal(world)


def test_what_decides_whole_games_is_looked_at_as_long_as_a_turn() -> None:
    guide, weighty = Opponents(resarcana()).guide(2), {}
    for setup in ("standard", "draft"):
        table = Table.dealt(1, setup=setup, seats=2)
        for _ in range(60):
            pending = table.session.pending
            assert pending is not None
            weighty[type(pending).__name__] = guide.is_weighty(pending)
            table.session.submit(resarcana().legal(table.session.state)[-1])
    assert {name for name, long in weighty.items() if long} == {"AskMage", "AskItem", "AskKeep", "AskTurn"}
    assert len(weighty) > 4
