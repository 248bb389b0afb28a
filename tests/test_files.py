"""Whatever lies where a file should be, reading it ends, and says in one sentence what it was."""

from __future__ import annotations

import os
import socket
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from resarcana_gui.files import (
    UnreadableError,
    changed,
    move_file,
    opened,
    opened_for_appending,
    place_beside,
    place_file,
    read_bytes,
    read_text,
    replace_file,
)

posix = pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")


def test_a_file_is_read_whole_up_to_what_is_allowed(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"12345")
    assert read_bytes(tmp_path / "a", 5) == b"12345"
    with pytest.raises(UnreadableError, match=r"a cannot be read: it is larger than 4 bytes\.$"):
        read_bytes(tmp_path / "a", 4)


def test_text_is_read_with_or_without_its_mark_and_in_utf_8_only(tmp_path: Path) -> None:
    path = tmp_path / "a"
    for content in ("año".encode(), "año".encode("utf-8-sig")):
        path.write_bytes(content)
        assert read_text(path) == "año"
    path.write_bytes("año".encode("latin-1"))
    with pytest.raises(UnreadableError, match=r"it is not in UTF-8, from byte 1 on"):
        read_text(path)


def test_what_is_not_there_is_told_apart(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for name in ("none", "file/none"):
        with pytest.raises(UnreadableError) as error:
            read_bytes(tmp_path / name)
        assert error.value.missing and error.value.filename == str(tmp_path / name)
    with pytest.raises(UnreadableError) as error:
        read_bytes(tmp_path)
    assert not error.value.missing
    with pytest.raises(UnreadableError):
        read_bytes(tmp_path / "a\0b")


@posix
def test_a_folder_a_pipe_a_socket_and_a_device_are_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with socket.socket(socket.AF_UNIX) as listening:
        old = Path.cwd()
        os.chdir(tmp_path)  # a socket's name is short
        try:
            listening.bind("socket")
        finally:
            os.chdir(old)
    kinds = {"pipe": tmp_path / "pipe", "folder": tmp_path, "device": Path("/dev/zero")}
    for kind, path in kinds.items():
        with pytest.raises(UnreadableError, match=f"it is a {kind}"):
            read_bytes(path)
        with pytest.raises(UnreadableError, match=f"it is a {kind}"):
            opened(path)
    with pytest.raises(UnreadableError):
        read_bytes(tmp_path / "socket")


@posix
def test_a_refused_file_leaves_no_descriptor_open(tmp_path: Path) -> None:
    before = os.open(os.devnull, os.O_RDONLY)
    os.close(before)
    for _ in range(3):
        with pytest.raises(UnreadableError):
            read_bytes(tmp_path)
    after = os.open(os.devnull, os.O_RDONLY)
    os.close(after)
    assert after == before


@pytest.mark.parametrize("year", [-5000, 1900, 2026, 10_000, 60_000])
def test_every_time_that_a_file_may_have_is_told_as_a_date(year: int, tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.touch()
    seconds = (year - 1970) * 31_556_952
    try:
        os.utime(path, (seconds, seconds))
    except (OSError, OverflowError):
        pytest.skip("this file system has no such time")
    told = changed(path)
    assert told.tzinfo is not None and told.isoformat()
    if year == 2026:
        assert abs((told - datetime.fromtimestamp(seconds, UTC)).total_seconds()) < 1
    with pytest.raises(UnreadableError):
        changed(tmp_path / "none")


@posix
def test_a_pipe_is_not_waited_for_when_something_is_to_be_added_to_it(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "log")
    with pytest.raises(UnreadableError):
        opened_for_appending(tmp_path / "log")
    reader = os.open(tmp_path / "log", os.O_RDONLY | os.O_NONBLOCK)
    try:
        with pytest.raises(UnreadableError, match="it is a pipe"):
            opened_for_appending(tmp_path / "log")
    finally:
        os.close(reader)


def test_what_is_added_to_a_file_comes_after_what_it_has(tmp_path: Path) -> None:
    for line in ("uno\n", "año\n"):
        with opened_for_appending(tmp_path / "log") as log:
            log.write(line)
    assert (tmp_path / "log").read_text(encoding="utf-8") == "uno\naño\n"


def test_a_file_is_replaced_whole_and_what_cannot_be_leaves_nothing_behind(tmp_path: Path) -> None:
    replace_file(tmp_path / "a", b"1")
    replace_file(tmp_path / "a", b"2")
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="directory"):
        replace_file(tmp_path / "folder", b"3")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "folder"]
    assert (tmp_path / "a").read_bytes() == b"2"


def test_where_whoever_reads_a_file_keeps_others_from_replacing_it_they_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[Path] = []

    def busy(fresh: Path, path: Path) -> None:
        tried.append(path)
        if len(tried) < 3:
            raise PermissionError(13, "It is open")
        fresh.rename(path)

    monkeypatch.setattr("resarcana_gui.files.PAUSES", (0.0, 0.0, 0.0))
    monkeypatch.setattr(Path, "replace", busy)
    replace_file(tmp_path / "a", b"1")
    assert tried == [tmp_path / "a"] * 3 and (tmp_path / "a").read_bytes() == b"1"
    monkeypatch.setattr("resarcana_gui.files.PAUSES", (0.0,))
    tried.clear()
    with pytest.raises(PermissionError):
        replace_file(tmp_path / "b", b"1")
    assert len(tried) == 2 and [path.name for path in tmp_path.iterdir()] == ["a"]


@pytest.mark.parametrize("links", [True, False])
def test_a_file_is_put_only_where_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool) -> None:
    def unknown(path: Path, target: Path) -> None:
        raise PermissionError(1, "Operation not permitted")

    if not links:
        monkeypatch.setattr(os, "link", unknown)
    place_file(tmp_path / "a.txt", b"1")
    with pytest.raises(FileExistsError):
        place_file(tmp_path / "a.txt", b"2")
    assert place_beside(tmp_path, "a.txt", b"3").name == "a-1.txt"
    assert place_beside(tmp_path, "b.txt", b"4").name == "b.txt"
    with pytest.raises(FileExistsError):
        move_file(tmp_path / "b.txt", tmp_path / "a.txt")
    move_file(tmp_path / "b.txt", tmp_path / "c.txt")
    with pytest.raises(FileNotFoundError):
        move_file(tmp_path / "b.txt", tmp_path / "d.txt")
    found = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert found == {"a.txt": b"1", "a-1.txt": b"3", "c.txt": b"4"}
