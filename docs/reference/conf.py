"""The reference: made from the docstrings by `make docs`, with warnings as errors."""

import roji

project = "Roji"
author = "The Roji authors"
copyright = "The Roji authors"
release = roji.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
default_role = "code"
html_theme = "furo"
html_title = f"Roji {release}"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
