"""Every question can be read, hit and answered on the table, by pointer and keys, in both languages and text sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache

import pytest

from resarcana_gui.games.resarcana.cards.essences import ELAN, GOLD, LIFE, counts, text
from resarcana_gui.games.resarcana.cards.loader import load_cards
from resarcana_gui.games.resarcana.rules.commands import CardsAnswer, Choose, ChooseSeat, EssencesAnswer
from resarcana_gui.games.resarcana.view.asking.asked_question import AskedQuestion
from resarcana_gui.games.resarcana.view.asking.collect_plan import CollectPlan
from resarcana_gui.games.resarcana.view.asking.controls.collect_controls import CollectControls
from resarcana_gui.games.resarcana.view.asking.controls.essence_pickers import EssencePicker
from resarcana_gui.games.resarcana.view.asking.controls.question_controls import question_controls
from resarcana_gui.games.resarcana.view.faces.face import Faces
from resarcana_gui.games.resarcana.view.faces.icons import ICONS
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog
from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.check import check, report
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import RIGHT, Event, KeyDown, PointerDown, PointerMoved, PointerUp
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.theme import CANDLELIGHT, HIGH_CONTRAST, Theme
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.actions import CANCEL, KEYS
from resarcana_gui.tabletop.asking.controls.amount_picker import StepButton
from resarcana_gui.tabletop.asking.controls.asking_controls import AskingControls
from resarcana_gui.tabletop.asking.controls.chip import Chip, FixedChip
from resarcana_gui.tabletop.asking.controls.order_picker import OrderPicker
from resarcana_gui.tabletop.asking.controls.question_controls import QuestionControls
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.asking.controls.tile import CountChange, Tile
from resarcana_gui.tabletop.items.table_item import Key
from tests.games.resarcana.described_table import resarcana
from tests.games.resarcana.view.asking.sample_questions import COLLECTING, SAMPLES, question_areas, session_of

ROOM = Box(0, 0, *CANVAS)
CONFIRM_PLACE = Box(1658, 892, 178, 84)
CARD = (184.0, 258.0)


def place_of(key: Key) -> Box:
    """Every component has a place on the table, eight in a row."""
    assert isinstance(key, int)
    row, column = divmod(key % 24, 8)
    return Box(100 + 215 * column, 20 + 270 * row, *CARD)


LAYOUT = QuestionLayout(
    ROOM, CONFIRM_PLACE, lambda count: Box(130, 40, 1660, 420), Box(314, 740, 380, 100), item=place_of,
    seat=lambda seat: Box(60 + 600 * seat, 0, 560, 200), column=lambda kind: Box(330 + 74 * kind, 880, 62, 110),
)  # fmt: skip
Told = Mapping[str, object]
Sample = tuple[Sequence[Told], Sequence[Told], Told]


@cache
def look_of(theme: Theme = CANDLELIGHT, scale: float = 1.0) -> UiStyle:
    return UiStyle(theme, scale, ICONS.in_ink(theme))


class StagedPanel:
    """Controls on a stage of their own, and what was answered."""

    def __init__(self, make: Callable[[StagedPanel], AskingControls]) -> None:
        self.look = look_of()
        self.faces = Faces(self.look, resarcana().cards, "en", self.look.text.icons)
        self.bindings = Bindings(KEYS)
        self.answers: list[Command] = []
        self.cancelled = 0
        self.controls = make(self)
        root = Node(size=CANVAS)
        root.add(self.controls)
        self.stage = Stage(CANVAS, FakeClock(), root, look=self.look, bindings=self.bindings, on_action=self.act)

    def act(self, action: str) -> bool:
        assert isinstance(self.controls, QuestionControls | CollectControls)
        return self.controls.act(action)

    def cancel(self) -> None:
        self.cancelled += 1

    def find(self, name: str) -> Control:
        return next(node for node in self.controls.walk() if isinstance(node, Control) and node.name == name)

    def names(self) -> list[str]:
        return [node.name for node in self.controls.walk() if isinstance(node, Control) and node.focusable]

    def click(self, name: str, button: int = 1) -> None:
        self.click_at(self.find(name).bounds().center, button)

    def click_at(self, at: Point, button: int = 1) -> None:
        for event in (PointerMoved, PointerDown, PointerUp):
            more = () if event is PointerMoved else (button,)
            self.stage.send(event(*at, *more))

    def wait(self) -> None:
        """Let a warning be read."""
        self.look.queue.update(milliseconds("rest") // 2)
        self.look.queue.update(milliseconds("rest") // 2)

    def press(self, key: str, *, shift: bool = False) -> None:
        self.stage.send(KeyDown(key, shift=shift))


def asked(name: str, language: str = "en") -> AskedQuestion:
    return question_areas(session_of(SAMPLES[name]), language)


def staged(name: str, *, can_cancel: bool = True) -> StagedPanel:
    def make(made: StagedPanel) -> QuestionControls:
        return question_controls(
            made.look, made.faces, LAYOUT, asked(name), made.answers.append, made.cancel if can_cancel else None,
            bindings=made.bindings,
        )  # fmt: skip

    made = StagedPanel(make)
    assert isinstance(made.controls, QuestionControls)
    made.stage.dispatcher.focus.give(made.controls.start, shown=False)
    return made


def essences(made: StagedPanel) -> EssencePicker:
    assert isinstance(made.controls, QuestionControls) and isinstance(made.controls.picker, EssencePicker)
    return made.controls.picker


def shown_faces(look: UiStyle, language: str) -> Iterator[tuple[str, AskingControls]]:
    """One for every kind of question, with its name."""
    faces, bindings = Faces(look, resarcana().cards, language, look.text.icons), Bindings(KEYS)
    for name, sample in SAMPLES.items():
        asking = question_areas(session_of(sample), language)
        yield name, question_controls(look, faces, LAYOUT, asking, lambda _: None, lambda: None, bindings=bindings)
    asking = question_areas(session_of(COLLECTING), language)
    plan = CollectPlan(asking.view, asking.question)
    yield "collect", CollectControls(look, faces, LAYOUT, plan, asking.voice, lambda: None, bindings=bindings)


def faults_of(look: UiStyle, face: AskingControls) -> str:
    root = Node(size=CANVAS)
    root.add(face)
    return report(check(root, look.theme, ROOM))


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_question_can_be_read_and_hit_and_is_handed_in_at_one_place(language: str, scale: float) -> None:
    look = look_of(scale=scale)
    for name, face in shown_faces(look, language):
        assert not faults_of(look, face), name
        assert face.asked.sentence
        first = next((node for node in face.children if isinstance(node, Button)), None)
        place = first.bounds() if first is not None and first.name != CANCEL else CONFIRM_PLACE
        assert place.bottomright == CONFIRM_PLACE.bottomright, name


def test_every_question_can_be_read_in_high_contrast() -> None:
    look = look_of(HIGH_CONTRAST)
    for name, face in shown_faces(look, "en"):
        assert not faults_of(look, face), name


def amounts(given: Sequence[Command]) -> list[str]:
    """The essences that answers name."""
    return [text(answer.essences) for answer in given if isinstance(answer, EssencesAnswer)]


def test_what_is_filled_in_is_paid_with_one_click_or_enter() -> None:
    clicked, pressed = staged("pay anything"), staged("pay anything")
    clicked.click("confirm")
    pressed.press("return")
    assert amounts(clicked.answers + pressed.answers) == ["1E 1L 2D", "1E 1L 2D"]


def test_essences_are_changed_by_tiles_buttons_and_keys() -> None:
    made = staged("gain a mix")
    model = essences(made).model
    model.clear()
    made.click("add elan")
    made.click("add life")
    made.press("2")
    assert text(model.chosen) == "1E 2L"
    made.press("2", shift=True)
    made.click("add elan", RIGHT)
    made.click("remove life")
    assert model.chosen == 0
    assert not made.find("confirm").enabled and not made.find("remove life").enabled
    made.press("return")
    assert not made.answers


def test_the_button_says_what_is_done_and_what_is_still_missing() -> None:
    made = staged("gain a mix")
    controls = made.controls
    assert isinstance(controls, QuestionControls) and controls.confirm is not None
    assert controls.confirm.text.startswith("Gain ")
    made.press("2", shift=True)
    assert controls.confirm.text == "Choose 1 more"


def test_a_key_that_cannot_add_changes_nothing() -> None:
    made = staged("lose others")
    before = essences(made).model.chosen
    made.press("4")
    assert essences(made).model.chosen == before


def test_keys_of_essences_are_shown_on_the_buttons_and_can_be_changed() -> None:
    made = staged("gain a mix")
    made.bindings.rebind("more_2", "x")
    before = essences(made).model.chosen
    essences(made).model.clear()
    made.press("x")
    made.press("x")
    assert text(essences(made).model.chosen) == "2L" and before
    shown = {each.name: each.key for each in made.controls.walk() if isinstance(each, Tile | StepButton)}
    assert (shown["add elan"], shown["add life"], shown["remove life"]) == ("1", "X", "")
    assert made.find("remove life").tip == "One less: Shift+2"


def test_keys_of_essences_work_whatever_has_the_focus() -> None:
    made = staged("gain a mix")
    made.stage.dispatcher.focus.give(None)
    essences(made).model.clear()
    made.press("4")
    assert text(essences(made).model.chosen) == "1D"


def test_cancel_is_there_only_when_something_can_be_taken_back() -> None:
    made = staged("pay anything")
    made.press("escape")
    made.click("cancel")
    assert made.cancelled == 2
    assert "cancel" not in staged("pay anything", can_cancel=False).names()


def passing(made: StagedPanel) -> list[tuple[Command, Command]]:
    """What is answered when it passes: both answers at once."""
    given: list[tuple[Command, Command]] = []
    assert isinstance(made.controls, QuestionControls)
    made.controls.on_both = lambda first, second: given.append((first, second))
    return given


def test_passing_takes_two_steps_pass_and_the_item_and_the_first_can_be_thought_better_of() -> None:
    made = staged("turn", can_cancel=False)
    given = passing(made)
    assert made.names() == ["pass"]
    made.press("p")
    assert {"cancel", "card alchemy"} <= set(made.names()) and "card research" not in made.names()
    made.press("escape")
    assert made.names() == ["pass"] and not given
    made.click("pass")
    made.wait()
    made.click("card alchemy")
    ((first, second),) = given
    assert [first.KIND, second.KIND] == ["pass", "choose"]
    assert isinstance(second, Choose) and second.component == resarcana().cards.numbers["alchemy"] and not made.answers


def test_what_is_lost_by_passing_is_told_beside_the_items() -> None:
    made = staged("turn", can_cancel=False)
    told: list[int] = []
    assert isinstance(made.controls, QuestionControls)
    made.controls.on_warned = lambda: told.append(1)
    made.press("p")
    assert any("You can still claim " in line for line in made.controls.parts.lines) and told == [1]


def test_the_second_click_of_a_double_click_on_pass_chooses_nothing() -> None:
    made = staged("turn", can_cancel=False)
    given = passing(made)
    made.click("pass")
    for name in [name for name in made.names() if name.startswith("card ")]:
        made.click(name)
    assert not given
    made.wait()
    made.click("card alchemy")
    assert len(given) == 1


@pytest.mark.parametrize(
    ("sample", "key", "command"),
    [
        ("take or leave", "return", "take"), ("take or leave", "n", "leave"),
        ("curse", "return", "pay"), ("curse", "n", "turn"),
        ("victory check", "return", "react"), ("victory check", "n", "decline"),
        ("life loss", "n", "suffer"), ("place from discards", "n", "decline"),
    ],
)  # fmt: skip
def test_keys_answer_what_has_two_answers(sample: str, key: str, command: str) -> None:
    made = staged(sample)
    made.press(key)
    assert [answer.KIND for answer in made.answers] == [command]


def test_other_choices_are_buttons_with_numbers_as_names() -> None:
    made = staged("choose a rival")
    made.click("answer 1")
    answer = made.answers[0]
    assert isinstance(answer, ChooseSeat) and answer.target == 2


def test_cards_in_piles_and_in_the_supply_are_shown_and_clicked() -> None:
    made = staged("swap the item")
    made.click("card alchemy")
    (answer,) = made.answers
    assert isinstance(answer, Choose) and answer.component == resarcana().cards.numbers["alchemy"]


def test_what_lies_on_the_table_large_is_not_shown_twice() -> None:
    made = staged("choose a mage", can_cancel=False)
    assert not made.names()


def test_cards_to_discard_are_chosen_on_the_table() -> None:
    made = staged("discard cards")
    controls = made.controls
    assert isinstance(controls, QuestionControls)
    mermaid, prism, hawk = map(number, ("mermaid", "prism", "hawk"))
    assert controls.click(mermaid) and controls.click(prism)
    assert not made.find("confirm").enabled
    assert controls.click(hawk) and not controls.click(0)
    assert sorted(controls.marks.values()) == ["can", "can", "chosen", "chosen", "chosen"]
    made.press("return")
    answer = made.answers[0]
    assert isinstance(answer, CardsAnswer) and len(answer.cards) == 3


def staged_order() -> tuple[StagedPanel, OrderPicker]:
    made = staged("order cards")
    assert isinstance(made.controls, QuestionControls) and isinstance(made.controls.picker, OrderPicker)
    return made, made.controls.picker


def test_cards_are_put_in_order_by_clicks_keys_and_dragging() -> None:
    made, picker = staged_order()
    first, second, third = picker.model.cards
    names = [f"card {made.faces.cards.components[card].slug}" for card in (first, second, third)]
    made.click(names[1])
    assert picker.model.cards == [second, first, third]
    made.stage.dispatcher.focus.give(made.find(names[1]))
    made.press("return")
    assert picker.model.cards == [first, second, third]
    made.press("right", shift=True)
    assert picker.model.cards == [first, third, second]
    start, to = made.find(names[1]).bounds(), made.find(names[0]).bounds()
    drag: list[Event] = [PointerMoved(*start.center), PointerDown(*start.center)]
    drag += [PointerMoved(start.centerx - step, start.centery) for step in (20.0, 120.0)]
    drag += [PointerMoved(*to.center), PointerUp(*to.center)]
    for event in drag:
        made.stage.send(event)
    assert picker.model.cards == [second, first, third]
    made.stage.dispatcher.focus.give(None)
    made.press("return")
    answer = made.answers[0]
    assert isinstance(answer, CardsAnswer) and answer.cards == (second, first, third)


def test_where_a_choice_lies_on_its_card_few_words_are_enough() -> None:
    for sample, words in (
        ("curse", ["\N{MINUS SIGN}1{death}", "Turn it"]),
        ("take or leave", ["Take 2{gold}", "Leave"]),
    ):
        chips = [node for node in staged(sample).controls.walk() if isinstance(node, Chip)]
        assert [chip.text for chip in chips] == words and all(chip.tip for chip in chips)


def staged_collect(sample: Sample = COLLECTING) -> tuple[StagedPanel, CollectPlan, list[int]]:
    asking = question_areas(session_of(sample), "en")
    plan = CollectPlan(asking.view, asking.question)
    confirmed: list[int] = []
    made = StagedPanel(
        lambda made: CollectControls(
            made.look, made.faces, LAYOUT, plan, asking.voice, lambda: confirmed.append(1), bindings=made.bindings
        )
    )
    return made, plan, confirmed


def number(slug: str) -> int:
    return load_cards().numbers[slug]


def test_all_that_can_be_collected_is_changed_row_by_row_and_confirmed_once() -> None:
    made, plan, confirmed = staged_collect()
    vault, prism = plan.row(number("vault")), plan.row(number("prism"))
    made.find("take vault").activate()
    made.find("leave prism").activate()
    assert vault.takes and not prism.takes
    assert not made.find("token calm vault").shown
    made.find("leave vault").activate()
    assert made.find("token calm vault").shown
    token = made.find("token elan vault")
    assert isinstance(token, Chip)
    token.activate()
    assert token.chosen and vault.mix is not None and "1E" in text(vault.mix.chosen)
    made.find("turn cursed_forge").activate()
    assert not plan.row(number("cursed_forge")).pays
    made.press("return")
    assert confirmed == [1]


def test_what_is_taken_off_a_component_says_how_many_points_go_with_it() -> None:
    play = [{"component": "cursed_forge", "essences": "3G"}, {"component": "prism", "essences": "1E"}]
    seats: list[Told] = [
        {"mage": "witch", "item": "research", "play": play},
        {"mage": "seer", "item": "alchemy"},
    ]
    made, _, _ = staged_collect((seats, (), {"phase": "collect"}))
    forge, prism = made.find("take cursed_forge"), made.find("take prism")
    assert isinstance(forge, Chip) and isinstance(prism, Chip)
    assert forge.text.endswith("(\N{MINUS SIGN}3{points})") and "points" not in prism.text


def test_cards_to_choose_lie_in_the_order_of_the_supply() -> None:
    shown = [name for name in staged("swap the item").names() if name.startswith("card ")]
    slugs = [name.removeprefix("card ") for name in shown]
    assert slugs and slugs == sorted(slugs, key=number)


def test_a_click_on_the_table_changes_what_is_planned_for_a_component() -> None:
    made, plan, _ = staged_collect()
    controls = made.controls
    assert isinstance(controls, CollectControls) and controls.start.name == "confirm"
    for slug in ("vault", "cursed_forge"):
        assert controls.click(number(slug))
    assert plan.row(number("vault")).takes and not plan.row(number("cursed_forge")).pays
    assert not controls.click(number("celestial_horse"))


def test_what_comes_anyway_is_ticked_and_what_does_not_collect_is_dimmed() -> None:
    made, plan, _ = staged_collect()
    face = made.controls
    for component in plan.play:
        rows = [row for row in plan.rows if row.component == component]
        assert face.dims(component) == (not rows)
        ticked = [row for row in rows if row.fixed]
        shown = [node for node in face.walk() if isinstance(node, FixedChip)]
        assert len(shown) >= len(ticked)
    assert not face.dims(number("library"))


def test_what_has_come_before_the_first_choice_is_ticked_too() -> None:
    play = ["hawk", {"component": "vault", "essences": "2G"}, {"component": "prism", "essences": "1E"}]
    seats: list[Told] = [{"mage": "seer", "item": "research", "play": play}, {"mage": "witch", "item": "alchemy"}]
    made, plan, _ = staged_collect((seats, (), {"phase": "collect"}))
    assert set(plan.had) == {number("seer"), number("hawk")}
    assert not any(made.controls.dims(component) for component in plan.had)
    assert made.controls.dims(number("research"))
    assert len([node for node in made.controls.walk() if isinstance(node, FixedChip)]) == 2


def test_what_is_chosen_about_is_lit_and_what_comes_anyway_is_not() -> None:
    play = [{"component": "vault", "essences": "2G"}, "chalice_of_fire"]
    seats: list[Told] = [{"mage": "scholar", "item": "research", "play": play}, {"mage": "seer", "item": "alchemy"}]
    made, plan, _ = staged_collect((seats, (), {"phase": "collect"}))
    assert made.controls.marks == {number("vault"): "can"}
    assert not made.controls.dims(number("chalice_of_fire")) and len(plan.rows) > 1


def test_the_pool_shows_how_every_number_changes_curses_included() -> None:
    made, plan, _ = staged_collect()
    before = list(counts(plan.pool))
    for slug in ("take vault", "pay cursed_forge"):
        made.find(slug).activate()
        changes = [node for node in made.controls.walk() if isinstance(node, CountChange)]
        told = ["".join(shown.block.text for shown in change.texts()) if change.visible else "0" for change in changes]
        wanted = [later - now for later, now in zip(counts(plan.pool_after), before, strict=True)]
        assert [int(each.replace("\N{MINUS SIGN}", "-")) for each in told] == wanted


def test_nothing_is_confirmed_while_a_mix_is_not_complete() -> None:
    made, plan, confirmed = staged_collect()
    mix = plan.row(number("hanging_gardens")).mix
    assert mix is not None
    mix.clear()
    made.find("token elan hanging_gardens").activate()
    assert not made.find("confirm").enabled
    made.press("return")
    assert not confirmed


def test_a_curse_for_which_there_will_be_too_little_cannot_be_paid_and_says_so() -> None:
    made, plan, _ = staged_collect()
    for slug in ("death_life", "hanging_gardens", "vault"):
        mix = plan.row(number(slug)).mix
        assert mix is not None
        mix.choose(next(amount for amount in mix.amounts if not amount >> 36 & 4095))
    made.find("leave prism").activate()
    pay = made.find("pay cursed_forge")
    assert (pay.enabled, pay.reason) == (False, "You will not have enough.")


def test_the_picker_shows_only_what_can_be_chosen() -> None:
    assert essences(staged("gain a mix")).model.types == (ELAN, LIFE, 2, 3)
    assert GOLD in essences(staged("pay anything")).model.types
    assert "add gold" not in staged("gain a mix").names()


class Wordy(Catalog):
    """A language in which everything takes 40 per cent more room."""

    def text(self, key: str, **values: object) -> str:
        said = super().text(key, **values)
        return (
            f"{said}{' nuevas' * (len(said) // 17)}" if key.startswith(("asking.", "command.", "question.")) else said
        )


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_panels_survive_longer_words(scale: float, monkeypatch: pytest.MonkeyPatch) -> None:
    words = catalog("es")
    wordy = Wordy("es", words._texts, words._fallback)
    monkeypatch.setattr("tests.games.resarcana.view.asking.sample_questions.catalog", lambda _: wordy)
    look = look_of(scale=scale)
    for name, face in shown_faces(look, "es"):
        assert not faults_of(look, face), name


@pytest.mark.parametrize(("sample", "keys"), [("gain one", ["1", "3"]), ("pay one", ["1", "2", "3", "4", "5"])])
def test_one_essence_out_of_a_few_is_a_tile_for_each_with_its_key(sample: str, keys: list[str]) -> None:
    made = staged(sample)
    shown = [node for node in made.controls.walk() if isinstance(node, Tile) and node.name.startswith("choose ")]
    assert [tile.key for tile in shown] == keys
    assert not [node for node in made.controls.walk() if isinstance(node, StepButton)], "nothing to count"
    assert "confirm" not in made.names()


def test_a_tile_with_an_essence_answers_at_once_and_so_does_its_key() -> None:
    clicked, pressed = staged("gain one"), staged("gain one")
    clicked.click("choose elan")
    pressed.press("3")
    pressed.press("2")
    assert amounts(clicked.answers + pressed.answers) == ["1E", "1C"]


def test_the_essence_that_makes_most_sense_stands_out_and_enter_takes_it() -> None:
    made = staged("pay one")
    controls = made.controls
    assert isinstance(controls, QuestionControls) and isinstance(controls.start, Tile)
    assert (controls.start.name, controls.start.suggested) == ("choose death", True)
    assert controls.start.tip.startswith("You will have: 3")
    assert [shown.block.text for shown in controls.start.texts()][:2] == ["4", "\N{MINUS SIGN}1"]
    made.press("return")
    assert amounts(made.answers) == ["1D"]


def test_arrows_lead_from_one_essence_to_the_next_once_the_first_has_shown_where_one_is() -> None:
    made = staged("pay one")
    made.press("left")
    made.press("left")
    made.press("return")
    assert amounts(made.answers) == ["1C"]


def test_in_the_overview_of_a_collect_phase_one_type_of_a_few_is_chosen_by_its_name() -> None:
    made, plan, _ = staged_collect()
    item = plan.row(number("death_life"))
    assert item.mix is not None
    for name, amount in (("gain life death_life", "1L"), ("gain death death_life", "1D")):
        made.find(name).activate()
        assert text(item.mix.chosen) == amount
        chosen = made.find(name)
        assert isinstance(chosen, Chip) and chosen.chosen
    assert "token life death_life" not in made.names()


def test_other_controls_of_a_collect_phase_go_on_with_what_was_chosen() -> None:
    (first, _, _), (second, plan, _) = staged_collect(), staged_collect()
    untouched = plan.pool_after
    first.find("take vault").activate()
    second.controls.resume(first.controls.progress)
    row = plan.row(number("vault"))
    assert row.takes and plan.pool_after != untouched


def test_another_picker_of_an_order_goes_on_with_what_was_chosen() -> None:
    (_, first), (_, second) = staged_order(), staged_order()
    first.move(0, 2)
    first.click(first.model.shown[1])
    second.resume(first.progress)
    assert second.command == first.command and second.model.numbered == first.model.numbered
