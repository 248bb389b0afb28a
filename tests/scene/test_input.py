# mypy: no-warn-unreachable
# What a property says changes between two asserts, which mypy does not know.

from __future__ import annotations

import io

import pygame
import pytest

from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.events import (
    KINDS,
    Attended,
    Closed,
    Dragged,
    DragStarted,
    Dropped,
    Event,
    FileDropped,
    KeyDown,
    KeyUp,
    LetGo,
    LongPressed,
    PointerDown,
    PointerLeft,
    PointerMoved,
    PointerUp,
    Resized,
    Scrolled,
    SoundDeviceChanged,
    TextComposed,
    TextDropped,
    TextTyped,
    Wheeled,
    from_json,
    to_json,
)
from resarcana_gui.scene.hover import Hover
from resarcana_gui.scene.input import Gestures, Reader, Recorder, recorded
from resarcana_gui.scene.loop import Pacer
from resarcana_gui.scene.pads.pads import Pads
from resarcana_gui.scene.viewport import Viewport
from tests.for_each import for_each

EXAMPLES: list[Event] = [
    PointerMoved(1, 2),
    PointerLeft(),
    PointerDown(1, 2, 3),
    PointerUp(1, 2),
    DragStarted(1, 2, 3, 4),
    Dragged(1, 2),
    Dropped(1, 2),
    LongPressed(1, 2),
    LetGo(),
    Wheeled(1, 2, -1),
    Scrolled(-1),
    KeyDown("z", ctrl=True),
    KeyUp("z"),
    TextTyped("ñ"),
    TextComposed("ni", 1),
    Resized(800, 600),
    Closed(),
    FileDropped("game.jsonl"),
    TextDropped("file:///game.jsonl"),
    SoundDeviceChanged(appeared=True),
    Attended(False),  # noqa: FBT003 - the window is left
]


def read(*events: pygame.Event, window: tuple[int, int] = (960, 540)) -> list[Event]:
    return list(Reader(Viewport(window), Pads(FakeClock())).read(events))


def test_pointers_are_read_onto_the_canvas() -> None:
    assert read(
        pygame.Event(pygame.MOUSEMOTION, pos=(480, 270)),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(10, 10), button=1),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=(10, 10), button=3),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(10, 10), button=4),
        pygame.Event(pygame.MOUSEWHEEL, precise_x=0.0, precise_y=2.0),
    ) == [PointerMoved(960, 540), PointerDown(20, 20), PointerUp(20, 20, 3), Wheeled(20, 20, 2.0)]


def test_keys_are_read_with_what_is_held() -> None:
    events = read(
        pygame.Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT),
        pygame.Event(pygame.KEYUP, key=pygame.K_RETURN),
        pygame.Event(pygame.TEXTINPUT, text="á"),
    )
    assert events == [KeyDown("z", ctrl=True, shift=True), KeyUp("return"), TextTyped("á")]
    assert isinstance(events[0], KeyDown) and events[0].chord == "ctrl+shift+z"


@pytest.mark.parametrize(("start", "cursor"), [(1, 1), (0, 0), (-1, 2), (7, 2)])
def test_what_an_input_method_composes_is_read(start: int, cursor: int) -> None:
    event = pygame.Event(pygame.TEXTEDITING, text="ni", start=start, length=0)
    assert read(event) == [TextComposed("ni", cursor)]


def test_a_key_that_is_held_repeats_itself() -> None:
    down, up = pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0), pygame.Event(pygame.KEYUP, key=pygame.K_a)
    repeats = [event.repeat for event in read(down, down, up, down) if isinstance(event, KeyDown)]
    assert repeats == [False, True, False]


def test_what_happens_to_the_window_is_read_and_the_rest_is_not() -> None:
    assert read(
        pygame.Event(pygame.QUIT),
        pygame.Event(pygame.WINDOWLEAVE),
        pygame.Event(pygame.WINDOWSIZECHANGED, x=800, y=600),
        pygame.Event(pygame.JOYBUTTONDOWN),
        pygame.Event(pygame.DROPFILE, file="game.jsonl"),
        pygame.Event(pygame.DROPTEXT, text="position:"),
    ) == [Closed(), PointerLeft(), Resized(800, 600), FileDropped("game.jsonl"), TextDropped("position:")]


