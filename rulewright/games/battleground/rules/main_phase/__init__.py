"""What players do in Main phases: cast, prepare, charge, muster, grow; and the windows in which others answer."""
