from __future__ import annotations

import pytest

from resarcana_gui.kernel.exhaustive_table import IncompleteError, by_class, by_number

KINDS = ("gain", "put", "draw")


def test_the_rows_stand_in_the_order_of_the_kinds() -> None:
    assert by_number("signs", KINDS, {2: "c", 0: "a", 1: "b"}) == ("a", "b", "c")


def test_a_table_by_class_is_what_was_written() -> None:
    assert by_class("names", (int, str), {str: "text", int: "number"}) == {int: "number", str: "text"}


def test_what_has_no_row_is_named() -> None:
    with pytest.raises(IncompleteError, match=r"^signs has no row for put, draw\.$"):
        by_number("signs", KINDS, {0: "a"})
    with pytest.raises(IncompleteError, match=r"^names has no row for str\.$"):
        by_class("names", ("int", "str"), {"int": "number"})


def test_a_row_about_nothing_is_refused() -> None:
    with pytest.raises(IncompleteError, match=r"^signs has rows for unknown entries: 3\.$"):
        by_number("signs", KINDS, {0: "a", 1: "b", 2: "c", 3: "d"})
