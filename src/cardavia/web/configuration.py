"""What the person who runs the house decides: address, database, workers. Read from options and the environment."""

from dataclasses import dataclass
from os import environ
from pathlib import Path

from platformdirs import user_data_path


@dataclass(frozen=True, slots=True)
class Configuration:
    """How to serve.

    `database` is a URL, `bot_workers` how many processes think for the bots, `secure_cookies` whether the house is
    reached by https alone, `silence` after how many seconds a bot plays for somebody who is away.
    """

    database: str
    bot_workers: int = 1
    secure_cookies: bool = False
    silence: float = 60.0
    requests_a_minute: int = 600
    origins: tuple[str, ...] = ()


def default_database() -> str:
    """Return the database of `CARDAVIA_DATABASE`, else a file in this user's own data folder."""
    named = environ.get("CARDAVIA_DATABASE")
    return named or f"sqlite:///{_data_folder() / 'cardavia.db'}"


def _data_folder() -> Path:
    folder = user_data_path("cardavia", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder
