from __future__ import annotations

import pygame
import pytest

from resarcana_gui.kernel.game import OptionsError
from resarcana_gui.match.errors import SaveError, SaveFault
from resarcana_gui.records.match_record import MatchRecord, PlayerRecord, SeatStatistics
from resarcana_gui.scene.drawing.surface_cache import SurfaceCache
from resarcana_gui.scene.events import Attended, PointerDown, PointerMoved, PointerUp, Scrolled
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.game_ui import Character, Level, Setup
from resarcana_gui.screens.services import PlayerSpec
from resarcana_gui.screens.setup.face_card import FaceCard
from resarcana_gui.screens.setup.game_options import SetupTile
from resarcana_gui.screens.setup.new_game import NewGame
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.screens.title import Title
from resarcana_gui.settings import Settings
from tests.screens.market import MarketUi, shell_of
from tests.screens.shell_player import Player


@pytest.fixture
def player() -> Player:
    shell = shell_of()
    shell.show(NewGame(shell))
    return Player(shell)


def page(player: Player) -> NewGame:
    assert isinstance(player.screen, NewGame)
    return player.screen


def test_play_sets_up_what_is_shown(player: Player) -> None:
    assert player.focused == "play"
    player.key("return")
    assert isinstance(player.screen, TableScreen)
    (match_plan,) = player.matches.planned
    assert match_plan.players == (PlayerSpec("You"), PlayerSpec("Circe", "first")) and match_plan.options == {
        "cards": 9
    }


def name_person(player: Player, seat: str, name: str) -> None:
    player.click(seat)
    player.type(name)
    player.key("return")
    player.settle()


