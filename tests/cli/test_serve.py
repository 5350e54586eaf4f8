"""`cardavia serve`, and `cardavia` alone."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import cardavia
from tests.cli.conftest import Run

SOURCE = Path(cardavia.__file__).parent.parent
PATIENCE_SECONDS = 180


@contextmanager
def served(folder: Path, *arguments: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Serve in a process of its own; yield the address it prints."""
    database = f"sqlite:///{folder}/house.db"
    command = [sys.executable, "-m", "cardavia", *arguments, "--no-browser", "--port", "0", "--database", database]
    with subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(SOURCE)}
    ) as process:
        assert process.stderr is not None
        found = re.search("http://[^ ]+/", process.stderr.readline())
        assert found is not None
        try:
            yield found[0], process
        finally:
            process.kill()


@pytest.mark.parametrize("arguments", [(), ("serve",)])
def test_the_table_is_served_at_the_printed_address_until_stopped(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    with served(tmp_path, *arguments) as (address, process):
        with httpx.Client(timeout=PATIENCE_SECONDS) as client:
            assert client.get(f"{address}healthz").text == "well\n"
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE_SECONDS) in {0, -signal.SIGTERM}


def test_a_live_channel_ends_in_good_order_when_the_house_stops(tmp_path: Path) -> None:
    with served(tmp_path) as (address, process), httpx.Client(base_url=address, timeout=PATIENCE_SECONDS) as client:
        client.headers["origin"] = address.rstrip("/")
        client.get("/")
        table = client.post("/api/tables", json={"game": "aluette", "name": "Ann"}).json()["table"]
        with client.stream("GET", f"/tables/{table}/events") as channel:
            told = channel.iter_text()
            assert next(told).startswith("retry:")
            process.send_signal(signal.SIGTERM)
            list(told)  # raises when the channel is cut off
        assert process.wait(PATIENCE_SECONDS) in {0, -signal.SIGTERM}


def test_an_address_that_is_taken_is_said_to_be(run: Run) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        ran = run("serve", "--no-browser", "--port", str(other.getsockname()[1]))
    assert (ran.status, "--port" in ran.err) == (2, True)


def test_several_processes_need_postgresql(run: Run, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.db"
    ran = run("serve", "--no-browser", "--port", "0", "--workers", "2", "--database", database)
    assert (ran.status, "PostgreSQL" in ran.err) == (2, True)
