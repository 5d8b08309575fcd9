"""Being here puts `tests/` on the path, so that tests can import what they share."""

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("rulewright.testing.battery")

settings.register_profile("rulewright", deadline=None)  # a busy machine is no bug
settings.load_profile("rulewright")
