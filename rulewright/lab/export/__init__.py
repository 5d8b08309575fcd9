"""Cards leave the machine: as a table, as sheets to print, for Tabletop Simulator; and the rulebook as a document."""
