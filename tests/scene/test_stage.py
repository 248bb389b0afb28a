# mypy: no-warn-unreachable
# What a property says changes between two asserts, which mypy does not know.

from __future__ import annotations

import io
import logging
import os
import warnings
from pathlib import Path

import pygame
import pytest

from resarcana_gui.scene.action import Wait
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.drawing.frame_budget import FrameBudget
from resarcana_gui.scene.drawing.surface_cache import room_for
from resarcana_gui.scene.events import (
    Closed,
    Dragged,
    DragStarted,
    Dropped,
    Event,
    KeyDown,
    KeyUp,
    LongPressed,
    PointerDown,
    PointerLeft,
    PointerMoved,
    Resized,
    Wheeled,
)
from resarcana_gui.scene.focus import Direction, Focus
from resarcana_gui.scene.input import Recorder, recorded
from resarcana_gui.scene.loop import frame, run
from resarcana_gui.scene.motion import Move
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.theme import HIGH_CONTRAST
from resarcana_gui.scene.timing import Speed
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS, LEAST
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.text_field import TextField
from resarcana_gui.scene.window import BY_CARD, Window
from tests.scene.acting import Actor
from tests.scene.hurry import Tired


class Probe(Control):
    """A control that notes what it is given, and takes what it was told to take."""

    def __init__(self, look: UiStyle, x: float = 0, y: float = 0, *takes: type, size: float = 50) -> None:
        super().__init__(look, size=(size, size), at=(x, y))
        self.takes = takes
        self.given: list[Event] = []
        self.activated = 0

    def handle(self, event: Event) -> bool:
        self.given.append(event)
        return isinstance(event, self.takes)

    def activate(self) -> None:
        self.activated += 1

    def draw(self, painter: Painter) -> None:
        painter.put(PlainBox((200, 0, 0)), self.box)
        self.draw_ring(painter)


@pytest.fixture
def probe(actor: Actor) -> Probe:
    made = Probe(actor.look, 100, 100)
    actor.root.add(made)
    return made


def test_a_click_activates_what_lies_under_it(actor: Actor, probe: Probe) -> None:
    actor.press((120, 120))
    assert probe.pressed and probe.hovered
    actor.release((120, 120))
    assert probe.activated == 1 and not probe.pressed


def test_letting_go_elsewhere_is_no_click(actor: Actor, probe: Probe) -> None:
    actor.press((148, 120))
    actor.point((152, 120))
    assert not probe.pressed
    actor.release((152, 120))
    assert probe.activated == 0


def test_a_tooltip_goes_with_the_click_and_comes_back_only_after_something_else(actor: Actor, probe: Probe) -> None:
    probe.tip = "Does something."
    actor.point((125, 120))
    actor.pass_time(400)
    assert actor.stage.hover.shown is probe
    actor.click(probe)
    assert_a_tooltip_only_after_something_else(actor, probe)


def test_what_a_click_brings_under_the_pointer_waits_with_its_tooltip_until_it_is_pointed_at(
    actor: Actor, probe: Probe
) -> None:
    above = Button(actor.look, "Away", lambda: actor.root.remove(above), size=(50, 50), at=(100, 100))
    actor.root.add(above)
    actor.point((125, 120))
    actor.click(above)
    assert_a_tooltip_only_after_something_else(actor, probe)


def assert_a_tooltip_only_after_something_else(actor: Actor, probe: Probe) -> None:
    """The pointer lies still where it clicked: nothing; it goes away and comes back: the tooltip."""
    actor.pass_time(400)
    assert actor.stage.hover.shown is None
    actor.point((10, 10))
    actor.point((125, 120))
    actor.pass_time(400)
    assert actor.stage.hover.shown is probe


def test_what_cannot_be_used_is_not_activated_and_says_why(actor: Actor, probe: Probe) -> None:
    probe.tip = "Does something."
    assert probe.hint == "Does something."
    probe.forbid("Not now.")
    actor.click(probe)
    assert probe.activated == 0 and probe.hint == "Not now."
    probe.allow()
    assert probe.reason == ""


