from __future__ import annotations

import logging
from pathlib import Path

import pytest

import resarcana_gui.screens.credits as page
from resarcana_gui.games.plugin import discover
from resarcana_gui.i18n import languages
from resarcana_gui.screens.credits import Credits, sections
from resarcana_gui.settings import Settings
from tests.screens.market import shell_of
from tests.screens.shell_player import Player


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", discover())
def test_they_name_what_the_program_is_made_of_and_every_licence(game: str, language: str) -> None:
    text = " ".join(section.text for section in sections(language, game))
    for name in ("Fira Sans", "IM Fell", "pygame-ce", "SDL", "PyYAML", "platformdirs"):
        assert name in text
    for licence in ("MIT", "LGPL", "zlib", "SIL Open Font License"):
        assert licence in text


@pytest.mark.parametrize("game", discover())
def test_there_are_as_many_parts_in_every_language(game: str) -> None:
    assert len({len(sections(language, game)) for language in languages()}) == 1


@pytest.mark.parametrize("game", discover())
def test_whose_game_it_is_comes_first_and_only_while_it_is_chosen(game: str) -> None:
    whose, *others = sections("en", game)
    assert others == sections("en", "toy") and whose not in others


@pytest.mark.parametrize("game", discover())
def test_a_language_or_a_game_without_credits_needs_none(game: str, caplog: pytest.LogCaptureFixture) -> None:
    assert sections("pl", game) == sections("en", game)
    assert sections("en", "no such game") == sections("en", "toy") and not caplog.records


def test_they_are_read_by_keys() -> None:
    shell = shell_of(Settings(text_scale=200))
    shell.show(Credits(shell))
    player = Player(shell)
    sheet = player.find("pane")
    assert player.focused == "pane"
    player.key("down", "pagedown")
    assert sheet.__dict__["offset"] > 300


def test_a_damaged_file_leaves_the_page_empty(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "en.yaml").write_text("- just: this", encoding="utf-8")
    monkeypatch.setattr(page, "asset_path", lambda *parts: path if (path := tmp_path / parts[-1]).exists() else None)
    with caplog.at_level(logging.WARNING):
        assert sections("en", "toy") == [] and sections("es", "toy") == []
    assert len(caplog.records) == 4
    shell = shell_of()
    shell.show(Credits(shell))
    assert Player(shell).focused == "back"
