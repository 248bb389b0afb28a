"""The end of a game: who won, where every point came from, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from resarcana_gui.kernel.game import Outcome
from resarcana_gui.kernel.state import State
from resarcana_gui.match.match import Match
from resarcana_gui.records.achievements import newly_achieved
from resarcana_gui.records.tally import played_by
from resarcana_gui.scene.markup import escaped
from resarcana_gui.screens import actions
from resarcana_gui.screens.parts.stack import MenuEntry
from resarcana_gui.screens.parts.triumph import celebrate, celebrate_match
from resarcana_gui.screens.result_page import ResultPage
from resarcana_gui.screens.seat_names import listed, listed_names, recorded_names, shown_names
from resarcana_gui.screens.services import MatchPlan, PlayerSpec
from resarcana_gui.screens.shell import Shell, start_match

TITLE_AT: Final = 66.0
"""How far below the upper edge of the frame the middle of the title is, where the star of a win rises."""
ACHIEVED: Final = "your_turn"
"""The sound of an achievement."""


class GameOver(ResultPage):
    """The result of a game, shown over its table, which stays available."""

    def __init__(self, shell: Shell, game: str, match: Match, viewer: int, *, again: bool = False) -> None:
        """`game` is the game's name; `again` if the result has been shown before."""
        super().__init__(shell, game, match, viewer)
        self.again = again
        assert match.outcome is not None
        self.outcome: Outcome = match.outcome
        self._untold = not again
        self._achieved = ""

    def entered(self) -> None:
        super().entered()
        people = [seat for seat, player in enumerate(self.match.seats) if player.is_human]
        if not self.again and any(seat in self.winners() for seat in people):
            self._celebrate()

    def _celebrate(self) -> None:
        look, root, ui = self.shell.look, self.shell.root, self.shell.games[self.game]
        if ui.standing(self.shell.settings.language, self.seating.names, self.match.progress()):
            celebrate_match(look, root)
        else:
            celebrate(look, root, middle=(self.extent.centerx, self.extent.y + TITLE_AT))

    def act(self, action: str) -> bool:
        if action in {actions.MENU, actions.CANCEL} and self.shell.visiting:
            self.shell.back()
            return True
        return False

    def winners(self) -> Sequence[int]:
        return self.outcome.winners

    def seen(self) -> State:
        return self.match.view(self.viewer)

    def words(self) -> str:
        """Return who has won."""
        names = [self.seating.names[seat] for seat in self.outcome.winners]
        people = [seat for seat, player in enumerate(self.match.seats) if player.is_human]
        if len(names) > 1:
            return self.shell.text("over.shared", names=listed_names(self.shell.texts, names))
        if people == list(self.outcome.winners):
            return self.shell.text("over.you_won")
        return self.shell.text("over.won", name=escaped(names[0]))

    def note(self) -> str:
        """Return the new achievements."""
        return self._achieved

    def review(self) -> None:
        """Review the viewer's play."""
        self.shell.routes.review(self.game, self.match, self.viewer)

    def rematch(self) -> None:
        """Start another game with the same players."""
        players = tuple(PlayerSpec(seat.name, seat.kind) for seat in self.match.seats)
        options = self.shell.games[self.game].rematch(self.match)
        match_plan = MatchPlan(self.game, options, players, self.shell.matches.fresh_seed())
        match = start_match(self.shell, match_plan)
        if match is not None:
            self.shell.routes.table(self.game, match)

    def update(self, ms: int) -> None:
        """Index one of the files of earlier games that were never indexed; once there are none, look for new
        achievements."""
        if self._untold and self.shell.matches.archive.catch_up(1) == 0:
            self._untold = False
            self._tell_achievements()

    def _tell_achievements(self) -> None:
        """Show what this game has achieved for the person who played it."""
        shell, person, journal = self.shell, self.match.seats[self.viewer], self.match.journal
        if journal is None or not person.is_human:
            return
        language, characters = shell.settings.language, shell.games[self.game].character_names
        name = shown_names(self.match.seats, language, characters)[self.viewer]
        records = shell.matches.archive.records(self.game)
        games = played_by(records, name, partial(recorded_names, language=language, characters=characters))
        upto = games[: 1 + next((at for at, each in enumerate(games) if each.record.file == journal.path.name), -1)]
        words = shell.games[self.game].record_words(shell.settings.language)
        achieved = newly_achieved(shell.matches.achievements(self.game), upto)
        titles = [words.achievement(each.name)[0] for each in achieved]
        if titles:
            self._achieved = shell.texts.plural("achievements.new", len(titles), title=listed(shell.texts, titles))
            shell.announcer.tell(self._achieved)
            shell.sounds.play(ACHIEVED)
            self.rebuild()

    def entries(self) -> list[MenuEntry]:
        text = self.shell.text
        entries = [
            MenuEntry("rematch", text("over.rematch"), self.rematch, "replay"),
            MenuEntry("new game", text("over.new_game"), lambda: self.shell.routes.new_game(self.shell.back), "dice"),
            MenuEntry("title", text("over.title_screen"), self.shell.routes.title, "home"),
        ]
        if self.match.seats[self.viewer].is_human and self.shell.matches.advises(self.match):
            entries.insert(2, MenuEntry("review", text("over.review"), self.review, "chart"))
        if self.shell.visiting:
            entries.insert(2, MenuEntry("look", text("over.look"), self.shell.back, "eye"))
        return entries
