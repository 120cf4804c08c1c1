"""The build backend: setuptools', with the browser app in every wheel and source archive.

ROJI_NO_APP=1 makes a wheel without the app. Where the app is already built, as in a source archive, no Node is needed.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
)

from building import app, node
from building.lock import pins

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]
Settings = dict[str, Any] | None
EARLIEST = "315532800"  # the first day a zip file knows: what is built does not depend on when it is built
os.environ.setdefault("SOURCE_DATE_EPOCH", EARLIEST)
# Elsewhere the wheel of Node would be compiled from its source, which takes hours.
NODE_WHEELS = {"x86_64", "amd64", "arm64", "aarch64"}


def without_app() -> bool:
    return os.environ.get("ROJI_NO_APP", "") not in ("", "0")


def node_wheel() -> list[str]:
    """Node's PyPI wheel, where the app has to be built and the machine has no Node that can."""
    if app.up_to_date() or node.machine() or platform.machine().lower() not in NODE_WHEELS:
        return []
    return [f"{name}=={version}" for name, version in pins("node").items()]


def with_app() -> None:
    """Build the app, or end the build with a word that says what is missing."""
    try:
        app.build()
    except (node.Missing, subprocess.CalledProcessError) as problem:
        sys.exit(
            f"roji: the browser app could not be built. {problem}\n"
            f"What would help: {node.NEEDED}, and a network to fetch what web/pnpm-lock.yaml names; "
            "or ROJI_NO_APP=1 for a wheel that plays in the terminal only."
        )


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    more = [] if without_app() else node_wheel()
    return [*build_meta.get_requires_for_build_wheel(config_settings), *more]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node_wheel()]


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: Settings = None) -> str:
    if not without_app():
        with_app()  # NOTICES.md, which the metadata name, comes from it
    return str(build_meta.prepare_metadata_for_build_wheel(metadata_directory, config_settings))


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    if not without_app():
        with_app()
    return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    with_app()
    return str(build_meta.build_sdist(sdist_directory, config_settings))
