"""What is said when something cannot be done: a key and its arguments; words/ makes the sentence."""

from typing import Any


class Refusal(ValueError):
    """Base of both errors: `key` names the sentence in words/, `args` fills it."""

    def __init__(self, key: str, /, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self._named = args

    @property
    def args(self) -> dict[str, Any]:  # type: ignore[override]
        """The named arguments of the sentence."""
        return self._named

    def say(self, lang: str = "en") -> str:
        """The sentence in a language; an argument may be a refusal that says itself."""
        from roji import words

        args = {k: value.say(lang) if isinstance(value, Refusal) else value for k, value in self._named.items()}
        try:
            return words.say(self.key, lang, **args)
        except ModuleNotFoundError:  # a program that took the engine alone: nothing there makes sentences
            return ", ".join([self.key, *(f"{name} {value}" for name, value in args.items())])

    def __str__(self) -> str:
        return self.say()

    def __reduce__(self) -> tuple[Any, ...]:
        return _remake, (type(self), self.key, self.__dict__)


class Invalid(Refusal):
    """Input that is not one: an unknown game or option, unreadable notation, a damaged record."""


class Illegal(Refusal):
    """A move the rules do not allow; `clause` is the rule, "" for a number that is no move at all."""

    def __init__(self, clause: str, key: str, /, **args: Any) -> None:
        super().__init__(key, **args)
        self.clause = clause

    def say(self, lang: str = "en") -> str:
        sentence = super().say(lang)
        return f"{self.clause}: {sentence}" if self.clause else sentence


def _remake(kind: type[Refusal], key: str, fields: dict[str, Any]) -> Refusal:
    error = kind.__new__(kind, key)
    error.__dict__.update(fields)
    return error
