"""The base of pages: a frame with a title, a way back, and content that may scroll."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from resarcana_gui.scene.control import Control, Texts
from resarcana_gui.scene.focus import focusable
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import TITLE
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.screens import actions
from resarcana_gui.screens.parts.art import ArtNode, FadedArt
from resarcana_gui.screens.parts.scroll_pane import ScrollPane
from resarcana_gui.screens.screen import Screen
from resarcana_gui.screens.shell import Shell

FRAME: Final = Box(110, 30, 1700, 1020)
"""The frame of a page in a window of the canvas's shape; in a taller one it is higher, but not higher than wide."""
PAD: Final = 48.0
MARGIN: Final = 12.0
"""Around the content, so that focus rings and shadows are not clipped."""
ART_WIDE: Final = 380.0
"""The width of the picture above the page."""
ART_UNDER: Final = 70.0
"""How far it reaches under the back button, while it fades."""
ART_BELOW: Final = 62.0
"""How far the picture reaches below the back button, about."""
ART_INSET: Final = 17.0
"""How far the picture lies inside the frame's edge."""
ART_STRENGTH: Final = 0.9
NARROW: Final = 1.5
"""The text scale from which there is no room for two columns."""


class Page(Screen):
    """One page. Esc and the back button leave it."""

    music: ClassVar[str] = ""
    name_key: ClassVar[str] = ""
    """The key of its title in the catalogue."""
    fitted: ClassVar[bool] = False
    """Whether the frame shrinks to its content; for pages whose height does not change while they are used."""

    def __init__(self, shell: Shell, back: Callable[[], object] | None = None) -> None:
        """`back` leaves the page; by default it returns to the screen from which it was opened."""
        super().__init__(shell)
        self.shell = shell
        self._back = back if back is not None else shell.back
        self.pane: ScrollPane | None = None
        self.frame = Node()

    def lay(self, width: float) -> Node:
        """Return the content of the page at this width, as high as it needs."""
        raise NotImplementedError

    def foot(self) -> Node | None:
        """Return a part below the content that is always visible; None for no such part."""
        return None

    def says(self) -> str:
        return self.shell.text(self.name_key)

    def describe(self, control: Control) -> str:
        """Return the whole text of a pane that has no controls."""
        if control is not self.pane or self.pane is None:
            return ""
        nodes = (node for node in self.pane.content.walk() if isinstance(node, Texts))
        return " ".join(shown.block.text for node in nodes for shown in node.texts())

    def go_back(self) -> None:
        """Leave the page."""
        self._back()

    @property
    def title(self) -> str:
        """The title above it."""
        return self.shell.text(self.name_key)

    @property
    def extent(self) -> Box:
        """The place of the frame."""
        return FRAME.inflate(0, min(self.shell.beyond[1], FRAME.w - FRAME.h))

    @property
    def narrow(self) -> bool:
        """Whether the text is so large that there is room for only one column."""
        return self.shell.look.text.scale >= NARROW

    def build(self) -> None:
        extent = self.extent
        self.frame = Surface(self.shell.look, extent.size, "frame", at=extent.topleft, name="page")
        self.add(self.frame)
        top, foot = self._lay_head(), self.foot()
        bottom = extent.h - PAD / 2
        if foot is not None:
            bottom -= foot.height + 20
            foot.at = ((FRAME.w - foot.width) / 2, bottom + 16)
            self.frame.add(foot)
        self._lay_sheet(top, bottom)
        if self.fitted:
            self._fit(foot)

    def rebuild(self) -> None:
        """Lay everything out again. The control used last stays under the pointer, as far as the page can scroll."""
        before = self._used_at()
        super().rebuild()
        after = self._used_at()
        if self.pane is not None and before is not None and after is not None:
            self.pane.go(self.pane.offset + after - before)

    def _used_at(self) -> float | None:
        """Return the y coordinate of the focused control, if it is in the content."""
        current = self.shell.stage.dispatcher.focus.current
        inside = current is not None and self.pane is not None and self.pane.content in current.lineage()
        return current.bounds().centery if current is not None and inside else None

    def entered(self) -> None:
        self.give_focus("pane" if self.pane is not None and self.pane.read else "back")

    def update(self, ms: int) -> None:
        if self.pane is not None:
            self.pane.follow(self.shell.stage.dispatcher.focus.current)

    def act(self, action: str) -> bool:
        if action not in {actions.MENU, actions.CANCEL}:
            return False
        self.go_back()
        return True

    def _lay_head(self) -> float:
        """Lay out the title and the back button; return the top of the content."""
        look, text = self.shell.look, self.shell.text
        back = Button(look, text("back"), self.go_back, name="back", icon=Glyph("left", look.colour("gold")))
        back.at = (FRAME.w - PAD - back.width, 28)
        title = Label(look, self.title, TITLE, at=(PAD, 22), width=back.x - PAD - 24)
        title.y = max(22.0, 28 + (back.height - title.height) / 2)
        self._lay_art(back)
        self.frame.add(title, back)
        return max(back.y + back.height, title.y + title.height) + 10

    def _lay_art(self, back: Node) -> None:
        """Lay a picture of the game's world behind the head, where it fades into the page."""
        look, game = self.shell.look, self.shell.game
        art = game.art(game.page_art.get(self.name_key, game.page_art.get("", "")))
        if art is not None and not self.narrow:
            size = (ART_WIDE, back.height + ART_BELOW)
            node = ArtNode(look, FadedArt(art, left=0.4, low=0.5, right=0.4, strength=ART_STRENGTH), size)
            node.at = (back.x + ART_UNDER - size[0], ART_INSET)
            self.frame.add(node)

    def _fit(self, foot: Node | None) -> None:
        """Shrink the frame to the content."""
        assert self.pane is not None
        spare = max(0.0, self.pane.height - self.pane.content.height)
        self.pane.height = min(self.pane.height, self.pane.content.height)
        self.frame.size = (FRAME.w, self.extent.h - spare)
        self.frame.y = self.extent.y + spare / 2
        if foot is not None:
            foot.y -= spare

    def _lay_sheet(self, top: float, bottom: float) -> None:
        offset = self.pane.offset if self.pane is not None else 0.0
        pane = ScrollPane(self.shell.look, (FRAME.w - 2 * PAD + 2 * MARGIN, bottom - top), name="pane")
        pane.at = (PAD - MARGIN, top)
        content = self.lay(pane.room - 2 * MARGIN)
        content.at = (MARGIN, MARGIN)
        pane.content.add(content)
        pane.fit(content.height + 2 * MARGIN)
        if not focusable(content) and pane.furthest > 0:
            pane.only_read()
        pane.go(offset)
        self.frame.add(pane)
        self.pane = pane
