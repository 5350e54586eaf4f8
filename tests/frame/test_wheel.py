"""The wheel: built here, put into an empty environment, and run from a folder where nothing else is.

The environment sees the dependencies of the one that runs the tests, but not its own `cardavia`, so no network is
needed; `test_dependencies` holds that they are declared.
"""

import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from cardavia import __version__
from cardavia.games import GAMES
from cardavia.words import ENGLISH
from cardavia.words.book import open_book
from tests.frame.sources import ROOT, SOURCE


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", f"--outdir={folder}", str(ROOT), at=folder)
    (built,) = folder.glob("cardavia-*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel in it."""
    home = tmp_path_factory.mktemp("environment")
    run(sys.executable, "-m", "venv", "--without-pip", str(home), at=home)
    python = home / "bin" / "python"
    run(
        sys.executable, "-m", "pip", f"--python={python}", "install", "--no-deps", "--no-index", str(wheel), at=home
    )
    (packages,) = home.glob("lib/python*/site-packages")
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return home / "bin"


def run(*command: str, at: Path) -> str:
    done = subprocess.run(
        command, cwd=at, capture_output=True, text=True, check=False, env={"PATH": "/usr/bin:/bin"}
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_wheel_carries_every_file_of_the_package(wheel: Path) -> None:
    ours = {
        path.relative_to(SOURCE.parent).as_posix()
        for path in SOURCE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    carried = set(zipfile.ZipFile(wheel).namelist())
    assert {name for name in carried if ".dist-info/" not in name} == ours


def test_the_wheel_carries_the_licence(wheel: Path) -> None:
    assert any(name.endswith("/licenses/LICENSE") for name in zipfile.ZipFile(wheel).namelist())


def test_the_installed_package_is_the_wheel_s(installed: Path, tmp_path: Path) -> None:
    told = run(str(installed / "python"), "-c", "import cardavia; print(cardavia.__file__)", at=tmp_path)
    assert Path(told.strip()).is_relative_to(installed.parent)


def test_the_installed_command_says_its_version(installed: Path, tmp_path: Path) -> None:
    assert run(str(installed / "cardavia"), "--version", at=tmp_path) == f"cardavia {__version__}\n"


@pytest.mark.parametrize("game", GAMES)
def test_the_installed_command_prints_every_rulebook(installed: Path, tmp_path: Path, game: str) -> None:
    told = run(str(installed / "cardavia"), "rules", game, at=tmp_path)
    assert told.startswith(open_book(game, ENGLISH).title)


@pytest.mark.parametrize("game", GAMES)
def test_the_installed_command_deals_every_game(installed: Path, tmp_path: Path, game: str) -> None:
    record = tmp_path / "record.json"
    record.write_text(
        run(str(installed / "cardavia"), "deal", "--game", game, "--seed", "1", "--record", at=tmp_path)
    )
    assert '"ok": true' in run(str(installed / "cardavia"), "referee", str(record), at=tmp_path)
