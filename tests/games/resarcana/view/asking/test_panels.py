"""Every question has a panel that can be read, hit and used, by pointer and keys, in both languages and text sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache

import pytest

from resarcana_gui.games.resarcana.cards.essences import ELAN, GOLD, LIFE, text
from resarcana_gui.games.resarcana.cards.loader import load_cards
from resarcana_gui.games.resarcana.rules.commands import CardsAnswer, Choose, ChooseSeat, EssencesAnswer
from resarcana_gui.games.resarcana.tools.panel_sheet import panels
from resarcana_gui.games.resarcana.tools.sample_questions import COLLECTING, SAMPLES, asked_at, session_of
from resarcana_gui.games.resarcana.view.asking.asking import Asking
from resarcana_gui.games.resarcana.view.asking.collect_plan import CollectPlan
from resarcana_gui.games.resarcana.view.asking.panels.collect_panel import CollectPanel
from resarcana_gui.games.resarcana.view.asking.panels.essence_picker import EssencePicker
from resarcana_gui.games.resarcana.view.asking.panels.panel import question_panel
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
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.theme import CANDLELIGHT, HIGH_CONTRAST, Theme
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.actions import KEYS
from resarcana_gui.tabletop.asking.panels.frame import AskingFrame
from resarcana_gui.tabletop.asking.panels.order_picker import OrderPicker
from resarcana_gui.tabletop.asking.panels.question_panel import QuestionPanel
from resarcana_gui.tabletop.asking.panels.site import Site
from resarcana_gui.tabletop.asking.panels.steps import StepButton
from resarcana_gui.tabletop.asking.panels.token_button import TokenButton
from resarcana_gui.tabletop.cards.card import CardNode
from tests.games.resarcana.described_table import resarcana

BOX = Box(1200, 780, 400, 288)
"""Where questions are asked on the table."""
SITE = Site(BOX, 880, 502)
Told = Mapping[str, object]
Sample = tuple[Sequence[Told], Sequence[Told], Told]


@cache
def look_of(theme: Theme = CANDLELIGHT, scale: float = 1.0) -> Look:
    return Look(theme, scale, ICONS.in_ink(theme))


class StagedPanel:
    """A panel on a stage of its own, and what was answered."""

    def __init__(self, make: Callable[[StagedPanel], AskingFrame]) -> None:
        self.look = look_of()
        self.faces = Faces(self.look, resarcana().cards, "en", self.look.text.icons)
        self.bindings = Bindings(KEYS)
        self.answers: list[Command] = []
        self.cancelled = 0
        self.panel = make(self)
        root = Node(size=CANVAS)
        root.add(self.panel)
        self.stage = Stage(CANVAS, FakeClock(), root, look=self.look, bindings=self.bindings, on_action=self.act)

    def act(self, action: str) -> bool:
        assert isinstance(self.panel, QuestionPanel | CollectPanel)
        return self.panel.act(action)

    def cancel(self) -> None:
        self.cancelled += 1

    def find(self, name: str) -> Control:
        return next(node for node in self.panel.walk() if isinstance(node, Control) and node.name == name)

    def names(self) -> list[str]:
        return [node.name for node in self.panel.walk() if isinstance(node, Control) and node.focusable]

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


def asked(name: str, language: str = "en") -> Asking:
    return asked_at(session_of(SAMPLES[name]), language)


def staged(name: str, *, can_cancel: bool = True) -> StagedPanel:
    def make(made: StagedPanel) -> QuestionPanel:
        return question_panel(
            made.look, made.faces, SITE, asked(name), made.answers.append, made.cancel if can_cancel else None,
            bindings=made.bindings,
        )  # fmt: skip

    made = StagedPanel(make)
    assert isinstance(made.panel, QuestionPanel)
    made.stage.dispatcher.focus.give(made.panel.start, shown=False)
    return made


def essences(made: StagedPanel) -> EssencePicker:
    assert isinstance(made.panel, QuestionPanel) and isinstance(made.panel.picker, EssencePicker)
    return made.panel.picker


def shown_panels(look: Look, language: str) -> Iterator[tuple[str, AskingFrame]]:
    return panels(look, language, SITE)


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_panel_can_be_read_and_hit(language: str, scale: float) -> None:
    look = look_of(scale=scale)
    for name, panel in shown_panels(look, language):
        root = Node(size=CANVAS)
        root.add(panel)
        assert not report(check(root, look.theme, Box(0, 0, *CANVAS))), name
        assert (panel.bounds().right, panel.bounds().bottom) == pytest.approx((BOX.right, BOX.bottom))
        assert panel.bounds().left >= SITE.left and (panel.bounds().top >= SITE.top or scale > 1)


def test_every_panel_can_be_read_in_high_contrast() -> None:
    look = look_of(HIGH_CONTRAST)
    for name, panel in shown_panels(look, "en"):
        root = Node(size=CANVAS)
        root.add(panel)
        assert not report(check(root, look.theme, Box(0, 0, *CANVAS))), name


def amounts(given: Sequence[Command]) -> list[str]:
    """The essences that answers name."""
    return [text(answer.essences) for answer in given if isinstance(answer, EssencesAnswer)]


def test_what_is_filled_in_is_paid_with_one_click_or_enter() -> None:
    clicked, pressed = staged("pay anything"), staged("pay anything")
    clicked.click("confirm")
    pressed.press("return")
    assert amounts(clicked.answers + pressed.answers) == ["1E 1L 2D", "1E 1L 2D"]


def test_essences_are_changed_by_buttons_tokens_and_keys() -> None:
    made = staged("gain a mix")
    model = essences(made).model
    model.clear()
    made.click("add elan")
    made.click("token life")
    made.press("2")
    assert text(model.chosen) == "1E 2L"
    made.press("2", shift=True)
    made.click("token elan", RIGHT)
    made.click("remove life")
    assert model.chosen == 0
    assert not made.find("confirm").enabled and not made.find("remove life").enabled
    made.press("return")
    assert not made.answers


def test_the_button_says_what_is_done_and_what_is_still_missing() -> None:
    made = staged("gain a mix")
    panel = made.panel
    assert isinstance(panel, QuestionPanel) and panel.confirm is not None
    assert panel.confirm.text.startswith("Gain ")
    made.press("2", shift=True)
    assert panel.confirm.text == "Choose 1 more"


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
    shown = {button.name: button.key for button in made.panel.walk() if isinstance(button, StepButton)}
    assert (shown["add elan"], shown["add life"], shown["remove life"]) == ("1", "2", "")
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
    assert isinstance(made.panel, QuestionPanel)
    made.panel.on_both = lambda first, second: given.append((first, second))
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
    assert isinstance(made.panel, QuestionPanel)
    made.panel.on_warned = lambda: told.append(1)
    made.press("p")
    said = [node.text for node in made.panel.walk() if isinstance(node, Label)]
    assert any(text.startswith("You can still claim ") for text in said) and told == [1]


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


def test_cards_to_discard_are_chosen_in_the_panel_or_on_the_table() -> None:
    made = staged("discard cards")
    panel = made.panel
    assert isinstance(panel, QuestionPanel)
    made.click("card mermaid")
    made.click("card prism")
    assert not made.find("confirm").enabled
    assert panel.click(resarcana().cards.numbers["hawk"]) and not panel.click(0)
    cards = {node.card: node.mark for node in panel.walk() if isinstance(node, CardNode)}
    assert sorted(cards.values()) == ["can", "can", "chosen", "chosen", "chosen"]
    made.press("return")
    answer = made.answers[0]
    assert isinstance(answer, CardsAnswer) and len(answer.cards) == 3


def staged_order() -> tuple[StagedPanel, OrderPicker]:
    made = staged("order cards")
    assert isinstance(made.panel, QuestionPanel) and isinstance(made.panel.picker, OrderPicker)
    return made, made.panel.picker


def test_cards_are_put_in_order_by_arrows_keys_and_dragging() -> None:
    made, picker = staged_order()
    first, second, third = picker.model.cards
    made.click("move 0 right")
    assert picker.model.cards == [second, first, third]
    made.stage.dispatcher.focus.give(made.find("card fire_dragon"))
    made.press("right", shift=True)
    assert picker.model.cards == [second, third, first]
    made.stage.dispatcher.focus.give(None)
    made.press("right", shift=True)
    assert picker.model.cards == [second, third, first]
    start, to = made.find("card fire_dragon").bounds(), made.find("card tree_of_life").bounds()
    drag: list[Event] = [PointerMoved(*start.center), PointerDown(*start.center)]
    drag += [PointerMoved(start.centerx - step, start.centery) for step in (20.0, 120.0)]
    drag += [PointerMoved(*to.center), PointerUp(*to.center)]
    for event in drag:
        made.stage.send(event)
    assert picker.model.cards == [first, second, third]
    made.press("return")
    answer = made.answers[0]
    assert isinstance(answer, CardsAnswer) and answer.cards == (first, second, third)


def staged_collect(sample: Sample = COLLECTING) -> tuple[StagedPanel, CollectPlan, list[int]]:
    asking = asked_at(session_of(sample), "en")
    plan = CollectPlan(asking.view, asking.question)
    confirmed: list[int] = []
    made = StagedPanel(
        lambda made: CollectPanel(
            made.look, made.faces, SITE, plan, asking.voice, lambda: confirmed.append(1), bindings=made.bindings
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
    assert isinstance(token, TokenButton)
    token.activate()
    assert token.number == 1
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
    assert isinstance(forge, Button) and isinstance(prism, Button)
    assert forge.text.endswith("(\N{MINUS SIGN}3{points})") and "points" not in prism.text


def test_cards_to_choose_lie_in_the_order_of_the_supply() -> None:
    shown = [name for name in staged("swap the item").names() if name.startswith("card ")]
    slugs = [name.removeprefix("card ") for name in shown]
    assert slugs and slugs == sorted(slugs, key=number)


def test_a_click_on_the_table_changes_what_is_planned_for_a_component() -> None:
    made, plan, _ = staged_collect()
    panel = made.panel
    assert isinstance(panel, CollectPanel) and panel.start.name == "confirm"
    for slug in ("vault", "cursed_forge"):
        assert panel.click(number(slug))
    assert plan.row(number("vault")).takes and not plan.row(number("cursed_forge")).pays
    assert not panel.click(number("celestial_horse"))


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
    monkeypatch.setattr("resarcana_gui.games.resarcana.tools.sample_questions.catalog", lambda _: wordy)
    look = look_of(scale=scale)
    for name, panel in shown_panels(look, "es"):
        root = Node(size=CANVAS)
        root.add(panel)
        assert not report(check(root, look.theme, Box(0, 0, *CANVAS))), name


@pytest.mark.parametrize(("sample", "keys"), [("gain one", ["1", "3"]), ("pay one", ["1", "2", "3", "4", "5"])])
def test_one_essence_out_of_a_few_is_a_button_for_each_with_its_key(sample: str, keys: list[str]) -> None:
    made = staged(sample)
    shown = [node for node in made.panel.walk() if isinstance(node, Button) and node.name.startswith("choose ")]
    assert [button.key for button in shown] == keys
    assert not [node for node in made.panel.walk() if isinstance(node, StepButton | TokenButton)], "nothing to count"
    assert "confirm" not in made.names()


def test_a_button_with_an_essence_answers_at_once_and_so_does_its_key() -> None:
    clicked, pressed = staged("gain one"), staged("gain one")
    clicked.click("choose elan")
    pressed.press("3")
    pressed.press("2")
    assert amounts(clicked.answers + pressed.answers) == ["1E", "1C"]


def test_the_essence_that_makes_most_sense_stands_out_and_enter_takes_it() -> None:
    made = staged("pay one")
    panel = made.panel
    assert isinstance(panel, QuestionPanel) and isinstance(panel.start, Button)
    assert (panel.start.name, panel.start.kind) == ("choose death", "primary")
    assert panel.start.text.endswith("(of 4)") and panel.start.tip.startswith("You will have: 3")
    made.press("return")
    assert amounts(made.answers) == ["1D"]


def test_arrows_lead_from_one_essence_to_the_next() -> None:
    made = staged("pay one")
    made.press("up")
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
        assert isinstance(chosen, Button) and chosen.kind == "primary" and "{check}" in chosen.text
    assert "token life death_life" not in made.names()
