"""Playing, replaying and drawing matches on a text screen."""
