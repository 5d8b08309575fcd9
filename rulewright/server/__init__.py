"""The table in the browser, and the same for programs.

`store` keeps games, `tables` plays those in memory and says what each viewer sees, `html` draws that, `http` answers
pages, sockets and the API; `app` puts it together and `serve` starts it. Each imports only those named before it.
"""
