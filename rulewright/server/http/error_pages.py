"""What can go wrong, as a page or as JSON."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from rulewright.server.errors import status_of
from rulewright.server.html import pages
from rulewright.server.http.request_context import is_json


async def refused(request: Request, wrong: Exception) -> Response:
    """A refusal in words, as a page or as JSON."""
    status = status_of(wrong, api=request.url.path.startswith("/api"))
    if wants_json(request):
        headers = {"www-authenticate": "Bearer"} if status == 401 else None
        return JSONResponse({"error": str(wrong)}, status, headers)
    hints = {
        400: "Go back, put it right and try again.",
        404: "Ask whoever sent you the link for a fresh one, or begin a game of your own.",
        403: "Ask for a seat's link.",
        409: "Go back and look again.",
    }
    return HTMLResponse(pages.error(status, str(wrong), hints.get(status, "Go back and try again.")), status)


async def not_found(request: Request, wrong: Exception) -> Response:
    """No such page, or not by this method."""
    assert isinstance(wrong, HTTPException)
    words = {404: "There is nothing at this address.", 405: "This address is used in another way."}
    said = words.get(wrong.status_code, str(wrong.detail))
    if wants_json(request):
        return JSONResponse({"error": said}, wrong.status_code, wrong.headers)
    page = pages.error(wrong.status_code, said, "Begin at the home page.")
    return HTMLResponse(page, wrong.status_code, wrong.headers)


async def broken(request: Request, wrong: Exception) -> Response:
    words = "Something broke on our side. The game itself is safe."
    if wants_json(request):
        return JSONResponse({"error": words}, 500)
    return HTMLResponse(pages.error(500, words, "Reload the page."), 500)


def wants_json(request: Request) -> bool:
    return request.url.path.startswith("/api") or request.url.path == "/new/check" or is_json(request)
