"""What is seen and heard of single moments, and how long they take."""

from __future__ import annotations

from math import dist
from statistics import mean

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.games.resarcana.cards.essences import LIFE, of
from resarcana_gui.games.resarcana.rules.card_events import ArtifactPlaced, EssencesLost, PlaceClaimed
from resarcana_gui.games.resarcana.rules.codes import MONUMENT_DECK_TOP, NO_COMPONENT
from resarcana_gui.games.resarcana.rules.commands import Answer, Claim, Pass, PlaceArtifact, subject
from resarcana_gui.games.resarcana.rules.flow_events import TurnBegan
from resarcana_gui.games.resarcana.rules.power_questions import AttackQuestion
from resarcana_gui.games.resarcana.rules.setup_events import PacketsPassed
from resarcana_gui.games.resarcana.view.acts.attack_acts import lost
from resarcana_gui.games.resarcana.view.acts.card_acts import claimed
from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State
from resarcana_gui.scene.timing import Speed, milliseconds
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.table.medallion import STAMPS
from tests.games.resarcana.robot.looking import same_picture
from tests.games.resarcana.view.acts.theatre import FRAME, Loud, Theatre
from tools.headless_client import HeadlessClient

RIVALS = {"mage": "healer", "item": "protection", "pool": "1E 5L 3D"}
ATTACK: dict[str, object] = {
    "seats": [
        {"mage": "scholar", "item": "divination", "pool": "4L 3D 2C"},
        {"mage": "duelist", "item": "research", "pool": "2E 4L 2C", "play": ["fire_dragon"]},
        RIVALS,
    ],
    "active": 1,
}
SEVERAL = {"RoundBegan", "AttackBegan", "CheckBegan", "PhaseBegan"}
"""What happens to several seats, one after the other."""
SHOWN = {"PowerUsed", "ArtifactPlaced", "MonumentClaimed", "PlaceClaimed"}
COLLECTED = {"EssencesGained", "EssencesTaken", "TurnBegan", "QuestionAnswered", "QuestionAsked"}


def answer(theatre: Theatre, event: str) -> Command:
    """An answer that brings about an event of a kind."""
    for command in theatre.match.legal():
        trial = Theatre("first", 3, scenario=ATTACK)
        trial.match.submit(command)
        if event in [type(each).__name__ for each in trial.match.history.steps[-1].events]:
            return command
    raise AssertionError(f"nothing brings about {event}")


def attacked(*, reduced: bool = False) -> Theatre:
    theatre = Theatre("first", 3, scenario=ATTACK, reduced=reduced)
    theatre.show()
    command = answer(theatre, "AttackBegan")
    assert isinstance(command, Answer)
    assert list(theatre.play(1, lambda: command))
    return theatre


def test_what_a_rival_uses_is_held_up_below_its_board() -> None:
    theatre = attacked()
    theatre.run(280)
    scenery = theatre.table.scenery
    assert scenery.held is not None and scenery.held.card is not None
    assert scenery.resources.cards.components[scenery.held.card].slug == "fire_dragon"
    middle = scenery.boards[1][0].bounds().centerx
    assert abs(scenery.held.x - middle) < 60 and scenery.held.bounds().bottom < scenery.boards[0][0].bounds().top
    theatre.run_out()
    assert theatre.sounds.names.count("card_turn") == 1


def test_before_who_looks_is_asked_nothing_is_held_up_any_more_but_an_attacker() -> None:
    theatre = attacked()
    while theatre.match.pending is not None and theatre.match.pending.seat != 0:
        assert list(theatre.play(1))
    theatre.run_out()
    scenery, under_attack = theatre.table.scenery, isinstance(theatre.match.pending, AttackQuestion)
    assert scenery.under_attack is under_attack and (scenery.held is not None) is under_attack


def test_in_reduced_motion_everything_is_heard_and_takes_its_time() -> None:
    moving, still = attacked(), attacked(reduced=True)
    assert moving.run_out() == still.run_out()
    assert moving.sounds.names == still.sounds.names
    assert not still.table.scenery.particles.alive


