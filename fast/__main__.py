"""`python -m fast [games]`: compiles the kernel and the games that are proven, or those named.

`python -m fast envs` compiles only what reads states into numbers for learners: in seconds, for rules as they are.
"""

import os
import subprocess
import sys

if (
    os.environ.get("RULEWRIGHT_BUILD") != "interpreted"
):  # what is written out is read from the classes as Python makes them
    again = [sys.executable, "-m", "fast", *sys.argv[1:]]
    sys.exit(subprocess.run(again, env=os.environ | {"RULEWRIGHT_BUILD": "interpreted"}, check=False).returncode)

from fast.build import PACKAGE, build
from fast.modules import PROVEN, games_in
from rulewright.compiled import ENVS

if unknown := set(sys.argv[1:]) - {*games_in(PACKAGE), ENVS}:
    sys.exit(f"no game of ours: {', '.join(sorted(unknown))}. There is {', '.join(games_in(PACKAGE))}, or {ENVS} alone")
build(sys.argv[1:] or list(PROVEN))
