"""Measurements beside public peers: `python -m bench`. Never part of the tests."""
