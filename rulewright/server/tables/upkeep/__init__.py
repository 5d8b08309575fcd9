"""What a server does now and then beside the games: old games go, people are forgotten, operators' orders are done."""
