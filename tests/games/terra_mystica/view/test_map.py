"""The map while it is played on: hints about a hexagon, what is in reach, ways over it by keys."""

from __future__ import annotations

from math import dist, radians, tan

import pytest

from resarcana_gui.games.terra_mystica.rules import commands as given
from resarcana_gui.games.terra_mystica.rules.codes import GAME_OVER
from resarcana_gui.games.terra_mystica.rules.questions import AskTurn
from resarcana_gui.games.terra_mystica.rules.reaching import reached, skipped
from resarcana_gui.games.terra_mystica.view.asking.land_choices import PlannedChoice, spades_home
from resarcana_gui.games.terra_mystica.view.pages.hex_note import hex_parts
from resarcana_gui.games.terra_mystica.view.playing.map_hints import PowerTag
from resarcana_gui.games.terra_mystica.view.playing.mystica_table import MysticaTable
from resarcana_gui.games.terra_mystica.view.table.world_map import LandField, Structure
from resarcana_gui.scene.events import KeyDown
from resarcana_gui.scene.timing import Speed
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.asking.choice import Choice
from tests.games.terra_mystica.played_table import Table, seat
from tools.headless_client import HeadlessClient, headless


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


class Player:
    """A first game whose first seat is asked for its action, with keys and a pointer."""

    def __init__(self) -> None:
        self.client = HeadlessClient((1280, 720), Settings(game="terra_mystica"))
        screen = self.client.table("first", 2, seed=3, agent="greedy")
        self.client.shell.look.pace.speed = Speed.INSTANT
        assert isinstance(screen.view, MysticaTable)
        self.table = screen.view
        self.asked = self.table.asker
        while self.asked.asking is None or not isinstance(self.asked.asking.question, AskTurn):
            if self.asked.asking is not None:
                screen.controller.submit(self.asked.asking.answers[0])
            self.client.tick(100)
        self.client.wait(500)

    def lit(self) -> list[LandField]:
        return [field for field in self.table.scenery.map.fields if field.mark == "can"]

    def press(self, action: str) -> object:
        assert self.table.act(action)
        return self.client.shell.stage.dispatcher.focus.current

    def field(self, name: str) -> LandField:
        return self.table.scenery.map.fields[self.table.resources.parts.board.numbers[name]]


@pytest.fixture(scope="module")
def player() -> Player:
    return Player()


def test_keys_go_round_all_lit_hexagons_and_back(player: Player) -> None:
    lit = player.lit()
    assert len(lit) > 2
    forth = [player.press("next_hex") for _ in lit]
    assert set(forth) == set(lit)
    back = [player.press("previous_hex") for _ in lit]
    assert back[:-1] == forth[-2::-1]


def test_the_note_of_a_hexagon_appears_where_a_stick_or_a_key_has_jumped(player: Player) -> None:
    dispatcher, grower = player.client.shell.stage.dispatcher, player.table.grower
    for action in ("next_hex", "previous_hex"):
        player.press(action)
        player.client.wait(1000)
        assert isinstance(dispatcher.focus.current, LandField)
        assert grower.shown == dispatcher.focus.current.key


@pytest.mark.parametrize(("action", "way"), [("right", (1, 0)), ("left", (-1, 0)), ("up", (0, -1)), ("down", (0, 1))])
def test_a_jump_leads_to_the_nearest_lit_hexagon_within_60_degrees(
    player: Player, action: str, way: tuple[int, int]
) -> None:  # fmt: skip
    focus, jumped = player.client.shell.stage.dispatcher.focus, 0
    for start in player.lit():
        ahead = [dist(start.at, other.at) for other in player.lit() if lies_ahead(start, other, way)]
        focus.give(start)
        assert player.table.act(f"jump_{action}") == bool(ahead)
        current = focus.current
        assert current is not None and dist(start.at, current.at) == min(ahead, default=0.0)
        jumped += bool(ahead)
    assert jumped


def lies_ahead(start: LandField, other: LandField, way: tuple[int, int]) -> bool:
    """Whether a hexagon lies less than half as far aside as straight ahead: within 30 degrees to both sides."""
    x, y = other.at[0] - start.at[0], other.at[1] - start.at[1]
    ahead, aside = x * way[0] + y * way[1], abs(x * way[1]) + abs(y * way[0])
    return ahead > 0 and aside <= ahead * tan(radians(31.0))


def test_a_hexagon_is_found_by_its_name(player: Player) -> None:
    finder = player.table.map_keys.finder
    player.press("find_hex")
    enter = finder.field.on_enter
    assert finder.parent is not None and enter is not None
    enter("X9")
    assert finder.field.text == "" and finder in player.table.children
    enter("d5")
    assert finder not in player.table.children
    assert player.client.shell.stage.dispatcher.focus.current is player.field("D5")


def test_what_is_in_reach_shows_its_spades_and_the_rest_lies_in_the_dark(player: Player) -> None:
    view = player.table.pointer.view
    reach = reached(view, 0) | skipped(view, 0)
    player.press("show_reach")
    for field in player.table.scenery.map.fields:
        free, inside = not view.structure[field.number], bool(reach >> field.number & 1)
        assert field.shaded == (free and not inside)
        assert field.spades == (spades_home(view, 0, field.number) if free and inside else None)
    player.press("show_reach")
    assert not any(field.shaded or field.spades is not None for field in player.table.scenery.map.fields)


def builds(choice: Choice) -> bool:
    """Whether a choice builds a dwelling."""
    answers = [choice.command, *(choice.plan if isinstance(choice, PlannedChoice) else ())]
    return any(isinstance(answer, given.Build) for answer in answers)


