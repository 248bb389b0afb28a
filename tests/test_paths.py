"""Data are found wherever the program runs from, and the player's folders are made."""

from __future__ import annotations

import sys
from pathlib import Path

import platformdirs
import pytest

from resarcana_gui import paths


def test_in_a_checkout_data_lie_at_the_root() -> None:
    assert paths.data_file("cards.yaml") == Path(__file__).resolve().parents[1] / "cards.yaml"


def test_assets_are_found_part_by_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets" / "fonts").mkdir(parents=True)
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "package")
    assert paths.assets("fonts") == tmp_path / "assets" / "fonts"


def test_an_installed_package_has_its_own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "cards.yaml").touch()
    monkeypatch.setattr(paths, "PACKAGE", tmp_path)
    assert paths.data_file("cards.yaml") == tmp_path / "data" / "cards.yaml"


def test_a_bundle_is_looked_at_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.data_file("assets") == tmp_path / "assets"


def test_a_missing_file_is_named_with_the_places_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "package")
    with pytest.raises(paths.MissingFileError) as error:
        paths.assets("fonts", "none.ttf")
    assert "'assets/fonts/none.ttf'" in str(error.value)
    assert str(tmp_path / "package" / "data") in str(error.value)


@pytest.mark.parametrize("folder", ["user_data", "user_log"])
def test_the_players_folders_are_made(folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def given(name: str, *, appauthor: bool, ensure_exists: bool) -> Path:
        assert (name, appauthor, ensure_exists) == ("resarcana", False, True)
        return tmp_path

    monkeypatch.setattr(platformdirs, f"{folder}_path", given)
    assert getattr(paths, f"{folder}_dir")() == tmp_path