def test_what_is_dropped_under_a_name_that_is_no_text_arrives_without_one() -> None:
    assert read(pygame.Event(pygame.DROPFILE), pygame.Event(pygame.DROPTEXT)) == [FileDropped(""), TextDropped("")]


def test_a_device_that_plays_appears_and_the_one_in_use_goes_and_no_other_is_read() -> None:
    def told(kind: int, which: int, *, records: bool = False) -> list[Event]:
        return read(pygame.Event(kind, which=which, iscapture=int(records)))

    assert told(pygame.AUDIODEVICEADDED, 0) == [SoundDeviceChanged(appeared=True)]
    assert told(pygame.AUDIODEVICEREMOVED, 2) == [SoundDeviceChanged(appeared=False)]
    assert told(pygame.AUDIODEVICEREMOVED, 0) == told(pygame.AUDIODEVICEADDED, 1, records=True) == []


@for_each("event", EXAMPLES)
def test_every_event_goes_into_json_and_back(event: Event) -> None:
    assert from_json(to_json(event)) == event


def test_there_is_an_example_of_every_event() -> None:
    assert {type(event).__name__ for event in EXAMPLES} == set(KINDS)


def test_what_is_recorded_can_be_read_again() -> None:
    out, clock = io.StringIO(), FakeClock()
    recorder = Recorder(out, clock)
    for event in EXAMPLES:
        recorder.note(event)
        clock.step(10)
    lines = [*out.getvalue().splitlines(), ""]
    assert list(recorded(lines)) == [(number * 10, event) for number, event in enumerate(EXAMPLES)]


@pytest.mark.parametrize(
    "line",
    ["{", "[]", '{"at": 1}', '{"kind": "KeyUp", "key": "a"}', '{"at": 1, "kind": "KeyUp", "x": 1}', '{"at": "x"}'],
)
def test_a_damaged_recording_is_refused_with_the_line(line: str) -> None:
    with pytest.raises(ValueError, match="Line 2"):
        list(recorded(["", line]))


def gestures(*events: Event) -> list[Event]:
    found = Gestures(FakeClock())
    return [known for event in events for known in found.read(event)]


def test_a_pointer_that_goes_far_while_down_drags() -> None:
    assert gestures(
        PointerDown(0, 0), PointerMoved(5, 0), PointerMoved(10, 0), PointerMoved(20, 0), PointerUp(20, 0)
    ) == [
        PointerDown(0, 0),
        PointerMoved(5, 0),
        DragStarted(10, 0, 0, 0),
        PointerMoved(10, 0),
        Dragged(20, 0),
        PointerMoved(20, 0),
        Dropped(20, 0),
        PointerUp(20, 0),
    ]


def test_the_right_button_does_not_drag() -> None:
    assert not any(isinstance(event, DragStarted) for event in gestures(PointerDown(0, 0, 3), PointerMoved(90, 0)))


def test_a_pointer_that_stays_down_and_still_presses_long_once() -> None:
    clock = FakeClock()
    found = Gestures(clock)
    assert list(found.wait()) == []
    list(found.read(PointerDown(3, 4)))
    clock.step(499)
    assert list(found.wait()) == []
    clock.step(1)
    assert list(found.wait()) == [LongPressed(3, 4)]
    assert list(found.wait()) == []


def test_a_drag_is_no_long_press() -> None:
    clock = FakeClock()
    found = Gestures(clock)
    for event in (PointerDown(0, 0), PointerMoved(50, 0)):
        list(found.read(event))
    clock.step(1000)
    assert list(found.wait()) == []


def keys() -> Bindings:
    return Bindings({"undo": ["ctrl+z", "u"], "pass": ["P"], "nothing": []})


def test_a_key_means_its_action() -> None:
    assert keys().action(KeyDown("z", ctrl=True)) == "undo"
    assert keys().action(KeyDown("p")) == "pass"
    assert keys().action(KeyDown("z")) is None


def test_hints_name_the_first_key() -> None:
    assert (keys().hint("undo"), keys().hint("nothing"), keys().hint("unknown")) == ("Ctrl+Z", "", "")


def test_keys_and_the_buttons_of_a_controller_are_changed_apart() -> None:
    bindings = Bindings({"undo": ["z", "pad y"], "pass": ["p"]})
    bindings.rebind("undo", "u")
    assert bindings.chords("undo") == ("u", "pad y")
    bindings.rebind("undo", "pad x")
    assert bindings.chords("undo") == ("pad x", "u")
    bindings.rebind("undo")
    assert bindings.chords("undo") == ()