def test_a_dwelling_that_could_be_built_is_seen_as_a_ghost_with_the_power_it_gives(player: Player) -> None:
    asking, view = player.asked.asking, player.table.pointer.view
    assert asking is not None
    free = [key for key in asking.choices if isinstance(key, tuple) and key[0] == "hex" and not view.structure[key[1]]]
    wanted = next(key[1] for key in free if any(builds(choice) for choice in asking.choices[key]))
    hints = player.table.hints
    player.table.pointed(player.table.scenery.map.fields[wanted])
    ghosts = [node for node in hints.walk() if isinstance(node, Structure)]
    tags = [node for node in hints.walk() if isinstance(node, PowerTag)]
    assert len(ghosts) == 1 and ghosts[0].bounds().center == player.table.scenery.map.point(wanted)
    assert len(tags) == sum(view.owner[each] == 1 for each in range(len(view.owner)) if view.near[wanted] >> each & 1)
    player.table.pointed(None)
    assert not any(isinstance(node, Structure | PowerTag) for node in hints.walk())


def test_hints_follow_what_happens(player: Player) -> None:
    asking, view = player.asked.asking, player.table.pointer.view
    assert asking is not None
    lands = [key for key in asking.choices if isinstance(key, tuple) and key[0] == "hex" and not view.structure[key[1]]]
    wanted = next(key for key in lands if any(builds(choice) for choice in asking.choices[key]))
    hints = player.table.hints
    player.table.pointed(player.table.scenery.map.fields[wanted[1]])
    choice = next(each for each in asking.choices[wanted] if builds(each))
    player.table.pointer.choose(choice)
    player.client.wait(1500)
    assert player.table.scenery.map.standing(wanted[1]) is not None
    assert not any(isinstance(node, Structure) for node in hints.walk())


def test_a_stick_jumps_to_a_lit_hexagon_and_without_one_to_the_next(player: Player) -> None:
    stage = player.client.shell.stage
    focus = stage.dispatcher.focus
    for start in player.lit():
        for key in ("up", "down", "left", "right"):
            focus.give(start)
            jumps = player.table.act(f"jump_{key}")
            expected = focus.current
            focus.give(start)
            stage.send(KeyDown(key, stick=True))
            assert isinstance(focus.current, LandField) and (not jumps or focus.current is expected)


@pytest.mark.parametrize(("corner", "key"), [("A1", "left"), ("A13", "up"), ("I12", "right"), ("I1", "down")])
def test_a_stick_does_not_leave_the_map(player: Player, corner: str, key: str) -> None:
    stage, start = player.client.shell.stage, player.field(corner)
    stage.dispatcher.focus.give(start)
    stage.send(KeyDown(key, stick=True))
    assert stage.dispatcher.focus.current is start


def test_hexagons_named_in_a_sentence_that_is_read_are_lit(player: Player) -> None:
    light = player.table.subjects.light
    light("You build a bridge from E9 to G2; E10 is not named by F1x.")
    assert {field for field in player.table.scenery.map.fields if field.told} == set(
        map(player.field, ("E9", "G2", "E10"))
    )
    light("")
    assert not any(field.told for field in player.table.scenery.map.fields)


def test_pointing_at_a_deed_lights_its_hexagons(player: Player) -> None:
    deed = next(iter(player.table.scenery.rivals.values())).deed
    deed.write("F7", "Circe builds a dwelling on F7.")
    player.table.pointed(deed)
    assert player.field("F7").told
    player.table.pointed(player.field("E9"))
    assert not player.field("F7").told


def test_at_the_end_of_a_round_no_note_promises_a_dwelling() -> None:
    client = HeadlessClient((1280, 720), Settings(game="terra_mystica"))
    scoring = ["SCORE2", "SCORE1", "SCORE3", "SCORE4", "SCORE5", "SCORE6"]
    seats = [seat("witches", "F4", cults=[0, 0, 8, 2]), seat("giants", "I1")]
    view = client.table(scenario={"seats": seats, "phase": "cult_bonus", "round": 1, "scoring": scoring}).view
    client.wait(500)
    assert isinstance(view, MysticaTable) and view.asker.asking is not None
    field = view.scenery.map.fields[view.resources.parts.board.numbers["E6"]]
    told = " ".join(line.text for part in view.pointer.note(field).parts for line in part.lines)
    assert "3{spade}" in told and "{coin}" not in told and "nothing is built" in told


def test_the_note_of_a_structure_tells_what_its_upgrades_give() -> None:
    client = HeadlessClient((1280, 720), Settings(game="terra_mystica"))
    view = client.table(scenario={"seats": [seat("witches", {"E7": "trading_house"}), seat("giants", "I1")]}).view
    client.wait(500)
    assert isinstance(view, MysticaTable)
    temple, stronghold = view.pointer.note(view.scenery.map.fields[view.resources.parts.board.numbers["E7"]]).parts[1:3]
    assert [line.text for line in temple.lines][:2] == [
        "Income \N{MINUS SIGN}2{coin}\N{THIN SPACE}+1{priest}\N{THIN SPACE}\N{MINUS SIGN}1{power}",
        "1 favour tile",
    ]
    assert any("a free dwelling" in line.text for line in stronghold.lines)


def test_whoever_has_nothing_is_told_so_and_after_the_game_nothing_is_promised(player: Player) -> None:
    table = Table(seat("witches", "F4", coins=0, workers=0, priests=0), seat("nomads", "E8"), round=2)
    view, at = table.state, table.state.parts.board.numbers["E7"]
    resources = player.table.resources
    assert resources.home == 0
    told = " ".join(line.text for part in hex_parts(resources, view, at) for line in part.lines)
    assert "you have nothing" in told
    view.phase = GAME_OVER
    assert not any(part.lines for part in hex_parts(resources, view, at))
    built = hex_parts(resources, view, table.state.parts.board.numbers["F4"])
    assert len(built) == 1
