"""A damaged picture, sound or font is recognised before a decoder sees it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from resarcana_gui import paths, shipped
from resarcana_gui.files import UnreadableError
from resarcana_gui.shipped import SUMS, WHOLE, asset, contents
from tools.checksums import lists, main

OWN = paths.assets()
SAMPLES = [next(path for path in sorted(OWN.rglob(f"*{ending}"))) for ending in WHOLE if any(OWN.rglob(f"*{ending}"))]
"""One of our files in each format."""


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An assets folder with one file of each format, and their list."""
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "package")
    shipped.sums.cache_clear()
    shipped._told.clear()
    top = tmp_path / "assets"
    top.mkdir()
    for path in SAMPLES:
        (top / path.name).write_bytes(path.read_bytes())
    for path, text in lists(top).items():
        path.write_text(text)
    yield top
    shipped.sums.cache_clear()
    shipped._told.clear()


def damaged(content: bytes) -> Iterator[bytes]:
    """A file that was cut off, emptied, or had one bit flipped."""
    yield b""
    for share in (0.01, 0.5, 0.99):
        yield content[: int(len(content) * share)]
    for share in (0.0, 0.5, 0.999):
        at = int(len(content) * share)
        yield content[:at] + bytes([content[at] ^ 4]) + content[at + 1 :]


def test_the_lists_say_what_the_files_are() -> None:
    stale = [str(path) for path, text in lists(OWN).items() if path.read_text(encoding="ascii") != text]
    assert not stale, f"`make checksums` brings them up to date: {stale}"
    assert main(["--check"]) == 0


def test_every_picture_sound_and_font_is_in_a_list() -> None:
    files = [path for path in OWN.rglob("*") if path.suffix in WHOLE]
    assert len(files) > 200
    assert not [path for path in files if shipped._sum_of(path) is None]


def test_a_file_is_read_as_it_was_shipped_and_no_other_way(copied: Path) -> None:
    for sample in SAMPLES:
        path, content = copied / sample.name, sample.read_bytes()
        assert contents(path) == content
        for bad in damaged(content):
            path.write_bytes(bad)
            with pytest.raises(UnreadableError, match=rf"{sample.name} cannot be read: it is damaged\.$"):
                contents(path)


def test_what_no_list_names_is_taken_if_it_looks_whole(copied: Path) -> None:
    (copied / SUMS).unlink()
    for sample in SAMPLES:
        path, content = copied / sample.name, sample.read_bytes()
        assert contents(path) == content
        for bad in (b"", content[:-9], b"<html>" + content, content[: len(content) // 2]):
            path.write_bytes(bad)
            with pytest.raises(UnreadableError):
                contents(path)


def test_a_list_that_is_damaged_itself_keeps_nothing_from_being_read(
    copied: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for bad in (b"\xff\xfe\0nonsense", b"no checksum  a.png\n"):
        shipped.sums.cache_clear()
        (copied / SUMS).write_bytes(bad)
        assert all(contents(copied / sample.name) for sample in SAMPLES)
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


def test_a_damaged_or_missing_asset_is_told_once_in_one_sentence(
    copied: Path, caplog: pytest.LogCaptureFixture
) -> None:
    cut, gone, folder = (path.name for path in SAMPLES[:3])
    (copied / cut).write_bytes(b"RIFF")
    (copied / gone).unlink()
    (copied / folder).unlink()
    (copied / folder).mkdir()
    for _ in range(3):
        assert asset(cut) is asset(gone) is asset(folder) is None
    messages = [record.getMessage() for record in caplog.records]
    assert len(messages) == 3
    assert all(name in message for name, message in zip((cut, gone, folder), messages, strict=True))
    assert all(message.count("\n") == 0 and message.endswith(".") for message in messages)


def test_what_never_belonged_to_the_program_is_simply_not_there(copied: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert asset("cards", "of_another_game.webp") is None
    assert not caplog.records
