"""Compiles the rules where a C compiler is at hand; without this file they run as plain Python."""

from setuptools import setup

from roji.build import compiled

setup(**compiled("src/tsukimi"))
