# mypy: no-warn-unreachable
# What a property says changes between two asserts, which mypy does not know.

from __future__ import annotations

import pygame
import pytest

from resarcana_gui.scene import clipboard
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import Dragged, KeyDown, PointerDown, Scrolled, TextComposed, TextTyped, Wheeled
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import TARGET, UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.scene.widgets.button import Button, even_out
from resarcana_gui.scene.widgets.dialog import Dialog
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.listbox import ListBox
from resarcana_gui.scene.widgets.scroll import ScrollArea
from resarcana_gui.scene.widgets.slider import Slider
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.scene.widgets.tabs import Tabs
from resarcana_gui.scene.widgets.text_field import ADDS, FAR, PAD, TYPED, TextField
from resarcana_gui.scene.widgets.toggle import Toggle
from resarcana_gui.scene.widgets.tooltip import Tooltip, beside
from tests.scene.acting import Actor

WHOLE = Box(0, 0, *CANVAS)


def drawn(stage: Stage) -> None:
    stage.picture((960, 540))


def test_a_label_takes_the_size_of_its_text(look: UiStyle) -> None:
    label = Label(look, "Short")
    width = label.width
    label.write("Rather longer")
    assert label.width > width
    boxed = Label(look, "Short", width=300, height=100)
    assert boxed.size == (300, 100)
    (shown,) = boxed.texts()
    assert shown.y == pytest.approx((100 - shown.block.height) / 2)


def test_a_button_is_never_too_small_to_hit_and_has_room_for_its_key(look: UiStyle) -> None:
    assert min(Button(look, "X").size) >= TARGET
    assert Button(look, "Undo", key="Ctrl+Z").width > Button(look, "Undo").width
    assert [shown.block.text for shown in Button(look, "Undo", key="Z").texts()] == ["Undo", "Z"]


@pytest.mark.parametrize("text", ["Go", "Undo everything"])
def test_word_and_key_of_a_button_stand_in_its_middle_together(look: UiStyle, text: str) -> None:
    wide = Button(look, text, key="Z", size=(400, 66))
    word, key = wide.texts()
    left = word.x + (word.block.width - look.text.measure(text, wide.style)[0]) / 2
    assert left == pytest.approx(400 - (key.x + key.block.width), abs=14), "but for the cap of its key"
    assert key.x > left
    wide.believable = False
    (alone,) = wide.texts()
    assert alone.x + alone.block.width / 2 == pytest.approx(200), "while its key means something else"


def test_a_button_ends_in_half_circles_whatever_its_size(look: UiStyle) -> None:
    button = Button(look, "Go", size=(120, 60))
    face = look.raised(button.kind, button.radius).render((120, 60), 1.0)
    assert face.get_at((60, 0)).a == face.get_at((0, 30)).a == 255
    assert face.get_at((5, 5)).a == 0
    assert face.get_at((60, 10)).r > face.get_at((60, 50)).r, "and shines in its upper half"


def test_a_button_acts_on_click_and_on_enter(actor: Actor) -> None:
    clicks: list[str] = []
    button = Button(actor.look, "Go", lambda: clicks.append("go"), at=(50, 50))
    actor.root.add(button, Button(actor.look, "Nothing", at=(50, 200)))
    actor.click(button)
    actor.key("tab")
    actor.key("tab")
    actor.key("return")
    actor.click(actor.root.children[1])
    assert clicks == ["go", "go"]


def test_a_button_that_is_refused_says_why_when_clicked(actor: Actor) -> None:
    reasons: list[str] = []
    button = Button(actor.look, "Claim", at=(50, 50))
    button.on_refused = reasons.append
    button.forbid("Needs 1 more Death.")
    actor.root.add(button)
    actor.click(button)
    assert reasons == ["Needs 1 more Death."]


def test_a_button_warms_when_it_is_pointed_at(actor: Actor) -> None:
    button = Button(actor.look, "Go", at=(50, 50), icon=Glyph("check", (255, 255, 255)), key="G")
    actor.root.add(button)
    actor.point(button.bounds().center)
    drawn(actor.stage)
    actor.pass_time(160)
    assert button.warmth == 1
    button.chosen = button.focused = True
    drawn(actor.stage)
    actor.point((900, 900))
    drawn(actor.stage)
    actor.pass_time(160)
    assert button.warmth == 0
    button.pressed = True
    drawn(actor.stage)
    button.forbid("no")
    drawn(actor.stage)


