"""`make mutants`: change the rules bit by bit, in plain mode, and see whether the tests notice.

    python -m tests.mutants [--report] [GAME ...]      --report only shows the last run again

Every game's rule modules are mutated with mutmut in a copy of the checkout under build/mutants/, and the tests of
that game (but for slow ones that ask about other things) and the golden records run against each mutant.
Survivors are listed with the reason tests/mutants_reasons.toml gives for them; one without a reason is
marked. Exit code 1 below 90 %.
"""

from __future__ import annotations

import ast
import difflib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent
WORK = ROOT / "build" / "mutants"
VENV = ROOT / "build" / "mutants-venv"
ENOUGH = 0.90

# The modules of each game that hold rules.
MODULES = {
    "koikoi": ["koikoi/rules.py", "koikoi/ledger.py", "koikoi/scoring.py"],
    "kokeshi": ["kokeshi/rules.py"],
    "niwashi": ["niwashi/garden.py", "niwashi/supplies.py", "niwashi/rules.py"],
    "orders": ["orders/rules.py", "orders/scoring.py"],
}
FAILED, TOO_LONG = {1, 3}, {-24, 24, 152, 255, -14}  # exit codes mutmut stores for failed tests and time-outs


def set_up() -> Path:
    """An environment of its own: mutmut does not work with the newest pytest."""
    python = VENV / "bin" / "python"
    if not python.exists():
        print("setting up mutmut")
        subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
        wanted = [
            "pytest<9",
            "mutmut==3.8.0",
            "hypothesis",
            "cython",
            "fluent.runtime",
            "rich",
            "click",
            "numpy",
            "setuptools",
        ]
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", *wanted], check=True)
    return python


def prepare(game: str) -> Path:
    """A copy of the checkout with a configuration for this game."""
    folder = WORK / game
    for name in ("src", "tests", "docs", "typings"):
        shutil.rmtree(folder / name, ignore_errors=True)
        ignore = shutil.ignore_patterns("*.so", "__pycache__", "_built.txt")
        shutil.copytree(ROOT / name, folder / name, ignore=ignore)
    shutil.rmtree(folder / "mutants", ignore_errors=True)
    chosen = f"(not golden or {game}) and not (conformance or fuzz or cli or pages)"
    modules = json.dumps([f"src/roji/games/{module}" for module in MODULES[game]])
    config = f"""
[tool.mutmut]
source_paths = ["src/"]
only_mutate = {modules}
pytest_add_cli_args_test_selection = ["tests/games/{game}", "tests/test_golden.py"]
pytest_add_cli_args = ["-k", "{chosen}", "-p", "no:cacheprovider"]
also_copy = ["docs", "typings"]
use_git_change_detection = false
timeout_multiplier = 4.0
"""
    (folder / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text("utf-8") + config, "utf-8")
    return folder


def run(game: str, python: Path) -> None:
    """Mutate one game and run its tests against every mutant."""
    folder = prepare(game)
    env = {**os.environ, "ROJI_PURE": "1", "PYTHONPATH": "", "PATH": f"{python.parent}:{os.environ['PATH']}"}
    jobs = str(os.cpu_count() or 1)
    subprocess.run([str(python), "-m", "mutmut", "run", "--max-children", jobs], cwd=folder, env=env, check=False)


def report(game: str) -> bool:
    """What the last run of a game came to; False below the mark."""
    folder = WORK / game
    given = tomllib.loads((Path(__file__).parent / "mutants_reasons.toml").read_text("utf-8"))
    reasons = given.get(game, []) + given["any"]
    outcomes: Counter[str] = Counter()
    survivors: list[tuple[str, str]] = []
    for module in MODULES[game]:
        path = folder / "mutants" / "src" / "roji" / "games" / module
        codes = json.loads(path.with_name(path.name + ".meta").read_text("utf-8"))["exit_code_by_key"]
        changes = changed_lines(path)
        for key, code in codes.items():
            if code is None:
                sys.exit(f"{game}: mutants were left untested; what stopped the run stands above")
            outcomes["failed" if code in FAILED else "too long" if code in TOO_LONG else "survived"] += 1
            if code not in FAILED | TOO_LONG:
                survivors.append((key.rsplit(".", 1)[1], changes.get(key.rsplit(".", 1)[1], "?")))
    total = sum(outcomes.values())
    killed = outcomes["failed"] + outcomes["too long"]
    share = killed / total if total else 0.0
    print(f"\n{game}: {killed} of {total} mutants killed ({share:.1%}), {outcomes['too long']} by running too long")
    unexplained = 0
    used = []
    for name, change in survivors:
        reason = next((r for r in reasons if fits(r, name, change)), None)
        unexplained += reason is None
        used.append(reason)
        print(f"  {short(name)}: {change}\n      {reason['why'] if reason else 'NO REASON GIVEN'}")
    print(f"{game}: {len(survivors)} survivors, {unexplained} without a reason")
    for reason in given.get(game, []):
        if reason not in used:
            print(f"  no survivor needs the reason for {reason['function']}: {reason['change']}")
    return share >= ENOUGH


def fits(reason: dict[str, str], name: str, change: str) -> bool:
    """Whether a reason speaks of this mutant."""
    return bool(re.fullmatch(reason["function"], short(name)) and re.search(reason["change"], change))


def short(name: str) -> str:
    return re.sub(r"^x_|^xǁ\w+ǁ|__mutmut_\d+$", "", name)


def changed_lines(path: Path) -> dict[str, str]:
    """For every mutant the line that differs from the original, before -> after."""
    source = path.read_text("utf-8")
    rows = source.split("\n")
    functions = {
        node.name: [row.strip() for row in rows[node.lineno : node.end_lineno]]
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and "__mutmut_" in node.name
    }
    found = {}
    for name, lines in functions.items():
        original = functions.get(re.sub(r"__mutmut_\d+$", "__mutmut_orig", name), [])
        diff = [line for line in difflib.ndiff(original, lines) if line[0] in "+-"]
        found[name] = "  ->  ".join(line[2:] for line in diff)
    return found


def main() -> None:
    asked = [name for name in sys.argv[1:] if name != "--report"] or sorted(MODULES)
    if "--report" not in sys.argv:
        python = set_up()
        for game in asked:
            run(game, python)
    results = [report(game) for game in asked]
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
