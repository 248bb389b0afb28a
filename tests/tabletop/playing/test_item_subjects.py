"""Items are found by their names, and described by what they say of themselves."""

from __future__ import annotations

import pytest

from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.button import Button
from tests.tabletop.playing.small_table import SmallTable


def test_an_item_is_found_by_its_name_and_read_out_as_it_describes_itself() -> None:
    small = SmallTable()
    field = small.table.field
    field.description = lambda: f"Field {field.key}, empty"
    assert small.view.subjects.describe(field) == "Field 50, empty"
    assert list(small.view.subjects.boxes("field 50")) == [field.bounds()]
    field.visible = False
    assert not small.view.subjects.boxes("field 50") and not small.view.subjects.describe(small.shell.root)  # type: ignore[arg-type]


@pytest.mark.parametrize(("clear", "covers"), [(Box(40, 400, 700, 300), False), (Box(10, 400, 1580, 300), True)])
def test_a_note_keeps_clear_of_the_map_that_its_field_belongs_to_where_there_is_room(clear: Box, covers: bool) -> None:
    small = SmallTable()
    field = small.table.field
    field.note, field.note_clear_of = "A field.", clear
    small.view.pointed(field)
    small.view.update(16)
    note = small.view.grower.note
    assert note is not None and note.bounds().colliderect(clear) == covers
    assert not note.bounds().colliderect(field.bounds())


def test_an_item_that_is_pointed_at_shows_its_own_note_and_why_it_cannot_be_used() -> None:
    small = SmallTable()
    small.table.field.note = "A field.\nIt is empty."
    small.view.pointed(small.table.field)
    small.view.update(16)
    note = small.view.grower.note
    assert note is not None and small.view.grower.grown is None and small.view.grower.shown == 50
    assert [(line.text, part.soft) for part in note.written.parts for line in part.lines] == [
        ("A field.", False), ("It is empty.", False), ("Card 50 is too heavy.", True),
    ]  # fmt: skip


def test_what_a_text_mentions_stays_shown_while_the_text_is_pointed_at() -> None:
    small = SmallTable()
    field, beside = small.table.field, Button(small.shell.look, "Advice", lambda: None)
    small.view.grower.mention(field)
    small.view.pointed(beside)
    assert small.view.grower.shown == field.key
    small.view.grower.forget_mentioned()
    assert small.view.grower.shown is None
    small.view.grower.mention(field)
    small.view.pointed(field)
    small.view.grower.forget_mentioned()
    assert small.view.grower.shown == field.key
    small.view.pointed(beside)
    assert small.view.grower.shown is None