def test_the_right_button_does_not_click(actor: Actor, probe: Probe) -> None:
    actor.click(probe, 3)
    assert probe.activated == 0 and PointerDown(125, 125, 3) in probe.given


def test_events_go_down_to_what_a_control_lies_on(actor: Actor, probe: Probe) -> None:
    below = Probe(actor.look, 0, 0, Wheeled, size=300)
    actor.root.add(below)
    below.add(probe)
    actor.wheel(probe, 1)
    assert any(isinstance(event, Wheeled) for event in probe.given) and below.given[-1] == probe.given[-1]


def test_a_drag_goes_to_who_takes_it_and_is_no_click(actor: Actor, probe: Probe) -> None:
    probe.takes = (DragStarted,)
    actor.drag((120, 120), (600, 600))
    kinds = [type(event) for event in probe.given]
    assert kinds.count(DragStarted) == kinds.count(Dragged) == kinds.count(Dropped) == 1
    assert probe.activated == 0 and actor.stage.dispatcher.captured is None


def test_a_drag_that_nobody_takes_is_a_click_when_it_comes_back(actor: Actor, probe: Probe) -> None:
    actor.drag((120, 120), (135, 120))
    assert probe.activated == 1


def test_a_long_press_that_was_taken_is_no_click(actor: Actor, probe: Probe) -> None:
    probe.takes = (LongPressed,)
    actor.press((120, 120))
    actor.pass_time(600)
    actor.release((120, 120))
    assert probe.activated == 0


def test_a_click_fast_forwards_what_moves_the_thing_clicked(actor: Actor, probe: Probe) -> None:
    actor.look.queue.add(Move(probe, (110, 100), 1000))
    actor.click(probe)
    assert probe.x == 110 and probe.activated == 1


def test_a_click_counts_though_what_was_clicked_jumps_to_its_end(actor: Actor, probe: Probe) -> None:
    actor.look.queue.add(Move(probe, (900, 700), 1000))
    at = probe.bounds().center
    actor.press(at)
    actor.release(at)
    assert probe.x == 900 and probe.activated == 1


def test_what_is_pointed_at_is_told_and_forgotten(actor: Actor, probe: Probe) -> None:
    other = Probe(actor.look, 300, 100)
    actor.root.add(other)
    actor.point((120, 120))
    actor.pass_time(160)
    assert actor.stage.hover.shown is probe
    actor.point((320, 120))
    assert other.hovered and not probe.hovered and actor.stage.hover.shown is other
    actor.stage.send(PointerLeft())
    assert not other.hovered
    actor.point((120, 120))
    actor.root.remove(probe)
    actor.pass_time(400)
    assert actor.stage.hover.shown is None
    actor.point((900, 900))


def test_what_moves_away_from_under_the_pointer_is_not_pointed_at_any_more(actor: Actor, probe: Probe) -> None:
    actor.point((120, 120))
    probe.y += 4
    actor.pass_time(20)
    assert probe.hovered
    probe.at = (900, 700)
    actor.pass_time(20)
    assert not probe.hovered and actor.stage.hover.target is None


def test_tab_goes_in_reading_order_and_around(actor: Actor) -> None:
    places = [(300, 110), (100, 100), (100, 300), (500, 90)]
    one, two, three, four = (Probe(actor.look, *place) for place in places)
    actor.root.add(one, two, three, four)
    order = []
    for _ in range(5):
        actor.key("tab")
        order.append(actor.focused)
    assert order == [two, one, four, three, two]
    actor.key("shift+tab")
    assert actor.focused is three and three.focused


