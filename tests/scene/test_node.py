from __future__ import annotations

import pytest

from resarcana_gui.scene import hit
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.transform import Box


class TableItem(Node):
    touchable = True


def pair() -> tuple[Node, Node]:
    root, child = Node(size=(100, 100)), Node(at=(10, 10), size=(20, 20))
    root.add(child)
    return root, child


def test_a_node_lies_with_its_anchor_at_its_place() -> None:
    node = Node(at=(100, 100), size=(40, 20), anchor=CENTRE)
    assert node.bounds() == Box(80, 90, 40, 20)


def test_a_node_turns_and_grows_about_its_anchor() -> None:
    node = Node(at=(100, 100), size=(40, 20), anchor=CENTRE, rotation=90, scale=2)
    assert node.bounds() == Box(80, 60, 40, 80)


def test_what_lies_on_a_node_moves_with_it() -> None:
    root, child = pair()
    root.at, root.scale = (5, 5), 2
    assert child.bounds() == Box(25, 25, 40, 40)


def test_the_revision_goes_up_when_what_lies_on_a_node_changes() -> None:
    root, child = pair()
    before = root.revision
    child.x = 11
    assert root.revision > before
    before = root.revision
    child.x = 11
    assert root.revision == before


def test_moving_a_node_does_not_change_its_own_look_but_resizing_it_does() -> None:
    _, child = pair()
    before = child.revision
    child.x, child.rotation, child.alpha = 50, 20, 0.5
    assert child.revision == before
    child.width = 30
    assert child.revision > before


def test_children_are_in_order_of_height_and_then_as_they_were_added() -> None:
    root = Node()
    low, high, middle = Node(z=0), Node(z=2), Node(z=0)
    root.add(low, high, middle)
    assert root.children == [low, middle, high]
    low.z = 3
    assert root.children == [middle, high, low]
    low.z = 3
    Node().z = 4


def test_a_node_that_is_added_leaves_where_it_was() -> None:
    root, child = pair()
    other = Node()
    other.add(child)
    assert child.parent is other and root.children == []


def test_a_node_cannot_lie_on_itself() -> None:
    root, child = pair()
    with pytest.raises(ValueError, match="itself"):
        child.add(root)


def test_removing_and_clearing_take_nodes_away() -> None:
    root, child = pair()
    root.remove(child)
    assert child.parent is None
    with pytest.raises(ValueError, match="not in list"):
        root.remove(child)
    root.add(child, Node())
    root.clear()
    assert root.children == []


def test_a_node_is_shown_only_when_all_it_lies_on_is() -> None:
    root, child = pair()
    assert child.shown
    root.alpha = 0
    assert not child.shown


def test_walking_goes_from_the_bottom_to_the_top() -> None:
    root, child = pair()
    assert list(root.walk()) == [root, child]
    assert list(child.lineage()) == [child, root]


def test_a_node_says_what_and_where_it_is() -> None:
    assert repr(Node(at=(1, 2), size=(3, 4), name="deck")) == "<Node 'deck' at 1,2 size 3x4>"
    assert type(Node.x).__name__ == "Watched"


def test_the_topmost_of_what_lies_under_a_point_is_found() -> None:
    root = Node(size=(100, 100))
    under, over = TableItem(size=(50, 50)), TableItem(at=(20, 20), size=(50, 50))
    root.add(under, over)
    assert hit.at(root, (30, 30)) is over
    assert hit.at(root, (5, 5)) is under
    assert hit.at(root, (90, 90)) is None


def test_hits_go_through_turns_and_scales() -> None:
    root = Node(at=(100, 0), scale=2)
    thing = TableItem(at=(50, 50), size=(40, 10), anchor=CENTRE, rotation=90)
    root.add(thing)
    assert hit.at(root, (200, 130)) is thing
    assert hit.at(root, (230, 100)) is None


def test_what_lies_below_something_dragged_is_found() -> None:
    root, below, dragged = Node(), TableItem(size=(50, 50)), TableItem(size=(50, 50))
    root.add(below, dragged)
    assert hit.at(root, (10, 10)) is dragged
    assert hit.at(root, (10, 10), without=dragged) is below


def test_what_is_hidden_clear_flat_or_clipped_away_is_not_hit() -> None:
    root, frame, thing = Node(), Node(size=(50, 50)), TableItem(size=(100, 100))
    root.add(frame)
    frame.add(thing)
    assert hit.at(root, (80, 80)) is thing
    frame.clips = True
    assert hit.at(root, (80, 80)) is None
    assert hit.at(root, (20, 20)) is thing
    thing.alpha = 0
    assert hit.at(root, (20, 20)) is None
    thing.alpha, thing.scale = 1, 0
    assert hit.at(root, (20, 20)) is None
    assert hit.into(thing, (1, 1)) is None
    thing.scale, thing.visible = 1, False
    assert hit.at(root, (20, 20)) is None


class Modal(Node):
    """Nothing behind it can be reached."""

    modal = True


def test_nothing_behind_something_modal_is_hit() -> None:
    root, thing, dialog = Node(), TableItem(size=(100, 100)), Modal()
    root.add(thing, dialog)
    assert hit.at(root, (10, 10)) is None
    dialog.visible = False
    assert hit.at(root, (10, 10)) is thing


def test_what_is_modal_is_known_to_all_that_it_lies_on_wherever_it_goes() -> None:
    root, page, other, dialog = Node(), Node(), Node(), Modal()
    page.add(dialog)
    root.add(page, other)
    assert (root.modals, page.modals, other.modals) == (1, 1, 0)
    other.add(dialog, Modal())
    assert (root.modals, page.modals, other.modals) == (2, 0, 2)
    root.remove(other)
    assert (root.modals, other.modals, dialog.modals) == (0, 2, 1)
    other.clear()
    assert other.modals == 0


def test_a_ghost_is_seen_and_not_reached() -> None:
    root, ghost, inner = Node(size=(100, 100)), Node(size=(50, 50)), Node(size=(50, 50))
    root.add(ghost)
    ghost.add(inner)
    ghost.ghost = True
    assert inner.shown and not inner.reachable
    assert hit.at(root, (10, 10)) is None


def test_what_is_placed_or_scaled_tells_its_parent_once_and_only_if_that_changes_it() -> None:
    root, child = pair()
    before = root.revision
    child.at = (30, 40)
    assert root.revision == before + 1 and child.bounds().topleft == (30, 40)
    child.scale = 2
    assert root.revision == before + 2 and child.bounds().size == (40, 40)
    child.at, child.scale = (30, 40), 2
    assert root.revision == before + 2


def test_clearing_what_is_empty_changes_nothing() -> None:
    node = Node()
    node.add(Node())
    node.clear()
    before = node.revision
    node.clear()
    assert node.revision == before and not node.children
