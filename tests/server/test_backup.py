"""Copies of the games' file: made while a server writes, whole, checked, never over anything."""

import asyncio
import sqlite3
import threading
from pathlib import Path

from server_kit import Server, quick
from typer.testing import CliRunner

from rulewright.cli import app
from rulewright.server.store import store_for


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(arguments))
    return result.exit_code, " ".join((result.stdout + result.stderr).split())


def test_a_copy_made_while_people_play_is_whole_and_goes_on_where_it_was_made(tmp_path: Path) -> None:
    settings, copy, restored = quick(tmp_path), tmp_path / "copy.db", tmp_path / "again.db"
    written = 0
    with Server(settings) as server:
        made = server.make(seed=1, variant="[rules]\nrounds = 40\ngoal = 999")
        enough, begun = threading.Event(), threading.Event()

        def play() -> None:
            nonlocal written
            tokens = [seat["token"] for seat in made["seats"]]
            with server.api(tokens[0]) as ann, server.api(tokens[1]) as bob:
                while not enough.is_set():
                    for api in (ann, bob):
                        written += api.post(f"games/{made['code']}/answer", json={"answer": 0}).status_code == 200
                    begun.set()

        player = threading.Thread(target=play)
        player.start()
        begun.wait()
        before = written
        code, said = run("backup", str(copy), "--store", settings.store)
        enough.set()
        player.join()
        assert code == 0
        assert said.endswith("holds 1 games; it was checked")
        assert not list(tmp_path.glob("copy.db?*"))  # one file
    assert run("restore", str(copy), "--store", str(restored))[0] == 0

    async def rows() -> list[int]:
        store = store_for(str(restored))
        await store.open()
        found = [row.number for row in await store.rows(made["code"])]
        await store.close()
        return found

    found = asyncio.run(rows())
    assert found == list(range(len(found)))
    assert before <= len(found) <= written
    with Server(quick(tmp_path, store=str(restored))) as server, server.api(made["seats"][0]["token"]) as ann:
        state = ann.get(f"games/{made['code']}/state").json()
        assert state["step"] == len(found)


def test_nothing_is_overwritten_and_what_is_no_copy_is_refused(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    with Server(settings) as server:
        server.make(seed=1)
    copy = tmp_path / "copy.db"
    assert run("backup", str(copy), "--store", settings.store)[0] == 0
    kept = copy.read_bytes()
    for command in (
        ["backup", str(copy), "--store", settings.store],
        ["restore", str(copy), "--store", settings.store],
    ):
        code, said = run(*command)
        assert code == 2
        assert "nothing is overwritten" in said
    assert copy.read_bytes() == kept
    (tmp_path / "new.db-wal").write_bytes(b"of another")
    assert "belongs to another" in run("restore", str(copy), "--store", str(tmp_path / "new.db"))[1]
    assert "there is no file" in run("backup", str(tmp_path / "x.db"), "--store", str(tmp_path / "none.db"))[1]
    assert "pg_dump" in run("backup", str(tmp_path / "x.db"), "--store", "postgresql://somewhere/x")[1]
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(kept[:4096] + b"\0" * 4096 + kept[8192:])
    assert run("restore", str(damaged), "--store", str(tmp_path / "y.db"))[0] == 2
    with sqlite3.connect(tmp_path / "other.db") as db:
        db.execute("create table something (x)")
    db.close()
    assert "keeps no games" in run("restore", str(tmp_path / "other.db"), "--store", str(tmp_path / "y.db"))[1]
    with sqlite3.connect(copy) as db:
        db.execute("pragma user_version = 99")
    db.close()
    assert "of version 99" in run("restore", str(copy), "--store", str(tmp_path / "y.db"))[1]
    assert not (tmp_path / "y.db").exists()
    assert not list(tmp_path.glob("*.part*"))
