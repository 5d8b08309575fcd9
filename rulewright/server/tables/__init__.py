"""The games in memory: what is played, by whom, and what each viewer sees of it. Knows neither HTML nor HTTP."""
