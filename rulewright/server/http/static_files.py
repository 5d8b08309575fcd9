"""Styles and scripts as files: a browser keeps what a page names by its version, and asks again for anything else."""

from typing import Any

from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from rulewright.server.html.static_files import static_version
from rulewright.server.http.pictures import FOR_EVER


class VersionedFiles(StaticFiles):
    """The folder of static files."""

    def file_response(self, full_path: Any, stat_result: Any, scope: Any, status_code: int = 200) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        known = scope["query_string"] == f"v={static_version()}".encode()
        response.headers["cache-control"] = FOR_EVER if known else "no-cache"
        return response
