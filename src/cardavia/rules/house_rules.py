"""House rules: switches that amend named rules."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Self


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The switches of a game, one field each, named after the clause it amends; the defaults are the rulebook.

    A game's switches are a subclass whose fields are booleans or enums of strings.
    """

    @classmethod
    def read(cls, switches: Mapping[str, object]) -> Self:
        """Return the house rules with these switches changed; raise `ValueError` for one that does not exist."""
        standard = cls()
        known = [field.name for field in fields(cls)]
        chosen: dict[str, Any] = {}
        for name, value in switches.items():
            if name not in known:
                raise ValueError(f"unknown switch {name!r}: this game has {', '.join(known) or 'none'}")
            kind = type(getattr(standard, name))
            if type(value) is not (bool if kind is bool else str):
                raise ValueError(f"switch {name!r} takes {'true or false' if kind is bool else 'a word'}")
            chosen[name] = kind(value)
        return cls(**chosen)

    def changed(self) -> dict[str, bool | str]:
        """Return the switches that differ from the rulebook, as a record writes them."""
        standard = type(self)()
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        changed = {name: value for name, value in values.items() if value != getattr(standard, name)}
        return {name: str(value) if isinstance(value, str) else value for name, value in changed.items()}