def test_at_a_table_that_was_never_shown_before_seals_are_pressed_too() -> None:
    stage = HeadlessClient((320, 180))
    screen = stage.table(
        scenario={"seats": [{"mage": "scholar", "item": "divination", "pool": "9G"}, RIVALS]}, people=1
    )
    assert isinstance(screen.view, ResArcanaTable)
    layer, stamped = screen.view.scenery.effect_layer, False
    screen.controller.submit(next(each for each in screen.match.legal() if isinstance(each, Claim)), hurry=False)
    for _ in range(150):
        stage.tick()
        stamped = stamped or any(node.name == "stamp" for node in layer.children)
    assert stamped


def test_a_seal_is_pressed_anew_only_when_points_are_seen_to_come() -> None:
    theatre = Theatre("first", 2, scenario={"seats": [{"mage": "scholar", "item": "divination", "pool": "9G"}, RIVALS]})
    theatre.show()
    layer, rich = theatre.table.scenery.effect_layer, theatre.match.view(0)
    claim = next(command for command in theatre.match.legal() if isinstance(command, Claim))
    stamps = 0
    assert list(theatre.play(1, lambda: claim))
    for _ in range(60):
        theatre.run(40)
        stamps += any(node.name == "stamp" for node in layer.children)
    assert stamps and not any(node.name in ("stamp", "ripple") for node in layer.children)
    theatre.table.show(rich)
    theatre.show()
    assert not theatre.queue.waiting(STAMPS), "what is merely shown does not happen"


def test_what_is_finished_in_a_hurry_makes_no_noise() -> None:
    theatre = attacked()
    theatre.shell.look.pace.speed = Speed.INSTANT
    theatre.run(40)
    assert len(theatre.sounds.played) <= 3


def test_a_counter_counts_each_token_as_it_comes_and_swells() -> None:
    theatre = Theatre("standard", 2, seed=5)
    theatre.table.hear([event.seen_by(0) for event in theatre.match.history.setup])
    pool = theatre.table.scenery.heads[0].pool
    seen: set[int] = set()
    swollen = False
    for _ in range(200):
        theatre.run(40)
        seen.add(sum(counter.value for counter in pool.counters))
        swollen = swollen or any(counter.scale > 1.0 for counter in pool.counters)
    assert seen >= {0, 1, 5} and len(seen) > 3 and swollen


def test_what_a_rival_does_can_be_followed_and_nobody_waits_long() -> None:
    theatre = Theatre("standard", 4, seed=2)
    theatre.show()
    took: list[tuple[set[str], int]] = []
    for step in theatre.play(120):
        ms = theatre.run_out()
        names = {type(event).__name__ for event in step.events}
        if step.seat == theatre.viewer or names & SEVERAL:
            continue
        if any(isinstance(event, TurnBegan) and event.seat == theatre.viewer for event in step.events):
            names.add("called")
        before = took.pop() if not step.opens and took else (set(), 0)
        took.append((before[0] | names, before[1] + ms))
    done = [(names, ms) for names, ms in took if names & SHOWN and "TurnBegan" in names]
    used = [ms for names, ms in done if "called" not in names]
    called = [ms for names, ms in done if "called" in names]
    collected = [ms for names, ms in took if names <= COLLECTED and "EssencesTaken" in names]
    assert len(used) > 10 and collected
    assert 1400 <= mean(used) <= 2400 and min(used) >= 1000
    assert max(collected) < 1000
    assert 400 <= min(called) - min(used) <= 1300, "the banner, during which the light moves"


def test_a_victory_check_is_announced_only_when_somebody_may_win() -> None:
    theatre = Theatre("standard", 2, seed=5)
    theatre.show()
    for step in theatre.play(150):
        theatre.run_out()
        names = {type(event).__name__ for event in step.events}
        if "PointsCounted" in names and "GameEnded" not in names:
            assert "victory_check" not in theatre.sounds.names
            return
    raise AssertionError("no round ended")


def test_a_new_game_is_seen_to_be_dealt_and_one_that_goes_on_is_not() -> None:
    theatre = Theatre("standard", 2, seed=5)
    shell = theatre.shell
    shell.show(TableScreen(shell, theatre.stage.game, theatre.match, viewer=0))
    assert shell.look.queue.busy
    shell.look.queue.settle()
    assert isinstance(shell.screen, TableScreen) and isinstance(shell.screen.view, ResArcanaTable)
    same_picture(shell.screen.view, theatre.match.view(0))
    theatre.show()
    assert list(theatre.play(1))
    theatre.queue.settle()
    shell.show(TableScreen(shell, theatre.stage.game, theatre.match, viewer=0))
    same_picture(shell.screen.view, theatre.match.view(0))