def test_a_toggle_goes_over_and_tells(actor: Actor) -> None:
    told: list[bool] = []
    toggle = Toggle(actor.look, "Music", told.append, at=(50, 50))
    actor.root.add(toggle)
    actor.click(toggle)
    actor.pass_time(200)
    assert told == [True] and toggle.slid == 1
    drawn(actor.stage)
    actor.key("tab")
    actor.key("space")
    assert told == [True, False]
    silent = Toggle(actor.look, "Silent", width=300)
    silent.activate()
    assert silent.on


def test_a_slider_follows_pointer_wheel_and_keys(actor: Actor) -> None:
    told: list[float] = []
    slider = Slider(actor.look, "Volume", told.append, value=50, at=(50, 50))
    actor.root.add(slider)
    left, right = slider.bounds().left, slider.bounds().right
    actor.drag((left + 100, slider.bounds().bottom - 10), (right + 40, 100))
    assert slider.value == 100
    actor.key("tab")
    for key, value in (("left", 99), ("pagedown", 89), ("pageup", 99), ("right", 100), ("home", 0), ("end", 100)):
        actor.key(key)
        assert slider.value == value
    actor.wheel(slider, -1)
    assert slider.value == 99
    actor.wheel(slider, 1)
    before = len(told)
    slider.change(400)
    assert len(told) == before
    actor.key("ctrl+z")
    assert actor.actions == ["undo"]
    drawn(actor.stage)


def test_a_slider_that_cannot_be_used_stays(actor: Actor) -> None:
    slider = Slider(actor.look, "Volume", value=5, low=5, high=5, at=(50, 50))
    slider.forbid("no")
    actor.root.add(slider)
    actor.key("tab")
    actor.key("end")
    actor.click(slider)
    drawn(actor.stage)
    assert slider.value == 5
    slider.enabled, slider.scale = True, 0
    assert slider.handle(PointerDown(0, 0))
    Slider(actor.look, "Silent").change(3)


def scrolled(actor: Actor, height: float = 1000) -> ScrollArea:
    area = ScrollArea(actor.look, (300, 200), at=(50, 50))
    area.content.add(Label(actor.look, "Content"))
    area.fit(height)
    actor.root.add(area)
    return area


def test_an_area_is_scrolled_by_wheel_and_keys_to_its_ends_and_no_further(actor: Actor) -> None:
    area = scrolled(actor)
    actor.wheel(area, -1)
    assert area.offset == 90 and area.content.y == -90
    actor.wheel(area, 20)
    assert area.offset == 0
    actor.key("tab")
    for key, offset in (("down", 90), ("up", 0), ("pagedown", 180), ("pageup", 0), ("end", 800), ("home", 0)):
        actor.key(key)
        assert area.offset == offset
    drawn(actor.stage)


def test_an_area_is_dragged_and_so_is_its_bar(actor: Actor) -> None:
    area = scrolled(actor)
    actor.drag((100, 200), (100, 100))
    assert area.offset == 100
    actor.drag((343, 70), (343, 400))
    assert area.offset == 800
    actor.press((343, 60))
    assert area.offset < 100
    actor.release((343, 60))
    drawn(actor.stage)
    area.scale = 0
    assert area.handle(Dragged(0, 0))


def test_an_area_with_little_in_it_stays(actor: Actor) -> None:
    area = scrolled(actor, 100)
    outer: list[object] = []
    actor.wheel(area, -1)
    actor.drag((343, 70), (343, 200))
    actor.key("tab")
    actor.key("down")
    actor.key("x")
    drawn(actor.stage)
    assert area.offset == 0 and outer == [] and not area.handle(Wheeled(0, 0, 1))


def test_an_area_glides_and_reveals(actor: Actor) -> None:
    area = scrolled(actor)
    area.glide(5000)
    actor.pass_time(200)
    assert area.offset == 800
    area.reveal(Box(0, 100, 10, 50))
    assert area.offset == 100
    area.reveal(Box(0, 400, 10, 50))
    assert area.offset == 250
    area.reveal(Box(0, 300, 10, 50))
    assert area.offset == 250


