"""What the terminal says by itself; everything about the game is said by the game's narrator."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("en", "es")

TEXTS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "you": "You",
        "help": "Type a number to choose that answer; i NUMBER or i NAME describes a card; u undoes, t shows the table,"
        " ? shows this help, q saves and quits.",
        "prompt": "Your answer (? for help): ",
        "not_a_number": "Type a number from 1 to {most}, or i, u, t, ? or q.",
        "not_known": "There is nothing to say about {what}.",
        "saved": "Saved in {path}. `resarcana text --continue` continues it.",
        "taken_back": "Undone.",
        "cannot_undo": "That cannot be undone: {why}",
        "revealed": "something hidden has been revealed.",
        "other_seat": "someone else has acted since.",
        "start": "there is nothing to undo.",
        "over": "the game is over.",
        "continue": "There is an unfinished game ({names}). Continue it? [Y/n] ",
        "nothing_to_continue": "There is no unfinished game to continue.",
        "welcome_back": "The game continues.",
        "how_many": "How many players, including you ({choices})? [{usual}] ",
        "which_agent": "Which opponents ({choices})? [{usual}] ",
        "which_setup": "Which setup ({choices})? [{usual}] ",
        "not_a_choice": "Choose one of: {choices}.",
        "you_win": "You win.",
        "winner": "{names} wins.",
        "winners": "Shared victory: {names}.",
        "points": "{name}: {points}",
        "torn": "The last line of {path} is incomplete; the game is shown without it.",
        "unfinished": "The game is not finished.",
    },
    "es": {
        "you": "Tú",
        "help": "Un número da esa respuesta; i NÚMERO o i NOMBRE explica una carta; u deshace, t muestra la mesa,"
        " ? esta ayuda, q guarda y sale.",
        "prompt": "Tu respuesta (? para ayuda): ",
        "not_a_number": "Escribe un número del 1 al {most}, o i, u, t, ? o q.",
        "not_known": "No hay nada que contar sobre {what}.",
        "saved": "Guardado en {path}. `resarcana text --continue` sigue desde aquí.",
        "taken_back": "Deshecho.",
        "cannot_undo": "Eso no se puede deshacer: {why}",
        "revealed": "se ha revelado algo oculto.",
        "other_seat": "otra persona ha jugado desde entonces.",
        "start": "no hay nada que deshacer.",
        "over": "la partida ha terminado.",
        "continue": "Hay una partida sin terminar ({names}). ¿Continuarla? [S/n] ",
        "nothing_to_continue": "No hay ninguna partida sin terminar.",
        "welcome_back": "La partida continúa.",
        "how_many": "¿Cuántos juegan, contigo ({choices})? [{usual}] ",
        "which_agent": "¿Contra qué rivales ({choices})? [{usual}] ",
        "which_setup": "¿Con qué preparación ({choices})? [{usual}] ",
        "not_a_choice": "Escribe uno de estos: {choices}.",
        "you_win": "Has ganado.",
        "winner": "Gana {names}.",
        "winners": "Victoria compartida: {names}.",
        "points": "{name}: {points}",
        "torn": "La última línea de {path} quedó incompleta; la partida se muestra sin ella.",
        "unfinished": "La partida no ha terminado.",
    },
}


class Texts:
    """Sentences in one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language

    def __call__(self, key: str, **details: object) -> str:
        """The sentence of that key, with its details filled in."""
        return TEXTS[self.language][key].format(**details)
