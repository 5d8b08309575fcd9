"""Files that browsers keep: pictures, styles and scripts, each by an address that holds its version."""

import asyncio
import gzip
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from rulewright.server.html.pictures import compressed_picture, drawing_version, picture_address
from rulewright.server.html.static_files import static_version

FOR_EVER = "public, max-age=31536000, immutable"


async def picture(request: Request) -> Response:
    """A card's or a person's picture; under an old version as it is drawn now, and then not to be kept."""
    name, portrait = request.path_params["name"], request.path_params["kind"] == "portrait"
    if not picture_address(name):
        raise HTTPException(404)
    packed = await asyncio.get_running_loop().run_in_executor(None, compressed_picture, name, portrait)
    kept = FOR_EVER if request.path_params["version"] == drawing_version() else "no-cache"
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type="image/svg+xml", headers=headers | {"content-encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type="image/svg+xml", headers=headers)


class VersionedFiles(StaticFiles):
    """Styles and scripts; what is asked for without its version is asked for again the next time."""

    def file_response(self, full_path: Any, stat_result: Any, scope: Any, status_code: int = 200) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        known = scope["query_string"] == f"v={static_version()}".encode()
        response.headers["cache-control"] = FOR_EVER if known else "no-cache"
        return response
