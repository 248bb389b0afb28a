"""Texts in the player's language: catalogs in YAML, with placeholders and plurals. Imports only the modules beside
the packages."""

from resarcana_gui.i18n.catalog import Catalog
from resarcana_gui.i18n.discovery import Language, language_names, languages
from resarcana_gui.i18n.text_file import I18nError

__all__ = ["Catalog", "I18nError", "Language", "language_names", "languages"]
