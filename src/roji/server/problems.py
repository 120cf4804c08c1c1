"""What goes with every answer, and how a refusal is said over HTTP."""

from __future__ import annotations

from roji.games.errors import Illegal, Refusal
from roji.wire import protocol

HEADERS = {
    "cache-control": "no-store",  # the files of the app say otherwise
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none';"
        " form-action 'self'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
STATUS = {
    "no-table": 404,
    "rules-missing": 404,
    "no-record": 404,
    "picture-no-curve": 404,
    "lesson-none": 404,
    "problem-none": 404,
    "problem-no-day": 404,
    "problem-future": 404,
    "lesson-step": 404,
    "bad-secret": 403,
    "secret-missing": 403,
    "only-watching": 403,
    "bad-origin": 403,
    "blocked": 403,
    "bad-host": 421,
    "operators-only": 403,
    "operators-page": 403,
    "seat-taken": 409,
    "seat-begun": 409,
    "seat-not-yours": 409,
    "delete-running": 409,
    "record-running": 409,
    "too-slow": 408,
    "too-big": 413,
    "too-fast": 429,
    "too-many-connections": 429,
    "too-many-tables": 429,
    "too-many-records": 429,
    "work-waits": 429,
    "long-head": 431,
    "too-busy": 503,
    "not-stored": 503,
    "store-unknown": 503,
    "store-failing": 503,
    "store-slow": 503,
    "table-damaged": 503,
    "table-needs-key": 503,
}


def as_problem(error: Refusal, lang: str) -> protocol.Problem:
    """A refusal in somebody's language."""
    clause = error.clause if isinstance(error, Illegal) else ""
    return protocol.Problem(key=error.key, text=error.say(lang), clause=clause)