def test_tab_leads_to_all_that_is_together_before_it_goes_on(actor: Actor) -> None:
    places = [(100, 100), (100, 170), (300, 100), (300, 170), (500, 130)]
    one, two, three, four, alone = (Probe(actor.look, *place) for place in places)
    one.together = two.together = places[0]
    three.together = four.together = places[1]
    actor.root.add(three, one, alone, four, two)
    order = []
    for _ in range(5):
        actor.key("tab")
        order.append(actor.focused)
    assert order == [one, two, three, four, alone]


def test_shift_tab_begins_at_the_end_and_an_empty_stage_has_no_focus(actor: Actor) -> None:
    actor.key("tab")
    assert actor.focused is None
    actor.root.add(Probe(actor.look), last := Probe(actor.look, 0, 100))
    actor.key("shift+tab")
    assert actor.focused is last


def test_arrows_go_to_the_nearest_in_their_direction(actor: Actor) -> None:
    middle = Probe(actor.look, 300, 300)
    places = {"left": (100, 310), "right": (520, 300), "up": (320, 100), "down": (300, 500)}
    around = {key: Probe(actor.look, x, y) for key, (x, y) in places.items()}
    far = Probe(actor.look, 420, 700)
    actor.root.add(middle, *around.values(), far)
    focus = actor.stage.dispatcher.focus
    for key, expected in around.items():
        focus.give(middle)
        actor.key(key)
        assert focus.current is expected
    focus.give(around["left"])
    actor.key("left")
    assert focus.current is around["left"]
    focus.give(None)
    actor.key("down")
    assert focus.current is not None


def test_an_arrow_first_shows_a_focus_that_is_not_visible(actor: Actor) -> None:
    first, second = Probe(actor.look, 100, 100), Probe(actor.look, 300, 100)
    actor.root.add(first, second)
    actor.stage.dispatcher.focus.give(first, shown=False)
    for expected in (first, second):
        actor.key("right")
        assert actor.focused is expected and expected.focused


def test_at_the_end_of_a_line_an_arrow_to_the_side_does_not_leave_for_another_line(actor: Actor) -> None:
    last, above = Probe(actor.look, 300, 500), Probe(actor.look, 480, 100)
    actor.root.add(last, above)
    actor.stage.dispatcher.focus.give(last)
    actor.key("right")
    assert actor.focused is last
    actor.key("up")
    assert actor.focused is above


def test_an_arrow_to_the_side_leads_along_the_line_even_if_something_above_is_nearer(actor: Actor) -> None:
    first, last, above = Probe(actor.look, 100, 500), Probe(actor.look, 600, 500), Probe(actor.look, 450, 380)
    actor.root.add(first, last, above)
    actor.stage.dispatcher.focus.give(last)
    actor.key("left")
    assert actor.focused is first


def test_a_click_gives_the_focus_without_its_ring(actor: Actor, probe: Probe) -> None:
    actor.click(probe)
    assert actor.focused is probe and not probe.focused
    actor.press((900, 900))
    assert actor.focused is None


def test_enter_and_space_activate_what_shows_the_focus(actor: Actor, probe: Probe) -> None:
    actor.key("tab")
    actor.key("return")
    actor.key("space")
    assert probe.activated == 2
    actor.stage.send(KeyDown("return", repeat=True))
    probe.forbid("no")
    actor.key("return")
    assert probe.activated == 2


def test_the_focus_does_not_stay_on_what_has_gone(actor: Actor, probe: Probe) -> None:
    actor.key("tab")
    actor.root.remove(probe)
    assert actor.focused is None and not probe.focused