def test_keys_saved_before_there_were_controllers_go_with_their_usual_buttons() -> None:
    bindings = Bindings({"undo": ["z", "pad y"], "look": ["i", "pad x"], "pass": ["p"]})
    bindings.restore({"undo": ["u"], "look": ["l"], "pass": ["pad x"]})
    assert bindings.chords("undo") == ("u", "pad y") and bindings.chords("look") == ("l",)


def test_hints_name_what_is_used() -> None:
    bindings = Bindings({"undo": ["z", "pad y"], "confirm": ["return"], "pass": ["p"]})
    assert [bindings.hint(action) for action in bindings] == ["Z", "Enter", "P"]
    bindings.family = "xbox"
    assert [bindings.hint(action) for action in bindings] == ["{pad.xbox.y}", "{pad.xbox.a}", ""]


def test_a_key_that_is_taken_is_reported_and_nothing_changes() -> None:
    bindings = keys()
    assert bindings.rebind("undo", "p") == ("pass",)
    assert bindings.chords("undo") == ("ctrl+z", "u")


def test_a_key_can_be_taken_from_another_action() -> None:
    bindings = keys()
    assert bindings.rebind("undo", "p", take=True) == ("pass",)
    assert bindings.chords("undo") == ("p",) and bindings.chords("pass") == ()
    with pytest.raises(KeyError):
        bindings.rebind("unknown", "x")


def test_changed_keys_are_saved_and_restored() -> None:
    bindings, others = keys(), keys()
    assert bindings.rebind("pass", "x") == ()
    others.restore({**bindings.changed(), "gone": ["q"]})
    assert others.changed() == {"pass": ["x"]} and list(others) == ["undo", "pass", "nothing"]
    others.reset()
    assert others.changed() == {}


def test_what_is_pointed_at_is_shown_after_a_moment_and_the_next_at_once() -> None:
    clock, shown = FakeClock(), list[str | None]()
    hover: Hover[str] = Hover(clock, shown.append)
    hover.point("one")
    hover.point("one")
    clock.step(149)
    hover.update()
    assert hover.shown is None
    clock.step(1)
    hover.update()
    assert hover.shown == "one"
    hover.point("two")
    assert hover.shown == "two"
    hover.point(None)
    clock.step(149)
    hover.update()
    assert hover.shown == "two"
    clock.step(1)
    hover.update()
    assert shown == ["one", "two", None]


def test_going_from_one_to_the_next_over_a_gap_needs_no_waiting() -> None:
    clock = FakeClock()
    hover: Hover[str] = Hover(clock)
    hover.point("one")
    clock.step(150)
    hover.update()
    hover.point(None)
    clock.step(50)
    hover.point("two")
    assert hover.shown == "two"


def test_what_was_hidden_stays_hidden_until_something_else_is_pointed_at() -> None:
    clock = FakeClock()
    hover: Hover[str] = Hover(clock)
    hover.point("one")
    hover.hide()
    clock.step(500)
    hover.update()
    assert hover.shown is None
    hover.point("two")
    clock.step(150)
    hover.update()
    assert hover.shown == "two"
    hover.hide()
    assert hover.shown is None
    hover.point(None)
    hover.update()


def test_frames_are_kept_apart_and_what_was_missed_is_not_made_up_for() -> None:
    clock = FakeClock()
    pacer = Pacer(clock)
    for _ in range(60):
        pacer.wait()
    assert clock.now() == 1000
    clock.step(500)
    pacer.wait()
    assert clock.now() == 1500
    pacer.wait(lively=False)
    assert clock.now() == 1533


def test_a_window_that_nobody_sees_takes_a_round_ten_times_a_second(clock: FakeClock) -> None:
    pacer = Pacer(clock)
    for _ in range(5):
        pacer.wait(seen=False)
    assert clock.now() == 500


def test_what_was_used_is_shown_again_only_once_the_pointer_has_moved_away_from_there() -> None:
    clock = FakeClock()
    hover: Hover[str] = Hover(clock)

    def shown_after(x: float) -> str | None:
        hover.moved((x, 0.0))
        hover.point("one")
        hover.update()
        clock.step(150)
        hover.update()
        return hover.shown

    assert shown_after(0.0) == "one"
    hover.used((0.0, 0.0))
    assert hover.shown is None and shown_after(20.0) is None
    assert shown_after(30.0) == "one"
