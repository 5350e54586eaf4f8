"""The levels: what they cost before anybody plays at them."""

import subprocess
import sys

COMPILED_WHEN_IMPORTED = [f"cardavia.engine.{game}.search" for game in ("aluette", "french_tarot", "tarocchino")]


def test_no_command_waits_for_an_engine_that_it_does_not_use() -> None:
    asked = (
        f"import sys, cardavia.cli.main; print([name for name in {COMPILED_WHEN_IMPORTED} if name in sys.modules])"
    )
    answered = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert answered.stdout.strip() == "[]"
