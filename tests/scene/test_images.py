"""Pictures from files: what is damaged is named once, and is not there."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from resarcana_gui import paths, shipped
from resarcana_gui.scene.images import decoded, drawn
from resarcana_gui.scene.surfaces import clear, premultiplied


@pytest.fixture(autouse=True)
def told() -> Iterator[None]:
    shipped._told.clear()
    yield
    shipped._told.clear()


def test_a_picture_comes_from_a_file(tmp_path: Path) -> None:
    pygame.image.save(clear((3, 4)), tmp_path / "a.png")
    picture = decoded(tmp_path / "a.png")
    assert picture is not None and picture.get_size() == (3, 4)
    sign = drawn(paths.assets("icons", "undo.svg"), 20)
    assert sign is not None and sign.get_size() == (20, 20)
    assert decoded(None) is drawn(None, 20) is None


def test_what_is_no_picture_is_told_once_in_one_sentence(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    bad = {
        "no_riff.webp": b"RIFF\x04\0\0\0WEBP",
        "cut.png": b"\x89PNG",
        "cut.jpg": b"\xff\xd8\xff\xe0",
        "empty.svg": b"",
        "no_svg.svg": b"<svg><nothing</svg>",
    }
    for name, content in bad.items():
        (tmp_path / name).write_bytes(content)
    (tmp_path / "folder.png").mkdir()
    for _ in range(2):
        assert decoded(tmp_path / "no_riff.webp") is decoded(tmp_path / "cut.png") is None
        assert decoded(tmp_path / "cut.jpg") is None
        assert decoded(tmp_path / "folder.png") is decoded(tmp_path / "none.png") is None
        assert drawn(tmp_path / "empty.svg", 9) is drawn(tmp_path / "no_svg.svg", 9) is None
    messages = [record.getMessage() for record in caplog.records]
    assert len(messages) == 7
    assert all(message.startswith(str(tmp_path)) and message.endswith(".") for message in messages)


def test_a_picture_from_a_file_gets_its_pixels_in_the_order_of_all_others() -> None:
    file = io.BytesIO()
    pygame.image.save(clear((4, 4)), file, "x.png")
    file.seek(0)
    read = pygame.image.load(file, "x.png")
    assert read.get_masks() != clear((1, 1)).get_masks() == premultiplied(read).get_masks()
