"""Compiles what a wheel holds where RULEWRIGHT_COMPILE=1 is set, as `make wheel` does; else wheels are pure Python."""

import os
import subprocess
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling calls it for every wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("RULEWRIGHT_COMPILE") != "1" or version == "editable":
            return
        subprocess.run([sys.executable, "-m", "fast"], cwd=self.root, check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["artifacts"].append("rulewright/_compiled/*")