def test_enter_that_means_nothing_shows_the_focus_first_and_does_nothing_unseen(
    actor: Actor, probe: Probe, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor.stage.dispatcher.focus.give(probe, shown=False)
    monkeypatch.setattr(actor.stage.dispatcher, "bindings", Bindings({"confirm": ["return"]}))
    actor.key("return")
    assert actor.actions == ["confirm"] and not probe.focused, "here it means something"
    monkeypatch.setattr(actor.stage.dispatcher, "_on_action", lambda action: False)
    actor.key("return")
    assert probe.focused and probe.activated == 0
    actor.key("return")
    assert probe.activated == 1


def test_keys_stay_on_what_holds_the_focus_and_a_pointer_leaves_it(actor: Actor, probe: Probe) -> None:
    panel = Control(actor.look, size=(300, 300), at=(600, 100), name="panel")
    panel.holds_focus = True
    inner = [Probe(actor.look, 20, y) for y in (20, 180)]
    panel.add(*inner)
    actor.root.add(panel)
    actor.stage.dispatcher.focus.give(inner[0])
    for key, expected in (("tab", 1), ("tab", 0), ("down", 1), ("left", 1), ("shift+tab", 0), ("up", 0)):
        actor.key(key)
        assert actor.focused is inner[expected]
    actor.click(probe)
    actor.key("tab")
    assert actor.focused in (panel, *inner)


def test_the_focus_goes_back_to_where_it_was_kept_unless_that_has_gone(actor: Actor, probe: Probe) -> None:
    focus = actor.stage.dispatcher.focus
    focus.give(probe)
    kept = focus.keep()
    focus.give(None)
    focus.restore(kept)
    assert actor.focused is probe and probe.focused
    focus.give(None)
    actor.root.remove(probe)
    focus.restore(kept)
    assert actor.focused is None


class ModalProbe(Probe):
    """Nothing behind it can be reached."""

    modal = True


def test_nothing_outside_something_modal_has_the_focus(actor: Actor, probe: Probe) -> None:
    dialog = ModalProbe(actor.look, 400, 400, KeyDown)
    dialog.focusable = False
    inside = Probe(actor.look)
    dialog.add(inside)
    actor.root.add(dialog)
    actor.key("a")
    assert dialog.given == [KeyDown("a")]
    dialog.takes = ()
    actor.key("tab")
    assert actor.focused is inside
    assert Focus(actor.root).towards(Direction.UP) is inside


def test_a_key_that_nobody_takes_means_its_action(actor: Actor, probe: Probe) -> None:
    actor.key("ctrl+z")
    actor.key("q")
    assert actor.actions == ["undo"]
    probe.takes = (KeyDown,)
    actor.stage.dispatcher.focus.give(probe)
    actor.key("p")
    assert actor.actions == ["undo"]


def test_letters_are_typed_and_not_taken_for_actions_where_text_is(actor: Actor, probe: Probe) -> None:
    probe.takes_text = True
    actor.stage.dispatcher.focus.give(probe)
    actor.key("p")
    actor.key("f")
    actor.key("ctrl+z")
    assert actor.actions == ["undo"] and not actor.look.pace.held


def test_escape_finishes_the_queue_first(actor: Actor, probe: Probe) -> None:
    actor.look.queue.add(Move(probe, (500, 0), 1000))
    actor.key("escape")
    assert probe.x == 500


def test_holding_the_key_accelerates_and_another_changes_the_speed(actor: Actor) -> None:
    actor.stage.send(KeyDown("f"))
    assert actor.look.pace.held
    actor.stage.send(KeyUp("x"))
    assert actor.look.pace.held
    actor.stage.send(KeyUp("f"))
    assert not actor.look.pace.held
    actor.key("s")
    assert actor.look.pace.speed is Speed.FAST


def test_a_stage_without_listeners_bears_every_key(look: UiStyle, clock: FakeClock) -> None:
    stage = Stage(CANVAS, clock, Node(), look=look)
    stage.bindings.restore({"speed": ["s"]})
    stage.send(KeyDown("x"))
    stage.dispatcher.bindings.rebind("speed", "x")
    assert Stage((800, 600), clock, Node()).look is not look


def test_a_picture_is_drawn_again_only_when_something_changed(actor: Actor, probe: Probe) -> None:
    surface = pygame.Surface(CANVAS, 0, 32)
    assert actor.stage.draw(surface)
    assert actor.stage.lively
    assert not actor.stage.draw(surface)
    assert not actor.stage.lively
    assert actor.stage.draw(surface, always=True)
    probe.x += 1
    assert actor.stage.draw(surface)
    actor.look.change()
    assert actor.stage.draw(surface)


def test_what_was_turned_roughly_is_drawn_again_finely(actor: Actor) -> None:
    actor.root.add(Sprite(PlainBox((200, 9, 9)), (50, 50), at=(100, 300), rotation=33))
    stage = Stage(CANVAS, actor.clock, actor.root, look=actor.look, budget=FrameBudget(Tired()))
    surface = pygame.Surface(CANVAS, 0, 32)
    assert stage.draw(surface) and stage.lively
    assert stage.draw(surface)
    assert not stage.draw(surface) and not stage.lively


def test_a_stage_fits_its_window(actor: Actor, probe: Probe) -> None:
    actor.stage.send(Resized(960, 540))
    assert actor.stage.viewport.scale == 0.5
    surface = pygame.Surface((480, 270), 0, 32)
    actor.stage.draw(surface)
    assert surface.get_at((30, 30))[:3] == (200, 0, 0)
    assert actor.stage.picture((640, 480)).get_size() == (640, 480)
    assert actor.stage.viewport.window == (480, 270)


def test_a_screenshot_is_a_png_file(actor: Actor, tmp_path: Path) -> None:
    actor.stage.screenshot(tmp_path / "shot.png", (320, 180))
    assert pygame.image.load(tmp_path / "shot.png").get_size() == (320, 180)


def test_pygame_is_read_recorded_and_replayed(actor: Actor, probe: Probe) -> None:
    out = io.StringIO()
    actor.stage.recorder = Recorder(out, actor.clock)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        actor.stage.feed([pygame.Event(kind, pos=(120, 120), button=1)])
        actor.clock.step(40)
    actor.stage.recorder = None
    actor.stage.feed([pygame.Event(pygame.QUIT)])
    assert probe.activated == 1 and actor.stage.closing
    events = list(recorded(out.getvalue().splitlines()))
    assert [at for at, _ in events] == [0, 40]
    list(actor.stage.replay(events, actor.clock.sleep))
    assert probe.activated == 2


def test_a_closed_window_is_told(actor: Actor) -> None:
    actor.stage.send(Closed())
    assert actor.stage.closing


def test_what_lives_by_itself_is_told_the_time(actor: Actor) -> None:
    ticks: list[int] = []
    actor.stage.tickers.append(ticks.append)
    actor.pass_time(32)
    assert ticks == [16, 16]


def test_a_control_takes_nothing_unless_it_says_so(look: UiStyle) -> None:
    control = Control(look)
    assert not control.handle(PointerMoved(0, 0)) and list(control.texts()) == []
    control.activate()


@pytest.mark.parametrize(
    ("window", "shown"),
    [((400, 400), (0, 88, 400, 225)), ((700, 90), (270, 0, 160, 90)), ((90, 2000), (0, 975, 90, 51))],
)
def test_in_a_window_that_is_too_small_the_whole_picture_is_shrunk(
    actor: Actor, probe: Probe, window: tuple[int, int], shown: tuple[int, int, int, int]
) -> None:
    actor.root.add(Sprite(PlainBox((9, 200, 9)), CANVAS, z=-1))
    surface = pygame.Surface(window, 0, 32)
    assert actor.stage.draw(surface)
    picture = pygame.mask.from_threshold(surface, (9, 200, 9, 255), (60, 170, 60, 255)).get_bounding_rects()
    assert len(picture) == 1
    assert all(abs(one - other) <= 1 for one, other in zip(picture[0], shown, strict=True))


def test_in_a_window_that_is_too_small_things_are_where_they_are_seen(actor: Actor, probe: Probe) -> None:
    surface = pygame.Surface((400, 400), 0, 32)
    actor.stage.draw(surface)
    seen = next((x, y) for y in range(400) for x in range(400) if surface.get_at((x, y)).r > 180)
    actor.stage.feed([pygame.Event(pygame.MOUSEMOTION, pos=(seen[0] + 4, seen[1] + 4))])
    assert probe.hovered


def test_pictures_for_a_window_of_another_size_are_not_kept(actor: Actor, probe: Probe) -> None:
    for width in (1920, 1600, 1280):
        actor.stage.draw(pygame.Surface((width, width * 9 // 16), 0, 32))
    only_one = len(actor.stage.cache)
    actor.stage.draw(pygame.Surface((1280, 900), 0, 32))
    assert len(actor.stage.cache) == only_one, "the picture is as large as before: nothing is drawn anew"
    assert only_one == 1 and actor.stage.cache.limit == room_for((1280, 720))


def test_the_system_lets_no_window_be_smaller_than_is_good_for_it() -> None:
    window = Window("test", (1280, 720))
    with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
        system = pygame.Window.from_display_module()
    assert system.minimum_size == LEAST
    system.size = (300, 200)
    assert system.size == LEAST
    window.close()


def test_a_window_opens_goes_full_and_closes() -> None:
    window = Window("test", (1000, 600), vsync=True)
    assert window.surface.get_size() == (1000, 600)
    window.show([window.surface.get_rect()])
    window.resized()
    window.toggle_full()
    assert window.full
    window.resized()
    window.toggle_full()
    assert not window.full
    window.close()


def test_input_methods_are_on_only_while_a_field_is_typed_in(actor: Actor, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[object] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: told.append("on"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: told.append("off"))
    monkeypatch.setattr(pygame.key, "set_text_input_rect", told.append)
    window = Window("Res Arcana", LEAST)
    assert told == ["off"]
    field = TextField(actor.look, at=(50, 50))
    actor.root.add(field)
    frame(actor.stage, window)
    actor.click(field)
    frame(actor.stage, window)
    frame(actor.stage, window)
    there = actor.stage.typed_at
    assert told == ["off", "on", there]
    actor.type("a")
    frame(actor.stage, window)
    assert told[3:] == [actor.stage.typed_at] and actor.stage.typed_at != there
    actor.press((900, 900))
    frame(actor.stage, window)
    frame(actor.stage, window)
    assert told[4:] == ["off"]
    window.close()


def test_no_window_is_opened_where_nobody_could_see_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.delenv("SDL_VIDEO_DRIVER", raising=False)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(pygame.error, match="no screen"):
        Window("test", (640, 480))


@pytest.mark.parametrize(("system", "way"), [("x11", "0"), ("wayland", None)])
def test_an_x_server_is_handed_only_what_changed(monkeypatch: pytest.MonkeyPatch, system: str, way: str | None) -> None:
    for name in (BY_CARD, "SDL_VIDEODRIVER"):
        monkeypatch.setenv(name, "dummy")
    monkeypatch.delenv(BY_CARD)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: system)
    Window("test", (640, 480)).close()
    assert os.environ.get(BY_CARD) == way


def test_a_loop_runs_until_the_stage_is_closed(actor: Actor, probe: Probe) -> None:
    window = Window("test", (960, 540))

    def go_on(ms: int) -> None:
        probe.x += 1
        actor.stage.closing = actor.clock.now() > 100

    actor.stage.tickers.append(go_on)
    run(actor.stage, window, actor.clock)
    assert actor.stage.viewport.window == (960, 540) and actor.clock.now() < 200
    assert window.surface.get_at((60, 60))[:3] == (200, 0, 0)
    actor.stage.tickers.clear()
    frame(actor.stage, window)
    window.close()


def test_a_window_that_was_covered_is_shown_again_though_nothing_changed(
    actor: Actor, probe: Probe, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = Window("test", (960, 540))
    frame(actor.stage, window)
    shown: list[str] = []
    monkeypatch.setattr(window, "show", lambda places: shown.append("shown") if places else None)
    pygame.event.clear()
    frame(actor.stage, window)
    assert not shown
    pygame.event.post(pygame.Event(pygame.WINDOWEXPOSED))
    frame(actor.stage, window)
    assert shown == ["shown"]
    window.close()


def test_in_a_window_that_nobody_sees_time_passes_and_nothing_is_drawn(
    actor: Actor, probe: Probe, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = Window("test", (960, 540))
    passed: list[int] = []
    actor.stage.tickers.append(passed.append)
    monkeypatch.setattr(pygame.display, "get_active", lambda: False)
    frame(actor.stage, window)
    assert len(passed) == 1 and window.surface.get_at((60, 60))[:3] == (0, 0, 0)
    monkeypatch.setattr(pygame.display, "get_active", lambda: True)
    frame(actor.stage, window)
    assert window.surface.get_at((60, 60))[:3] == (200, 0, 0)
    window.close()


@pytest.mark.parametrize(("moves", "rounds"), [(False, 3), (True, 30)])
def test_in_a_window_that_nobody_sees_hardly_anything_is_done_while_nothing_moves(
    actor: Actor, monkeypatch: pytest.MonkeyPatch, moves: bool, rounds: int
) -> None:
    window, passed = Window("test", (960, 540)), []

    def go_on(ms: int) -> None:
        passed.append(actor.clock.now())
        actor.stage.closing = actor.clock.now() >= 3000

    if moves:
        actor.look.queue.add(Wait(60_000))
    actor.stage.tickers.append(go_on)
    monkeypatch.setattr(pygame.display, "get_active", lambda: False)
    pygame.event.clear()
    run(actor.stage, window, actor.clock)
    assert rounds <= len(passed) <= rounds + 1
    window.close()


def test_input_wakes_a_window_that_nobody_sees(actor: Actor, monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window("test", (960, 540))
    monkeypatch.setattr(pygame.display, "get_active", lambda: False)
    pygame.event.clear()
    asked = iter((False, False, True))
    monkeypatch.setattr(pygame.event, "peek", lambda: next(asked))
    rounds: list[int] = []

    def go_on(ms: int) -> None:
        rounds.append(actor.clock.now())
        actor.stage.closing = len(rounds) > 1

    actor.stage.tickers.append(go_on)
    run(actor.stage, window, actor.clock)
    assert rounds[1] - rounds[0] == 300, "it looks for input ten times a second"
    window.close()


def test_after_a_change_of_the_look_everything_is_drawn_anew(actor: Actor, probe: Probe) -> None:
    actor.stage.picture()
    before = actor.stage.cache.misses
    actor.look.change(theme=HIGH_CONTRAST)
    actor.stage.picture()
    assert actor.stage.cache.misses > before


def test_what_keys_lead_to_is_looked_at(actor: Actor, probe: Probe) -> None:
    actor.key("tab")
    actor.pass_time(160)
    assert actor.stage.hover.shown is probe


def test_what_keys_have_left_is_not_looked_at_any_more(actor: Actor, probe: Probe) -> None:
    actor.key("tab")
    actor.pass_time(160)
    actor.stage.dispatcher.focus.give(probe, shown=False)
    actor.pass_time(400)
    assert actor.stage.hover.shown is None


def test_a_window_that_cannot_be_as_wished_is_plain(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    real = pygame.display.set_mode

    def refuse(size: tuple[int, int], flags: int = 0, **more: int) -> pygame.Surface:
        if flags:
            raise pygame.error("not here")
        return real(size)

    monkeypatch.setattr(pygame.display, "set_mode", refuse)
    with caplog.at_level(logging.INFO):
        window = Window("test", (640, 480), full=True, vsync=True)
    assert window.surface.get_size() == (640, 480) and "not here" in caplog.text
    window.close()
