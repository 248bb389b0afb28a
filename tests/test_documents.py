"""YAML that people write is read as plain data; what could break the reader is refused."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from resarcana_gui.documents import DEEPEST, DocumentError, read_document
from resarcana_gui.files import UnreadableError

LETTERS = "abcdefghijklmnopqrst"
BOMB = "a: &a {x: y}\n" + "".join(f"{new}: &{new} {{1: *{old}, 2: *{old}}}\n" for old, new in pairwise(LETTERS))
"""Each line is twice the one before."""


def test_what_a_file_says_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text("a: [1, {b: two}]\n", encoding="utf-8-sig")
    assert read_document(path) == {"a": [1, {"b": "two"}]}
    path.write_text("a: &x [y]\nb: &z w\nc: *z\nd: *x")
    assert read_document(path) == {"a": ["y"], "b": "w", "c": "w", "d": ["y"]}
    path.write_text("")
    assert read_document(path) is None
    path.write_text("[" * DEEPEST + "]" * DEEPEST)
    assert read_document(path)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (BOMB, 14),
        ("a:\n - &a [*a]", 2),
        ("a: 1\na: 2", 2),
        ("? [a]\n: 1", 1),
        ("a: !!python/name:os.system ", 1),
        ("a: [", 2),
        ("[" * 300_000, 1),
        ("- " * 300_000, 1),
        ("{a: " * 200_000, 1),
        ("a: 2001-99-99", None),
        ("a: " + "9" * 5_000, None),
        ("a: \x01", None),
    ],
)
def test_a_text_that_is_not_taken_is_told_with_its_line(text: str, line: int | None, tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text(text)
    with pytest.raises(DocumentError) as error:
        read_document(path)
    assert error.value.line == line
    assert "\n" not in str(error.value) and not str(error.value).endswith(".")


def test_a_file_that_cannot_be_read_is_another_matter(tmp_path: Path) -> None:
    with pytest.raises(UnreadableError):
        read_document(tmp_path)


def test_a_key_as_long_as_a_file_is_clipped_in_what_is_said_of_it(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text(f"{'k' * 900}: 1\n{'k' * 900}: 2\n")
    with pytest.raises(DocumentError) as error:
        read_document(path)
    assert len(str(error.value)) == 200 and str(error.value).endswith("...")
