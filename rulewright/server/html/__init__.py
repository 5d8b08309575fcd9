"""Views and scenes as HTML, in pieces that can be sent by themselves; whole pages are in `pages`."""