def test_a_line_of_a_list_is_chosen_by_click_and_by_keys(actor: Actor) -> None:
    told: list[int] = []
    listing = ListBox(actor.look, [f"Line {n}" for n in range(20)], (300, 220), told.append, at=(50, 50))
    actor.root.add(listing)
    actor.click(listing.rows[2])
    assert told == [2]
    actor.key("tab")
    for key, number in (("down", 3), ("up", 2), ("pagedown", 6), ("pageup", 2), ("end", 19), ("home", 0)):
        actor.key(key)
        assert listing.chosen == number
    actor.key("end")
    assert listing.offset == listing.furthest
    actor.key("x")
    listing.choose(19)
    assert told[-1] == 19
    actor.wheel(listing, 1)
    drawn(actor.stage)
    actor.point(listing.rows[-2].bounds().center)
    drawn(actor.stage)


def test_an_empty_list_has_nothing_chosen(actor: Actor) -> None:
    listing = ListBox(actor.look, [], (300, 200))
    actor.root.add(listing)
    listing.choose(3)
    actor.key("tab")
    actor.key("down")
    assert listing.chosen == -1
    listing.fill(["one", "two"])
    listing.choose(1)
    assert listing.chosen == 1


def field(actor: Actor, **more: object) -> TextField:
    made = TextField(actor.look, at=(50, 50), **more)  # type: ignore[arg-type]
    actor.root.add(made)
    return made


def test_a_controller_turns_through_the_letters_of_the_language(actor: Actor) -> None:
    made = field(actor, letters="aäb")
    actor.click(made)
    actor.key(ADDS)
    actor.stage.send(Scrolled(-FAR))
    assert made.text == "ä"


