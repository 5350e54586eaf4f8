"""The hashes of all faces; `make faces` renews them after the cards were changed on purpose and looked at."""

import json
from hashlib import sha256
from pathlib import Path

from cardavia.art import DECKS, back
from tests.art.pixels import face

FOLDER = Path(__file__).parent / "hashes"


def hashes(deck: str) -> dict[str, str]:
    """Return the hash of each face of a deck and of its back."""
    faces = {code: face(deck, code) for code in DECKS[deck].codes} | {"back": back(deck)}
    return {code: sha256(svg.encode()).hexdigest()[:16] for code, svg in faces.items()}


def kept(deck: str) -> dict[str, str]:
    """Return the hashes that were kept."""
    found: dict[str, str] = json.loads((FOLDER / f"{deck}.json").read_text(encoding="utf-8"))
    return found


def renew() -> None:
    """Keep the present hashes."""
    FOLDER.mkdir(exist_ok=True)
    for deck in DECKS:
        (FOLDER / f"{deck}.json").write_text(json.dumps(hashes(deck), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    renew()
