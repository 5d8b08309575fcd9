"""What is asked for over HTTP and sockets, by whom, and who may."""
