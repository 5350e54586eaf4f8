"""A private PostgreSQL for tests: one cluster a test process, in a folder of its own, reached by its socket alone.

Ask for the fixture `postgres_url`: the address of an empty database that is dropped after the test, as
`postgresql://...`. Nothing is shared with a server that may run already, and processes of tests side by side do
not meet. PostgreSQL refuses to run as root, so root lends the work to the user `postgres`, whom Debian's package
makes.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote
from uuid import uuid4

import pytest

SERVER_USER = "postgres"
PATIENCE = "--timeout=300"
FAST = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "listen_addresses=")


@dataclass(frozen=True, slots=True)
class Cluster:
    """A running server: its programs, and the folder of its socket."""

    programs: Path
    folder: Path

    def url(self, database: str) -> str:
        """Return the address of a database."""
        return f"postgresql://{SERVER_USER}@/{database}?host={quote(str(self.folder), safe='')}"

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs as the server's user; raise `RuntimeError` when it fails."""
        user = SERVER_USER if os.geteuid() == 0 else None
        with (self.folder / "said").open("w") as said:  # a file: a pipe would stay open as long as the server
            done = subprocess.run(
                [self.programs / program, *arguments],
                user=user,
                group=user,
                extra_groups=[] if user else None,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                check=False,
            )
        if done.returncode:
            raise RuntimeError(f"{program} failed: {(self.folder / 'said').read_text()}")

    def ask(self, program: str, *arguments: str) -> None:
        """Run a client's program against this server."""
        self.run(program, f"--host={self.folder}", f"--username={SERVER_USER}", *arguments)


def programs() -> Path:
    """Return the folder of the newest PostgreSQL's programs; raise `RuntimeError` when there is none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("initdb")
    if found:
        return found[-1].parent
    if on_path is None:
        raise RuntimeError("these tests need PostgreSQL: apt-get install postgresql")
    return Path(on_path).resolve().parent


@contextmanager
def cluster(settings: tuple[str, ...] = FAST) -> Iterator[Cluster]:
    """Start a server in a new folder, and stop it and remove the folder afterwards. It need not survive a crash."""
    with tempfile.TemporaryDirectory(prefix="cardavia-") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, SERVER_USER, SERVER_USER)
        server = Cluster(programs(), folder)
        data = f"--pgdata={folder / 'data'}"
        server.run("initdb", data, "--auth=trust", f"--username={SERVER_USER}", "--encoding=UTF8", "--no-sync")
        options = " ".join(f"-c {setting}" for setting in (*settings, f"unix_socket_directories={folder}"))
        server.run("pg_ctl", data, "start", "--wait", PATIENCE, f"--log={folder / 'log'}", f"--options={options}")
        try:
            yield server
        finally:
            server.run("pg_ctl", data, "stop", "--wait", PATIENCE, "--mode=immediate")


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[Cluster]:
    """The server of this test process."""
    with cluster() as server:
        yield server


@pytest.fixture
def postgres_url(postgres_cluster: Cluster) -> Iterator[str]:
    """The address of an empty database of this test alone."""
    database = f"test_{uuid4().hex}"
    postgres_cluster.ask("createdb", database)
    yield postgres_cluster.url(database)
    postgres_cluster.ask("dropdb", "--force", database)