def test_people_look_as_they_did_in_their_last_game(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    def record(ended: float, *players: tuple[str, str | None, str]) -> MatchRecord:
        were = (
            PlayerRecord(name, kind, place=1, points=9, statistics=SeatStatistics({"hat": hat}))
            for name, kind, hat in players
        )
        return MatchRecord("", "toy", "", ended, 1.0, {}, "rounds", tuple(were))

    told, archive = list[tuple[dict[str, str], int]](), player.shell.matches.archive
    games = [record(2.0, ("Ada", None, "red"), ("Bob", "first", "machine")), record(1.0, ("Ada", None, "old"))]
    monkeypatch.setattr(archive, "records", lambda game: games)
    monkeypatch.setattr(MarketUi, "likeness", lambda self, labels, at: told.append((dict(labels), at)))
    name_person(player, "seat 1", "Ada")
    player.click("add person")
    player.type("Bob")
    told.clear()
    player.key("return")
    player.settle()
    assert told[-2:] == [({"hat": "red"}, 0), ({}, 1)]


def test_who_played_lately_is_offered_and_sits_down_at_one_click(player: Player) -> None:
    player.shell.change(people=("Bob", "Zoë"))
    name_person(player, "seat 1", "Ada")
    player.click("add person")
    player.click("known Bob")
    assert not player.shell.messages.asking and page(player).choices.names()[2] == "Bob"
    player.click("add person")
    assert player.sees("known Zoë") and not player.sees("known Bob"), "nobody sits down twice"
    player.key("escape")
    player.click("play")
    assert player.settings.people == ("Ada", "Bob", "Zoë")


def test_a_name_is_written_with_a_controller(player: Player) -> None:
    player.shell.stage.bindings.family = "xbox"
    player.click("seat 1")
    player.key("pad x")
    for up in (-2.0, -2.0, 2.0):
        player.shell.stage.send(Scrolled(up))
    player.key("pad x", "pad x", "pad y", "return")
    player.settle()
    assert page(player).choices.seats[0].name == "ba"


def test_everything_can_be_chosen_with_the_mouse(player: Player) -> None:
    player.click("character medea")
    player.click("add person")
    player.type("Bob")
    player.key("return")
    name_person(player, "seat 1", "Ada")
    player.click("options")
    player.click("seed")
    player.type("deal me well")
    player.click("wish cards")
    player.click("Done")
    player.click("play")
    (match_plan,) = player.matches.planned
    assert match_plan.players == (
        PlayerSpec("Ada"),
        PlayerSpec("Circe", "first"),
        PlayerSpec("Medea", "first"),
        PlayerSpec("Bob"),
    )
    assert match_plan.seed == "deal me well" and match_plan.options == {"cards": 12}


def test_everything_can_be_chosen_with_keys(player: Player) -> None:
    player.key("up")
    assert player.focused != "play"
    while player.focused != "level circe":
        player.key("shift+tab")
    player.key("right")
    assert page(player).choices.seats[1].kind == "random" and player.focused == "level circe"
    player.key("return")
    assert page(player).choices.seats[1].kind == "first"
    while player.focused != "character hermes":
        player.key("tab")
    player.key("return")
    assert page(player).choices.names() == ["You", "Circe", "Hermes"] and player.focused == "character hermes"
    while player.focused != "setup short":
        player.key("tab")
    player.key("return")
    assert page(player).choices.setup.name == "short" and player.focused == "setup short"


def test_a_click_on_a_star_says_how_well_somebody_plays(player: Player) -> None:
    box = player.find("level merlin").bounds()
    player.click_at((box.left + 10, box.centery))
    assert page(player).choices.level_of("merlin").name == "first"
    assert str(player.find("level merlin").tip).startswith("Beginner. ")
    player.click_at((box.left + 40, box.centery))
    assert page(player).choices.level_of("merlin").name == "random"
    assert page(player).choices.seat_of("merlin") is None  # its stars do not seat it


@pytest.mark.parametrize(("width", "beside"), [(287.0, True), (160.0, False)])
def test_the_level_stands_beside_its_stars_where_every_level_has_room(
    player: Player, width: float, *, beside: bool
) -> None:
    levels = [Level(f"level {at}", title, "") for at, title in enumerate(("Apprentice", "Adept"))]
    card = FaceCard(
        player.shell.look, Character("owl", "Owl", "Plays soundly."), levels, 1, size=(width, 439.0), seated=None,
        tip="", on_pick=lambda: None, on_level=lambda level: None,
    )  # fmt: skip
    words = [" ".join(run.text for run in shown.block.runs) for shown in card.texts()]
    assert ("Adept" in words) == beside and sum("Adept" in each for each in words) == 1
    level = list(card.texts())[-1].box
    assert level.right <= width and (not beside or level.left >= card.stars.x + card.stars.width)


def test_whoever_sits_there_already_says_so(player: Player) -> None:
    def seated() -> set[str]:
        cards = [node for node in player.shell.root.walk() if isinstance(node, FaceCard)]
        words = {
            card.character.id: " ".join(run.text for shown in card.texts() for run in shown.block.runs)
            for card in cards
        }
        return {name for name in words if "at the table" in words[name]}

    before = seated()
    player.click("character medea")
    assert seated() == before | {"medea"} == {seat.character for seat in page(player).choices.seats} - {""} != before


def test_a_setup_has_its_picture_before_its_name_and_the_chosen_one_a_mark_on_it(player: Player) -> None:
    picture, look = Panel((90, 20, 20), (90, 20, 20)), player.shell.look

    def drawn(*, chosen: bool) -> pygame.Surface:
        tile, surface = (
            SetupTile(look, setup, lambda: None, (280.0, 66.0), chosen=chosen),
            pygame.Surface((280, 66), 0, 32),
        )
        assert tile.icon is picture and next(iter(tile.texts())).x > 52
        painter = Painter(surface, SurfaceCache())
        tile.draw(painter)
        painter.flush()
        return surface

    setup = Setup("short", "Short", "", 2, 4, {}, picture=picture)
    marked, plain = (drawn(chosen=chosen).get_at((48, 52))[:3] for chosen in (True, False))
    assert plain == (90, 20, 20) != marked


@pytest.mark.parametrize("clicked", ["character medea", "level circe", "setup short", "surprise"])
def test_whatever_was_clicked_enter_plays(player: Player, clicked: str) -> None:
    player.click(clicked)
    player.key("return")
    assert isinstance(player.screen, TableScreen)


def test_enter_is_promised_for_play_only_while_it_plays(player: Player) -> None:
    play = next(node for node in player.shell.root.walk() if isinstance(node, Button) and node.name == "play")

    def promised(*keys: str) -> bool:
        for key in keys:
            player.key(key)
        player.settle()
        return play.believable

    assert promised()
    assert not promised("up") and player.focused != "play"
    assert promised("down") and player.focused == "play"


def test_who_sits_there_leaves_when_clicked_as_long_as_there_are_enough(player: Player) -> None:
    player.click("character medea")
    player.click("seat 2")
    assert page(player).choices.names() == ["You", "Medea"]


def test_the_only_rival_is_swapped_for_the_one_that_is_picked_next(player: Player) -> None:
    player.click("character circe")
    assert player.told == "Pick who sits down instead of Circe."
    assert page(player).choices.names() == ["You", "Circe"]
    player.click("character medea")
    assert page(player).choices.names() == ["You", "Medea"]
    assert player.told == "", "nobody is to be picked any more"
    player.click("character circe")
    assert page(player).choices.names() == ["You", "Medea", "Circe"], "and the next one sits down as well"


def test_where_nobody_can_be_spared_a_click_on_a_machine_seats_a_person_there(player: Player) -> None:
    name_person(player, "seat 2", "Bob")
    assert page(player).choices.names()[1] == "Bob" and page(player).choices.people == 2
    player.key("return")
    assert isinstance(player.screen, TableScreen), "two people sit down with a click and a name each"


def test_who_thinks_better_of_seating_a_person_gets_the_machine_back(player: Player) -> None:
    player.click("seat 2")
    player.type("Bob")
    player.key("escape")
    player.settle()
    assert page(player).choices.names() == ["You", "Circe"] and not player.shell.messages.asking


def test_at_a_full_table_another_takes_the_place_of_the_last(player: Player) -> None:
    player.click("setup short")
    player.click("character medea")
    assert not player.sees("add person")
    player.click("character hermes")
    assert page(player).choices.names() == ["You", "Circe", "Hermes"]


def test_a_person_may_leave_and_a_machine_comes_instead(player: Player) -> None:
    player.click("seat 1")
    player.click("Leave the table")
    assert page(player).choices.people == 0
    player.click("add person")
    player.click("Done")
    assert page(player).choices.people == 1


def test_a_person_who_was_only_being_added_leaves_by_going_back(player: Player) -> None:
    before = page(player).choices.names()
    player.click("add person")
    player.type("Bob")
    player.key("escape")
    player.settle()
    assert page(player).choices.names() == before and not player.shell.messages.asking


def test_enter_plays_even_after_a_click_beside_everything(player: Player) -> None:
    player.click_at((1500.0, 890.0))
    assert not player.focused
    player.key("return")
    assert isinstance(player.screen, TableScreen)


def test_leaving_leads_back_to_where_one_came_from(player: Player) -> None:
    player.key("escape")
    assert isinstance(player.screen, Title) and player.focused == "new game"


def test_a_seat_says_whose_name_a_click_changes(player: Player) -> None:
    assert player.find("seat 1").tip.startswith("Change your name")
    name_person(player, "seat 1", "Ada")
    assert player.find("seat 1").tip.startswith("Change Ada's name")


def test_the_order_of_turns_is_changed_by_dragging(player: Player) -> None:
    player.click("character medea")
    player.settle()
    start, end = player.find("seat 3").bounds(), player.find("seat 1").bounds()
    send = player.shell.stage.send
    send(PointerMoved(start.centerx, start.top + 60))
    send(PointerDown(start.centerx, start.top + 60))
    send(PointerMoved(end.centerx, end.top + 60))
    player.shell.stage.update()
    send(PointerUp(end.centerx, end.top + 60))
    player.settle()
    assert page(player).choices.names() == ["Medea", "Player 2", "Circe"] or page(player).choices.names() == [
        "Medea", "You", "Circe",
    ]  # fmt: skip


def test_a_player_who_is_dragged_when_another_window_is_used_sits_where_they_sat(player: Player) -> None:
    face, before = player.find("seat 2"), player.find("seat 2").at
    start, end = face.bounds(), player.find("seat 1").bounds()
    send = player.shell.stage.send
    for event in (PointerMoved, PointerDown):
        send(event(start.centerx, start.top + 60))
    send(PointerMoved(end.centerx, end.top + 60))
    assert face.at != before
    send(Attended(here=False))
    send(PointerUp(end.centerx, end.top + 60))
    assert (face.at, face.z) == (before, 0.0) and page(player).choices.names() == ["You", "Circe"]


def test_the_order_of_turns_is_changed_by_keys(player: Player) -> None:
    while player.focused != "seat 1":
        player.key("tab")
    player.key("shift+left")
    assert page(player).choices.names() == ["Circe", "You"] and player.focused == "seat 2"
    player.key("shift+right")
    assert page(player).choices.names() == ["You", "Circe"] and player.focused == "seat 1"


def test_surprise_seats_others(player: Player) -> None:
    before = page(player).choices.names()
    for _ in range(20):
        player.click("surprise")
        if page(player).choices.names() != before:
            break
    assert page(player).choices.names() != before and len(page(player).choices.seats) == 2


def test_two_of_one_name_are_refused_in_a_sentence(player: Player) -> None:
    name_person(player, "seat 1", "Circe")
    player.click("play")
    assert isinstance(player.screen, NewGame) and player.told.startswith("Two players are called Circe.")


def test_a_game_that_cannot_be_saved_is_played_all_the_same_and_says_so(player: Player) -> None:
    player.matches.trouble = SaveError("No space left.", SaveFault.UNWRITABLE)
    player.click("play")
    assert isinstance(player.screen, TableScreen) and player.told.startswith(
        "This game is not saved. Its file cannot be written"
    )


def test_what_the_rules_refuse_is_told(player: Player) -> None:
    player.matches.trouble = OptionsError("Not so.")
    player.click("play")
    assert isinstance(player.screen, NewGame) and player.told == "Not so."
    assert not player.settings.last_setup


def test_the_choices_are_remembered_for_the_next_game(player: Player) -> None:
    player.click("setup short")
    name_person(player, "seat 1", "Ada")
    player.click("play")
    assert player.settings.player_name == "Ada"
    again = NewGame(player.shell)
    assert again.choices.setup.name == "short" and again.choices.names() == ["Ada", "Circe"]


def test_the_players_name_is_there_already() -> None:
    shell = shell_of(Settings(player_name="Ada"))
    shell.show(NewGame(shell))
    assert page(Player(shell)).choices.names()[0] == "Ada"


def test_another_language_keeps_the_choices(player: Player) -> None:
    player.click("setup short")
    player.shell.change(language="es")
    assert page(player).choices.setup.text.startswith("Seis") and page(player).choices.names()[0] == "Tú"


def test_escape_leads_to_the_title(player: Player) -> None:
    player.key("escape")
    assert isinstance(player.screen, Title)


def test_letters_that_are_typed_are_no_keys(player: Player) -> None:
    player.click("seat 1")
    player.type("m")
    assert player.settings.music == Settings().music


def test_the_faces_follow_the_focus(player: Player) -> None:
    player.shell.change(text_scale=200)
    player.settle()
    sheet = page(player).sheet
    assert sheet is not None and sheet.furthest > 0
    while player.focused != "level hermes":
        player.key("shift+tab")
    player.wait(100)
    assert sheet.offset > 0
    box = player.find("level hermes").bounds()
    assert sheet.bounds().top <= box.top and box.bottom <= sheet.bounds().bottom
    before = sheet.offset
    player.key("return")
    player.click("setup short")
    after = page(player).sheet
    assert after is not None and after.offset == before  # laid out again, it shows the same faces


def test_tab_leads_from_a_character_to_its_stars_and_up_leads_back(player: Player) -> None:
    page(player).give_focus("character medea")
    player.key("tab")
    assert player.focused == "level medea"
    player.key("up")
    assert player.focused == "character medea"
    player.key("left")
    assert player.focused == "character merlin"


def test_when_one_leaves_by_a_key_the_focus_is_where_the_game_begins(player: Player) -> None:
    page(player).choices.pick("medea")
    page(player).rebuild()
    page(player).give_focus("seat 3")
    player.key("return")
    assert len(page(player).choices.seats) == 2 and player.focused == "play"