def test_a_field_is_typed_into(actor: Actor) -> None:
    told: list[str] = []
    made = field(actor, on_change=told.append, most=6)
    actor.click(made)
    actor.type("Cirze")
    actor.key("backspace")
    actor.key("left")
    actor.type("x\t")
    actor.key("delete")
    actor.key("home")
    actor.key("backspace")
    actor.key("end")
    actor.key("right")
    actor.key("delete")
    assert made.text == "Cirx" and told[-1] == "Cirx"
    actor.type("abc")
    assert made.text == "Cirxab"
    made.write("much too long")
    assert made.text == "much t"
    assert actor.actions == []
    drawn(actor.stage)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A clipboard: the last is what lies on it."""
    texts = [""]
    monkeypatch.setattr(clipboard, "get", lambda: texts[-1])
    monkeypatch.setattr(clipboard, "put", lambda text: not texts.append(text))  # type: ignore[func-returns-value]
    return texts


def test_what_is_selected_in_a_field_is_replaced_by_what_is_typed(actor: Actor) -> None:
    told: list[str] = []
    made = field(actor, text="Circe", on_change=told.append)
    actor.click(made)
    actor.key("ctrl+a")
    drawn(actor.stage)
    assert made.selected
    actor.type("Ana")
    assert made.text == "Ana" == told[-1] and not made.selected


@pytest.mark.parametrize(
    ("key", "left", "caret"),
    [("backspace", "", 0), ("delete", "", 0), ("left", "Circe", 0), ("right", "Circe", 5), ("home", "Circe", 0)],
)
def test_keys_clear_what_is_selected_in_a_field_or_go_to_its_end(actor: Actor, key: str, left: str, caret: int) -> None:
    made = field(actor, text="Circe")
    actor.click(made)
    actor.key("ctrl+a")
    actor.key(key)
    assert (made.text, made.caret, made.selected) == (left, caret, False)


def test_what_is_selected_in_a_field_is_copied_cut_and_pasted(actor: Actor, held: list[str]) -> None:
    made = field(actor, text="Circe", most=8)
    actor.click(made)
    for chord in ("ctrl+c", "ctrl+a", "ctrl+c"):  # at first nothing is selected
        actor.key(chord)
    assert held == ["", "Circe"] and made.text == "Circe"
    actor.key("ctrl+x")
    assert held[-1] == "Circe" and made.text == ""
    actor.key("ctrl+v")
    actor.key("ctrl+v")
    assert made.text == "CirceCir" and actor.actions == []
    actor.key("ctrl+a")
    actor.click(made)
    assert not made.selected


@pytest.mark.parametrize("text", ["", "two\nlines", "longer than the line"])
def test_a_field_leaves_what_does_not_fit_on_its_line_to_others(actor: Actor, held: list[str], text: str) -> None:
    made = field(actor, text="Circe", most=8)
    actor.click(made)
    held.append(text)
    assert not made.handle(KeyDown("v", ctrl=True))
    assert made.text == "Circe"


def test_enter_in_a_field_hands_its_text_over(actor: Actor) -> None:
    told: list[str] = []
    made = field(actor, text="Circe", on_enter=told.append)
    actor.key("tab")
    actor.key("return")
    actor.key("f5")
    made.on_enter = None
    actor.key("return")
    assert told == ["Circe"]


def test_a_click_into_a_field_places_the_caret(actor: Actor) -> None:
    made = field(actor, text="Circe and all the others who came by sea", width=200.0)
    actor.press((66, 70))
    assert made.caret == 0
    actor.release((66, 70))
    actor.key("end")
    drawn(actor.stage)
    actor.press((240, 70))
    assert made.caret > 30
    made.scale = 0
    made.handle(PointerDown(0, 0))


def composing(actor: Actor, made: TextField, text: str = "ni hao", cursor: int = 2) -> None:
    actor.click(made)
    actor.key("end")
    actor.stage.send(TextComposed(text, cursor))


def test_what_is_composed_is_shown_at_the_caret_and_no_part_of_the_text(actor: Actor) -> None:
    told: list[str] = []
    made = field(actor, text="Circe", on_change=told.append)
    composing(actor, made)
    actor.pass_time(16)
    (shown,) = made.texts()
    whole, _ = actor.look.text.measure("Circeni hao", TYPED)
    assert shown.block.width == pytest.approx(whole) and made.text == "Circe" and not told
    before, _ = actor.look.text.measure("Circeni", TYPED)
    assert made._caret_box().x == pytest.approx(PAD + before)
    line = made._composed_box()
    assert line.right == pytest.approx(PAD + whole) and line.x == made._before(5) + PAD
    drawn(actor.stage)
    actor.stage.send(TextTyped("你好"))
    assert made.text == "Circe你好" == told[-1] and not made.composed.text


def test_keys_clicks_and_sticks_do_nothing_to_a_field_while_something_is_composed(actor: Actor) -> None:
    entered: list[str] = []
    made = field(actor, text="Circe", on_enter=entered.append)
    composing(actor, made)
    for key in ("return", "escape", "left", "backspace", "ctrl+a", "p", "tab"):
        actor.key(key)
    actor.stage.send(Scrolled(-FAR))
    actor.click(made)
    assert not entered and not actor.actions and (made.text, made.caret, made.selected) == ("Circe", 5, False)
    assert actor.focused is made
    actor.stage.send(TextComposed(""))
    actor.key("return")
    assert entered == ["Circe"], "given up, it leaves nothing behind"


def test_what_is_composed_stands_for_what_is_selected_and_replaces_it_when_typed(actor: Actor) -> None:
    made = field(actor, text="Circe")
    composing(actor, made, "^", 9)
    actor.stage.send(TextComposed(""))
    actor.key("ctrl+a")
    actor.stage.send(TextComposed("^", 1))
    assert made._shown == "^" and made.text == "Circe"
    drawn(actor.stage)
    actor.stage.send(TextComposed(""))
    assert made._shown == "Circe" and made.selected
    actor.stage.send(TextTyped("é"))
    assert made.text == "é"


def test_a_field_that_loses_the_focus_gives_up_what_is_composed(actor: Actor) -> None:
    made = field(actor, text="Circe")
    composing(actor, made)
    actor.press((900, 900))
    assert made._shown == "Circe"


def test_a_field_says_where_it_is_typed_in(actor: Actor) -> None:
    made = field(actor, text="Circe")
    assert actor.stage.typed_at is None
    actor.click(made)
    actor.key("home")
    first = actor.stage.typed_at
    actor.key("end")
    last = actor.stage.typed_at
    assert first is not None and last is not None
    assert made.bounds().contains(first) and made.bounds().contains(last) and last.x > first.x
    actor.stage.resize((960, 540))
    assert actor.stage.typed_at == pygame.Rect(last.x // 2, last.y // 2, last.w // 2, last.h // 2)
    made.forbid("no")
    assert actor.stage.typed_at is None


def test_a_caret_blinks_while_its_field_has_the_focus_and_no_longer(actor: Actor) -> None:
    made = field(actor, placeholder="Name")
    actor.key("tab")
    assert made.active and made.blink
    actor.pass_time(560)
    assert not made.blink
    drawn(actor.stage)
    actor.press((900, 900))
    actor.pass_time(1200)
    assert not made.active and actor.look.queue.idle


def test_a_field_that_cannot_be_used_takes_nothing(actor: Actor) -> None:
    made = field(actor, text="Circe")
    made.forbid("no")
    actor.key("tab")
    actor.type("x")
    drawn(actor.stage)
    assert made.text == "Circe"
    made.allow()
    made.on_change = None
    made.write("Medea")
    actor.key("backspace")
    actor.type("x")
    assert made.text == "Medex"


@pytest.mark.parametrize(
    "target", [(50, 50, 80, 80), (1800, 50, 100, 100), (900, 900, 100, 150), (0, 0, 1920, 900), (20, 100, 300, 900)]
)
def test_a_tooltip_lies_on_the_canvas_and_never_over_its_target(target: tuple[int, int, int, int]) -> None:
    box = beside(Box(*target), (400, 120), WHOLE)
    assert WHOLE.contains(box) and not box.colliderect(Box(*target))


def test_a_tooltip_beside_something_that_fills_the_canvas_is_where_most_of_it_is_seen() -> None:
    assert beside(WHOLE, (400, 120), WHOLE).size == (400, 120)


def test_a_tooltip_appears_beside_a_node_and_goes(actor: Actor) -> None:
    tip, node = Tooltip(actor.look), Node(at=(900, 500), size=(100, 100))
    actor.root.add(node, tip)
    tip.explain_node("Needs **1** more.", node, WHOLE)
    assert tip.visible and tip.alpha == 0
    actor.pass_time(160)
    assert tip.alpha == 1 and not tip.bounds().colliderect(node.bounds())
    drawn(actor.stage)
    tip.explain("Something else", node.bounds(), WHOLE)
    assert tip.alpha == 1
    tip.hide()
    assert not tip.visible


def test_a_tooltip_follows_what_is_pointed_at_and_has_something_to_say(actor: Actor) -> None:
    tip, silent = Tooltip(actor.look), Button(actor.look, "Silent", at=(500, 50))
    button = Button(actor.look, "Claim", at=(50, 50))
    button.forbid("Needs 1 more Death.")
    actor.root.add(button, silent, tip)
    tip.follow(actor.stage.hover, WHOLE)
    actor.point(button.bounds().center)
    actor.pass_time(160)
    assert tip.visible and tip.text == "Needs 1 more Death."
    actor.point(silent.bounds().center)
    assert not tip.visible


def test_tabs_show_one_page_at_a_time(actor: Actor) -> None:
    told: list[int] = []
    first, second = Node(), Node()
    inside = Button(actor.look, "Inside")
    first.add(inside)
    tabs = Tabs(actor.look, [("First", first), ("Second", second)], (600, 400), told.append, at=(50, 50))
    actor.root.add(tabs)
    actor.click(tabs.tabs[1])
    assert second.visible and not first.visible and told == [1]
    actor.point(tabs.tabs[0].bounds().center)
    drawn(actor.stage)
    tabs.open(1)
    actor.key("ctrl+pagedown")
    assert tabs.chosen == 0
    actor.stage.dispatcher.focus.give(inside)
    actor.key("ctrl+pageup")
    assert tabs.chosen == 1 and told == [1, 0, 1]
    assert not tabs.handle(PointerDown(0, 0))
    Tabs(actor.look, [("Only", Node()), ("Other", Node())], (300, 100)).open(1)


def asked(actor: Actor, **more: object) -> tuple[Dialog, list[str]]:
    answers: list[str] = []
    options = [("Yes", lambda: answers.append("yes")), ("No", lambda: answers.append("no"))]
    made = Dialog(actor.look, WHOLE, "Pass?", "You still have useful actions.", options, **more)  # type: ignore[arg-type]
    actor.root.add(made)
    made.open()
    return made, answers


def test_a_dialog_opens_is_answered_and_goes(actor: Actor) -> None:
    behind = Button(actor.look, "Behind", at=(20, 20))
    actor.root.add(behind)
    made, answers = asked(actor)
    assert made.alpha < 0.1
    actor.pass_time(220)
    assert made.alpha == made.frame.scale == 1
    drawn(actor.stage)
    actor.click(behind)
    assert actor.focused is None
    actor.click(made.buttons[0])
    actor.click(made.buttons[0])
    assert answers == ["yes"]
    actor.pass_time(200)
    assert made.parent is None
    made.close()


def test_escape_means_the_last_answer_and_enter_the_first(actor: Actor) -> None:
    _, answers = asked(actor)
    actor.key("escape")
    actor.pass_time(300)
    assert answers == ["no"]
    _, answers = asked(actor, danger=True)
    actor.key("return")
    actor.pass_time(300)
    assert answers == ["yes"]
    made, answers = asked(actor)
    actor.key("tab")
    actor.key("tab")
    actor.key("return")
    assert answers == ["no"] and made.closing
    actor.key("q")


def test_the_focus_goes_around_inside_a_dialog(actor: Actor) -> None:
    actor.root.add(Button(actor.look, "Behind", at=(20, 20)))
    made, _ = asked(actor)
    actor.pass_time(220)
    reached = set[Control | None]()
    for _ in range(4):
        actor.key("tab")
        reached.add(actor.focused)
    assert reached == set(made.buttons)


def test_a_dialog_may_have_any_content_and_no_answers(actor: Actor) -> None:
    page = Node(size=(400, 200))
    made = Dialog(actor.look, WHOLE, "Rules", page, [])
    actor.root.add(made)
    assert page.parent is made.frame
    actor.key("escape")
    made.close()
    actor.root.remove(made)
    actor.pass_time(200)
    assert made.parent is None


def test_every_kind_of_surface_looks_different(actor: Actor) -> None:
    pictures = set()
    for kind in ("panel", "frame", "well", "parchment"):
        surface = Surface(actor.look, (200, 100), kind, at=(20, 20), solid=0.8)
        actor.root.add(surface)
        pictures.add(pygame.image.tobytes(actor.stage.picture((960, 540)), "RGB"))
        actor.root.remove(surface)
    pictures.add(pygame.image.tobytes(actor.stage.picture((960, 540)), "RGB"))
    assert len(pictures) == 5


def buttons_in(actor: Actor, area: ScrollArea, *heights: float) -> list[Button]:
    made = [Button(actor.look, f"At {y:g}", at=(10, y)) for y in heights]
    area.content.add(*made)
    return made


def test_arrows_lead_from_one_control_of_an_area_to_the_next_and_then_scroll(actor: Actor) -> None:
    area = scrolled(actor)
    first, second = buttons_in(actor, area, 20, 400)
    actor.stage.dispatcher.focus.give(first)
    actor.key("down")
    assert actor.focused is second
    assert area.offset <= 400 and area.offset + area.height >= 400 + second.height
    before = area.offset
    actor.key("down")
    assert actor.focused is second and area.offset == before + 90


def test_arrows_scroll_while_what_has_the_focus_is_out_of_sight(actor: Actor) -> None:
    area = scrolled(actor)
    first, second = buttons_in(actor, area, 20, 120)
    actor.stage.dispatcher.focus.give(second)
    actor.key("end")
    actor.key("up")
    assert actor.focused is second and area.offset == area.furthest - 90
    actor.key("home")
    actor.key("up")
    assert actor.focused is first


def test_buttons_that_stand_together_have_letters_of_one_size() -> None:
    look = UiStyle(text_scale=2.0)
    buttons = [Button(look, words, size=(272, 66)) for words in ("Draft", "Best of three games", "First game")]

    def letters() -> set[int]:
        return {next(iter(button.texts())).block.font_size for button in buttons}

    uneven = letters()
    even_out(buttons)
    assert len(uneven) > 1 and letters() == {min(uneven)}
