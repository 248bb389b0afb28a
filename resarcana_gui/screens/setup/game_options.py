"""What few want to choose about a new game: the wishes of its setup, and the seed."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene.look import BODY, SMALL
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.text_field import TextField
from resarcana_gui.screens.game_ui import SetupOption
from resarcana_gui.screens.parts.selector import Selector
from resarcana_gui.screens.parts.stack import stacked
from resarcana_gui.screens.setup.new_game_model import NewGameModel
from resarcana_gui.screens.shell import Shell

WIDTH: Final = 720.0


def game_options(shell: Shell, choices: NewGameModel) -> Node:
    """The content of a dialog, which changes the plan at once."""
    parts = [_option(shell, choices, option) for option in choices.setup_options]
    return stacked([*parts, _seed(shell, choices)], gap=16)


def _option(shell: Shell, choices: NewGameModel, option: SetupOption) -> Node:
    words = [text for _, text in choices.values(option)]
    chosen = choices.chosen_value(option)
    title = Label(shell.look, option.title, BODY, width=WIDTH)

    def choose(value: int) -> None:
        choices.choose_value(option, value)

    value = Selector(shell.look, words, chosen, choose, width=WIDTH, name=f"wish {option.option}")
    return stacked([title, value], gap=4)


def _seed(shell: Shell, choices: NewGameModel) -> Node:
    look, text = shell.look, shell.text

    def take(typed: str) -> None:
        choices.seed = typed

    field = TextField(
        look, choices.seed, placeholder=text("new_game.by_chance"), on_change=take,
        letters=text("language.letters"), width=WIDTH, name="seed",
    )  # fmt: skip
    title = Label(look, text("new_game.seed"), BODY, width=WIDTH)
    return stacked([title, field, Label(look, text("new_game.seed_text"), SMALL, width=WIDTH)], gap=4)
