"""The table for programs: JSON, server-sent events, and its own description."""
