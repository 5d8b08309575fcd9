"""Ailments (SK-232 to SK-262): `applying` and `forbidding`."""
