"""How Sphinx builds these pages to a site, in build/site: `make site`. The pages of `api/` are made each time."""

import re
import sys
from pathlib import Path

from sphinx.application import Sphinx

from resarcana_gui import __version__

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
from site_reference import write_pages  # noqa: E402

project = "Res Arcana, at your desk"
author = "The Res Arcana client authors"
project_copyright = author
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.apidoc"]
exclude_patterns = ["images/**", "api/modules.rst"]

# What others build on. The rest of the program is described by its architecture.
PRIVATE = [
    "app", "art", "audio", "compiled.py", "documents.py", "files.py", "games/*/ai", "games/*/view",
    "i18n", "__main__.py", "paths.py", "scene", "screens", "settings", "shipped.py", "tabletop",
]  # fmt: skip
apidoc_modules = [
    {
        "path": "../resarcana_gui",
        "destination": "api",
        "exclude_patterns": [f"../resarcana_gui/{part}" for part in PRIVATE],
        "separate_modules": True,
        "include_private": False,
        "module_first": True,
    }
]
autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
add_module_names = False

# Names that several modules have, such as State, are not linked where only the name is written.
suppress_warnings = ["ref.python"]
# A name in single backticks is code, in docstrings as in Markdown.
default_role = "literal"
myst_heading_anchors = 3

html_theme = "furo"
html_title = project
html_static_path = ["site", "../assets/resarcana/icons", "../assets/seasons/icons", "api/signs"]
html_css_files = ["site.css"]
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#1e4a54", "color-brand-content": "#962e26"},
    "dark_css_variables": {"color-brand-primary": "#eec674", "color-brand-content": "#78beff"},
}


# Examples that are run end with an empty line, which tells their runner that what follows is not printed.
EXAMPLE = re.compile(r"(```python\n.*?\n)\n```", re.DOTALL)


def within_the_site(app: Sphinx, page: str, source: list[str]) -> None:
    """On the site, what lies beside `docs` has pages of its own."""
    up = "../" * page.count("/")
    source[0] = (
        source[0].replace(f"]({up}../CONTRIBUTING.md)", f"]({up}contributing.md)").replace("](adr/)", "](adr/index.md)")
    )
    source[0] = EXAMPLE.sub(r"\1```", source[0])


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    write_pages(HERE / "api")
    app.connect("source-read", within_the_site)