def test_whose_turn_it_is_is_heard_when_others_have_acted() -> None:
    stage = HeadlessClient(sounds=(sounds := Loud()))
    screen = stage.table("standard", 2, seed=5, agent="random")
    for _ in range(200):
        if screen.runner.asked_person is not None and not stage.shell.look.queue.busy:
            assert screen.controller.submit(stage.plugin.agent("random", 1).choose(*asked(screen))) is None
        stage.tick(100)
    turns = [step.seat for step in screen.match.history.steps]
    assert 1 in turns and "your_turn" in sounds.names


def asked(screen: TableScreen) -> tuple[State, Pending, Budget]:
    pending = screen.match.pending
    assert pending is not None
    return screen.match.view(pending.seat), pending, Budget()


def test_a_rival_looks_struck_when_it_loses_essences_and_pleased_when_it_claims() -> None:
    theatre = Theatre("first", 3, scenario=ATTACK)
    theatre.show()
    scenery = theatre.table.scenery

    def mood() -> str:
        return scenery.heads[2].medallion.mood

    assert mood() == "rest"
    theatre.queue.add(lost(scenery, EssencesLost(2, of(LIFE, 2), NO_COMPONENT)))
    theatre.run(1400)
    assert mood() == "struck"
    theatre.queue.add(claimed(scenery, PlaceClaimed(2, min(scenery.state.places))))
    assert mood() == "pleased"
    theatre.run_out()
    theatre.run(2000)
    assert mood() == "rest"


def raised(event: type[PlaceClaimed | ArtifactPlaced]) -> int:
    """How many specks of dust rise where a component of the viewer's own lands."""
    seats = [{"mage": "scholar", "item": "research", "pool": "9E 9L 9C 9D 9G", "hand": ["prism"]}, RIVALS]
    theatre = Theatre("first", 2, scenario={"seats": seats})
    theatre.show()
    kind = Claim if event is PlaceClaimed else PlaceArtifact
    assert list(theatre.play(1, lambda: next(one for one in theatre.match.legal() if isinstance(one, kind))))
    most = 0
    for _ in range(40):
        theatre.run(FRAME)
        most = max(most, sum(each.kind.name == "dust" for each in theatre.table.scenery.particles.alive))
    return most


def test_what_is_claimed_lands_in_a_cloud_of_dust_and_what_is_placed_in_a_little() -> None:
    assert raised(PlaceClaimed) > 2 * raised(ArtifactPlaced) > 10


def test_a_place_of_power_lies_in_a_hollow_that_is_seen_as_soon_as_it_is_lifted() -> None:
    theatre = Theatre("first", 3, scenario=ATTACK)
    theatre.show()
    hollows = theatre.table.scenery.centre.claimed
    places = len(theatre.table.scenery.state.places)
    assert [hollow.shown for hollow in hollows].count(True) == places and not any(hollow.tip for hollow in hollows)


def test_the_rest_of_a_packet_is_handed_to_the_neighbour_that_gets_it() -> None:
    theatre = Theatre("draft", 3, seed=3)
    theatre.show()
    scenery = theatre.table.scenery
    passed, handed = list[PacketsPassed](), dict[int, CardNode]()
    while not passed:
        theatre.run_out()
        handed = {card: scenery.cards[card] for card in scenery.state.packet[0] if card in scenery.cards}
        (step,) = theatre.play(1)
        passed = [event for event in step.events if isinstance(event, PacketsPassed)]
    while not (gone := [node for card, node in handed.items() if card not in scenery.cards]):
        theatre.run(FRAME)
    taker = scenery.hand_spot(passed[0].direction % 3)
    theatre.run(milliseconds("claim"))
    assert all(node.parent is not None and dist(node.at, taker.at) < 40 for node in gone)


MONUMENTS = {"display": ["obelisk", "library"], "deck": ["temple", "oracle"]}


