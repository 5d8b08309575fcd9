"""What minds of different games share."""
