"""Runs mypyc and the C compiler over a prepared copy of the sources; `rulewright/_compiled` gets what they made."""

import json
import os
import re
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from fast.modules import modules_of
from fast.written_out import module_at, written_out
from rulewright.compiled import ENVS, FOLDER, KERNEL, Group, digest_of, groups_in

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "rulewright"
DICE = Path(__file__).parent / "dice.py"  # in the machine's numbers
TREE = ROOT / "build" / "fast"  # kept between runs: what has not changed is not compiled again
LEFT_OUT = ("server", "cli", "envs", "lab", "terminal", "testing", FOLDER)  # no rule imports these
TOP_LEVEL = re.compile(r"^(char CPyDef_\w+_____top_level__\(void\) \{)", re.MULTILINE)


def build(games: list[str]) -> None:
    """Compile the kernel and these games, or only what environments need; what was compiled before is replaced."""
    groups = [KERNEL, *games] if games != [ENVS] else []
    digests = {group: digest_of(PACKAGE, group) for group in groups}
    files = {group: [str(path.relative_to(ROOT)) for path in modules_of(PACKAGE, group)] for group in groups}
    if groups:
        _prepare([file for group in groups for file in files[group]])
    TREE.mkdir(parents=True, exist_ok=True)
    os.chdir(TREE)
    extensions = _compiled_python(groups, files) if groups else []
    extensions.append(Extension("rulewright.envs.walk", [str(PACKAGE / "envs" / "walk.c")], extra_compile_args=["-O2"]))
    digests[ENVS], files[ENVS] = digest_of(PACKAGE, ENVS), ["rulewright/envs/walk.py"]
    _hurry({str(source) for extension in extensions for source in extension.sources})
    command = build_ext(Distribution({"name": "rulewright", "ext_modules": extensions}))
    command.build_lib = str(TREE / "lib")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    _put_in_place(
        {extension.name: command.get_ext_fullpath(extension.name) for extension in extensions}, files, digests
    )


def _compiled_python(groups: list[str], files: dict[str, list[str]]) -> list[Any]:
    return mypycify(
        ["--config-file=mypy.ini", "rulewright"],  # checked as a whole, as `make lint` does it
        only_compile_paths=[file for group in groups for file in files[group]],
        opt_level=os.environ.get("OPT", "2"),
        debug_level="0",
        separate=[(files[group], _library(group)) for group in groups],
    )


def _library(group: str) -> str:
    """The compiled file in which all modules of a group are; those of their own only open it."""
    return f"rulewright_{group}"


def _prepare(files: list[str]) -> None:
    """The copy of the sources that is compiled; a file that did not change keeps its time."""
    tree = TREE / "rulewright"
    kept = {path: path.stat() for path in tree.rglob("*.py")} if tree.exists() else {}
    wanted = {
        path.relative_to(PACKAGE)
        for path in PACKAGE.rglob("*.py")
        if path.relative_to(PACKAGE).parts[0] not in LEFT_OUT
    }
    for path in kept:
        if path.relative_to(tree) not in wanted:
            path.unlink()
    compiled = {file.removesuffix(".py").replace("/", ".") for file in files}
    for relative in sorted(wanted):
        text = (PACKAGE / relative).read_text(encoding="utf-8")
        if relative.as_posix() == "kernel/dice.py":
            text = DICE.read_text(encoding="utf-8")
        elif f"rulewright/{relative.as_posix()}" in files:
            text = written_out(text, module_at(relative), compiled)
        copy = tree / relative
        if not copy.is_file() or copy.read_text(encoding="utf-8") != text:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text, encoding="utf-8")
    (TREE / "mypy.ini").write_text("[mypy]\npython_version=3.11\ncheck_untyped_defs=True\n", encoding="utf-8")


def _hurry(sources: Iterable[str]) -> None:
    """What runs once, at import, need not be optimized: it is half of the code, and of the compiler's time."""
    for file in map(Path, sources):
        text = file.read_text(encoding="utf-8")
        quick = TOP_LEVEL.sub(r'__attribute__((optimize("O0"))) \1', text)
        if quick != text:
            file.write_text(quick, encoding="utf-8")


def _put_in_place(made: dict[str, str], files: dict[str, list[str]], digests: dict[str, str]) -> None:
    """All compiled files into one folder, and which sources they were made of beside them."""
    new = PACKAGE / f"{FOLDER}.new"
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir()
    names = {name: f"{name}{''.join(Path(file).suffixes)}" for name, file in made.items()}
    for name, file in made.items():
        shutil.copy2(TREE / file, new / names[name])
    groups: dict[str, Group] = {}
    for group, digest in digests.items():
        own = {file.removesuffix(".py").replace("/", ".") for file in files[group]} | {f"{_library(group)}__mypyc"}
        groups[group] = {"digest": digest, "files": {name: names[name] for name in made if name in own}}
    suffix = "".join(Path(next(iter(made.values()))).suffixes)
    _keep_others(groups, new)
    (new / "groups.json").write_text(json.dumps({"suffix": suffix, "groups": groups}, indent=1), encoding="utf-8")
    shutil.rmtree(PACKAGE / FOLDER, ignore_errors=True)
    new.rename(PACKAGE / FOLDER)
    size = sum(file.stat().st_size for file in (PACKAGE / FOLDER).iterdir()) / 2**20
    print(f"compiled: {', '.join(groups)} ({size:.0f} MB in {PACKAGE / FOLDER})", file=sys.stderr)


def _keep_others(groups: dict[str, Group], new: Path) -> None:
    """Games that were compiled earlier, for this very kernel, stay."""
    before = groups_in(PACKAGE)
    if KERNEL not in groups or (KERNEL in before and before[KERNEL]["digest"] == groups[KERNEL]["digest"]):
        for group in before.keys() - groups.keys():
            groups[group] = before[group]
            for file in before[group]["files"].values():
                shutil.copy2(PACKAGE / FOLDER / file, new / file)
