"""What a seat may see of the events folds to what it may see of the table, and playing needs no events."""

from __future__ import annotations

from resarcana_gui.games.seasons.engine import seasons
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.session import Session, replay
from resarcana_gui.kernel.state import EVERYONE
from tests.for_each import for_each
from tests.games.seasons.described_table import Table, lying, seat
from tests.games.seasons.rules.random_play import random_game


@for_each("seed, level, seats", [(11, "archmage", 3), (12, "apprentice", 2)])
def test_what_a_seat_may_see_of_the_events_folds_to_what_it_may_see_of_the_table(
    seed: int, level: str, seats: int
) -> None:
    game, done = seasons(), 0
    views: list[State] = []
    for at, (session, state) in enumerate(random_game(seed, level=level, seats=seats)):
        views = views or [game.blank(session.options, each) for each in range(seats)]
        for event in session.events[done:]:
            for each, view in enumerate(views):
                event.seen_by(each).fold(view)
        done = len(session.events)
        viewer = at % seats
        assert views[viewer].facts() == session.observe(viewer).facts()
        assert list(game.waiting(views[viewer])) == list(game.waiting(state))
        pending = game.pending(state)
        if pending is not None:
            assert game.pending(views[pending.seat]) == pending
            other = (pending.seat + 1) % seats
            if other not in game.waiting(state):
                assert game.legal(views[other]) == [] == game.legal_for(state, other)
                assert game.pending_for(state, other) is None
    assert game.legal(state) == [] and game.pending(state) is None
    assert game.progress(state)["rounds"] > 5


@for_each("seed, level", [(13, "archmage"), (14, "magician"), (15, "apprentice")])
def test_playing_without_a_log_gives_the_same_table_as_with_one(seed: int, level: str) -> None:
    game = seasons()
    tables = []
    for logged in (False, True):
        options = game.complete({"level": level, "seats": 3})
        state, dice, choose = game.blank(options, EVERYONE), Dice(seed), Dice(seed)
        state.log = [] if logged else None
        game.begin(state, options, dice)
        while legal := game.legal(state):
            game.apply(state, legal[choose.below(len(legal))], dice)
        assert game.outcome(state) is not None
        tables.append(state.clone())
        if logged:
            assert replay(game, options, state.log or [], EVERYONE).facts() == state.facts()
    assert tables[0].facts() == tables[1].facts()


def test_primitives_of_rare_events_write_without_a_log_too() -> None:
    """Each card's own test plays with a log; here the same answers are given without one."""
    cards = [
        "naria_the_prophetess",
        "amulet_of_fire",
        "vampiric_crown",
        "temporal_boots",
        "lewis_greyface",
        "die_of_malice",
    ]
    cauldron = lying("glutton_cauldron", "6W")
    play = ["crystal_orb", "mirror_of_the_seasons", "dragon_skull", cauldron, "potion_of_dreams", "amulet_of_water"]
    pile = ["purse_of_io", "purse_of_io", "beggars_horn", "die_of_malice", "potion_of_life"]
    table = Table(
        seat(*play, hand=cards, reserve="3A 2F 1W E", crystals=15, gauge=15), seat(reserve="2W", crystals=4),
        pile=pile, discards=["olafs_blessed_statue"], may_crystallise=True, p=11,
    )  # fmt: skip
    game = table.session.game
    for seed in range(20):
        plain, logged = table.state.clone(), table.state.clone()
        logged.log = []
        chance, again, choose = Dice(seed), Dice(seed), Dice(f"a {seed}")
        for _ in range(40):
            legal = list(game.legal(plain))
            if not legal:
                break
            command = legal[choose.below(len(legal))]
            game.apply(plain, command, chance)
            game.apply(logged, command, again)
        assert plain.facts() == logged.facts()


def test_reserves_turn_and_are_discarded_without_a_log_too() -> None:
    table = Table(seat(hand=["air_elemental"], reserve="3A"), seat(reserve="2W"))
    state = table.state.clone()
    table.session.game.apply(state, table.session.find_one(kind="summon"), Dice(1))
    assert state.reserve == [0, 2]


def test_a_card_is_passed_and_a_pile_refilled_without_a_log_too() -> None:
    cards = ["damned_soul_of_onys", "potion_of_power"]
    table = Table(seat(*cards, reserve="W"), pile=[], discards=["purse_of_io"])
    state = table.state.clone()
    for card in cards:
        table.session.game.apply(state, table.session.find_one(kind="activate", card=card), Dice(1))
    assert [len(play) for play in state.play] == [0, 1] and len(state.hand[0]) == 1


def test_what_is_left_of_an_action_is_among_the_facts() -> None:
    table = Table(seat(lying("amulet_of_water", "2A"), hand=["amulet_of_air"], reserve="2A"))
    table.summon("amulet_of_air")
    assert table.state.facts()["step 0"] == ("put_into_play", 0, Table.number("amulet_of_air"), 0, 0)
    table.check_views()


def test_a_game_tells_its_name_version_and_seats() -> None:
    game = seasons()
    assert (game.name, game.version, game.seat_range(), dict(game.upgrades())) == ("seasons", 1, (2, 4), {})
    session = Session.start(game, {}, 1)
    pending = session.pending
    assert pending is not None and game.opens_action(pending)
    assert game.outcome(session.state) is None and game.faults(session.state) == []
    assert game.table(session.state)["phase"] == "drafting"
