"""Being here puts `tests/` on the path, so that tests can import the toy game and the battery."""

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("battery", "toy")

settings.register_profile("rulewright", deadline=None)  # a busy machine is no bug
settings.load_profile("rulewright")
