"""Every command can be told which game it is about. They are found by looking: whatever takes options is one."""

from __future__ import annotations

import importlib
from argparse import Action
from pathlib import Path
from typing import Final

import pytest

import tools
from resarcana_gui.app.arguments import parser
from resarcana_gui.games.plugin import discover, first_game

NO_GAME: Final = {"bench_scene": "it draws cards of no game", "showcase": "it draws the controls of every game"}
NO_NEED: Final = {"replay": "its save says it", "review": "its save says it", "doctor": "it looks at every game"}


def with_options() -> set[str]:
    """Return the names of all tools that take options, those of single games excepted."""
    folder = Path(tools.__path__[0])
    shared = [path for path in folder.rglob("*.py") if path.relative_to(folder).parts[0] not in discover()]
    taking = [path for path in shared if "Parser(" in path.read_text(encoding="utf-8")]
    return {".".join(path.relative_to(folder).with_suffix("").parts) for path in taking}


def test_every_tool_that_plays_a_game_takes_its_name_and_refuses_one_that_is_not_there(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = with_options()
    assert {"bench", "bench_ui", "tour.run", "train.__main__", *NO_GAME} < found
    for name in sorted(found - set(NO_GAME)):
        module = importlib.import_module(f"{tools.__name__}.{name}")
        try:
            status: object = module.main(["--game", "chess"])
        except SystemExit as ended:
            status = ended.code
        said = capsys.readouterr().err.splitlines()[-1]
        assert status == 2 and f"here is no game 'chess'; choose one of: {first_game()}" in said, name


def test_every_command_of_the_program_takes_a_game_unless_it_need_not_be_told() -> None:
    commands = next(action.choices for action in parser()._actions if action.dest == "command")
    assert isinstance(commands, dict)
    assert {name for name, command in commands.items() if not any(map(takes_game, command._actions))} == set(NO_NEED)


def takes_game(action: Action) -> bool:
    return "--game" in action.option_strings