def claiming(slug: str) -> Theatre:
    """The viewer claims something, or places it; "deck" is the unseen monument."""
    home = {"mage": "scholar", "item": "divination", "pool": "9E 9L 9C 9D 9G", "hand": ["sea_serpent"]}
    scenario = {"seats": [home, RIVALS]}
    theatre = Theatre("first", 2, scenario={**scenario, "monuments": MONUMENTS})
    theatre.show()
    number = theatre.stage.plugin.game().cards.numbers.get(slug, MONUMENT_DECK_TOP)  # type: ignore[attr-defined]
    kinds = Claim, PlaceArtifact
    claim = next(each for each in theatre.match.legal() if isinstance(each, kinds) and subject(each) == number)
    assert list(theatre.play(1, lambda: claim))
    return theatre


@pytest.mark.parametrize("slug", ["sacred_grove", "library", "deck", "sea_serpent"])
def test_what_brings_points_is_seen_to_land_with_them_before_the_turn_passes(slug: str) -> None:
    theatre = claiming(slug)
    scenery, landed, passed, new = theatre.table.scenery, 0, 0, 0
    medallion, before = scenery.heads[0].medallion, scenery.heads[0].medallion.points
    for ms in range(0, 2400, FRAME):
        theatre.run(FRAME)
        dust = any(each.kind.name == "dust" for each in scenery.particles.alive)
        landed = landed or (ms if dust else 0)
        passed = passed or (ms if scenery.turn == 1 else 0)
        (number, *_) = (each.block.text for each in medallion.texts())
        new = new or (ms if number != str(before) else 0)
    assert 0 < landed < new <= passed + FRAME and passed - landed >= milliseconds("stamp") - FRAME
    assert "card_place" in theatre.sounds.names
    theatre.check()


def test_an_item_that_a_rival_takes_is_seen_before_anything_else_happens() -> None:
    scenario = {"seats": [{"mage": "witch"}, {"mage": "druid"}], "phase": "items"}
    theatre = Theatre("first", 2, scenario=scenario)
    theatre.show()
    assert list(theatre.play(1))
    theatre.run(milliseconds("card"))
    assert theatre.queue.waiting() and theatre.table.scenery.held_layer.children
    while theatre.queue.waiting():
        theatre.run(FRAME)
    assert not theatre.table.scenery.held_layer.children


def test_a_rival_places_a_card_within_about_1550_ms_as_the_design_says() -> None:
    rival = {**RIVALS, "pool": "9E 9L 9C 9D 9G", "hand": ["guard_dog"]}
    theatre = Theatre("first", 2, scenario={"seats": [{"mage": "scholar", "item": "research"}, rival], "active": 1})
    theatre.show()
    place = next(each for each in theatre.match.legal() if isinstance(each, PlaceArtifact))
    assert list(theatre.play(1, lambda: place))
    scenery, began = theatre.table.scenery, dict[str, int]()
    for ms in range(0, 1800, 10):
        theatre.queue.update(10)
        held = scenery.held
        seen = {
            "lifted": held is not None and held.scale == 1.0,
            "paid": bool(scenery.token_layer.children),
            "put down": bool(began) and held is None,
            "landed": "card_place" in theatre.sounds.names,
        }
        for what, happens in seen.items():
            if happens:
                began.setdefault(what, ms)
        theatre.table.resources.sounds.next_frame()
    assert [*began] == ["lifted", "paid", "put down", "landed"]
    agreed = (300, 300, 300 + 250 + 700, 300 + 250 + 700 + 300)
    assert all(abs(ms - due) <= 30 for ms, due in zip(began.values(), agreed, strict=True)), began


def test_the_first_player_token_is_seen_to_go_from_who_held_it_to_who_passes_first() -> None:
    seats = [{"mage": "scholar", "item": "research"}, {**RIVALS, "hand": ["prism"]}]
    theatre = Theatre("first", 2, scenario={"seats": seats, "active": 1})
    theatre.show()
    heads, layer = theatre.table.scenery.heads, theatre.table.scenery.effect_layer
    assert heads[0].medallion.first and not heads[1].medallion.first
    assert list(theatre.play(1, lambda: next(each for each in theatre.match.legal() if isinstance(each, Pass))))
    way = []
    for _ in range(0, 2 * milliseconds("claim"), 20):
        theatre.queue.update(20)
        way += [node.at for node in layer.children if node.name == "first player token"]
        assert not (way and heads[0].medallion.first), "it is with one of them, or on its way"
    theatre.run_out()
    assert dist(way[0], heads[0].middle) < 60 and dist(way[-1], heads[1].middle) < 2
    assert len(way) * 20 >= milliseconds("claim") and heads[1].medallion.first
