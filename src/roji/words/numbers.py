"""Numbers outside of sentences as a language writes them; those in sentences are Fluent's."""

from __future__ import annotations

from babel import Locale
from babel.numbers import get_decimal_symbol


def decimal_sign(lang: str) -> str:
    """What stands before the decimals."""
    return get_decimal_symbol(lang)


def number(value: float, digits: int, lang: str) -> str:
    """A number with the decimal sign of the language, and a minus sign."""
    return f"{value:.{digits}f}".replace("-", "\N{MINUS SIGN}").replace(".", decimal_sign(lang))


def percent(value: float, lang: str) -> str:
    """A share as a person reads it."""
    return str(Locale(lang).percent_formats[None].pattern).replace("#,##0", number(100 * value, 1, lang))
