"""The two commands of the README: what they make, what they keep, and what they say when they cannot."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.frame.sources import ROOT

MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")

OLD = """#!/bin/sh
[ "$1" = --version ] && echo "Python 3.9.2" && exit 0
exit 1
"""
WITHOUT_VENV = """#!/bin/sh
case "$1 $2" in
    "--version "*) echo "Python 3.12.1" ;;
    "-c import sys"*) exit 0 ;;
    *) exit 1 ;;
esac
"""


def environment(folder: Path, python: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [ROOT / "tools" / "environment", folder / "venv"],
        env={"PATH": f"{folder}:/usr/bin:/bin", "PYTHON": python},
        capture_output=True,
        text=True,
        check=False,
    )


def pretended(folder: Path, script: str) -> str:
    python = folder / "python3"
    python.write_text(script, encoding="utf-8")
    python.chmod(0o755)
    return str(python)


def test_an_old_python_is_named_with_what_is_needed(tmp_path: Path) -> None:
    done = environment(tmp_path, pretended(tmp_path, OLD))
    assert done.returncode == 1
    assert "Cardavia needs Python 3.11 or later; found: Python 3.9.2." in done.stderr


def test_a_python_without_venv_is_named_with_what_to_install(tmp_path: Path) -> None:
    done = environment(tmp_path, pretended(tmp_path, WITHOUT_VENV))
    assert done.returncode == 1
    assert "Python 3.12.1 lacks the module venv" in done.stderr
    assert "apt-get install python3-venv" in done.stderr


def test_an_environment_that_broke_is_made_anew_and_a_good_one_is_kept(tmp_path: Path) -> None:
    programs = tmp_path / "venv" / "bin"
    programs.mkdir(parents=True)
    (programs / "python").write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    (programs / "python").chmod(0o755)
    made = environment(tmp_path, sys.executable)
    mark = tmp_path / "venv" / "mark"
    mark.touch()
    kept = environment(tmp_path, sys.executable)
    assert (made.returncode, (programs / "pip").exists(), kept.returncode, mark.exists()) == (0, True, 0, True)


@pytest.mark.parametrize("command", ["play", "test"])
def test_a_command_makes_its_environment_first(command: str) -> None:
    alone = {name: value for name, value in os.environ.items() if name not in {"MAKEFLAGS", "MAKELEVEL", "MFLAGS"}}
    planned = subprocess.run(
        ["make", "--dry-run", "--always-make", command],
        cwd=ROOT,
        env=alone,
        capture_output=True,
        text=True,
        check=True,
    )
    assert planned.stdout.splitlines()[0] == "tools/environment .venv"


def test_every_target_is_described_at_the_top_of_the_makefile() -> None:
    described = set(re.findall(r"^#   make (\w+)", MAKEFILE, re.MULTILINE))
    (phony,) = re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    assert set(phony.split()) - described == {"style", "types", "layers", "tests"}


def test_ci_runs_the_same_as_the_readme_s_command() -> None:
    assert (ROOT / ".ci" / "run").read_text(encoding="utf-8").rstrip().endswith("exec make test")
