"use strict";
// Boards larger than the screen: wheel and pinch zoom, dragging pans, buttons do it too. Knows no game.
(() => {
  const fingers = new Map(), MOST = 5, FAR = 6, READ = 46, RIM = 48; // a hex that can be read, and the chips above a map
  let x = 0, y = 0, k = 1, dragged = false, byHand = false, wasAsked = false;
  const fit = (value, least, most) => Math.max(least, Math.min(value, most));

  function show() {
    const frame = $("board"), drawing = frame?.querySelector("svg.board");
    if (!drawing) return;
    frame.toggleAttribute("data-zoomed", k > 1);
    frame.querySelectorAll(".astray").forEach((el) => el.remove());
    if (k === 1) { // all of it is shown: nothing to measure
      x = y = 0;
      if (drawing.style.transform) drawing.style.transform = "";
      return;
    }
    x = fit(x, frame.clientWidth * (1 - k), 0);
    y = fit(y, frame.clientHeight * (1 - k), 0);
    drawing.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    frame.querySelectorAll(".hexmap .piece[class*=seat]").forEach((piece) => astray(frame, piece));
  }
  // A map that has outgrown the screen: in one's own turn what one can do there, large enough to be read. A board whose
  // hexes are small on a narrow screen: all who stand there, and what one can do. It draws nearer when one is asked anew,
  // and after that moves only for what would be out of sight.
  function showMine() {
    const frame = $("board"), map = frame?.querySelector(narrow.matches ? "svg:is(.hexmap, .hex)" : "svg.hexmap");
    const isAsked = !!document.querySelector("#ask.mine"), anew = isAsked && !wasAsked;
    wasAsked = isAsked;
    if (!map || byHand) return;
    const grows = map.matches(".hexmap"), shown = grows ? `.piece.seat${$("marks").dataset.me}` : ".piece", above = grows ? RIM : 8;
    if (grows && !isAsked) { x = y = 0; k = 1; return; }
    if (!grows && k === 1 && !anew) return;
    const was = k, boxes = [...map.querySelectorAll(`${shown}, [data-lit]`)].map((el) => el.getBoundingClientRect());
    const here = frame.getBoundingClientRect(), hex = map.querySelector(".hit")?.getBoundingClientRect().width / was;
    if (!boxes.length || !hex) { x = y = 0; k = 1; return; }
    const span = (low, high) => [Math.min(...boxes.map((b) => b[low])), Math.max(...boxes.map((b) => b[high]))];
    const [left, right] = span("left", "right"), [top, bottom] = span("top", "bottom"), wide = (right - left) / was, high = (bottom - top) / was;
    const to = Math.min(READ / hex, here.width * 0.8 / wide, (here.height - above) * 0.8 / high);
    const inside = left > here.left + 8 && right < here.right - 8 && top > here.top + above && bottom < here.bottom - 8;
    if (was > 1 && inside && !grows) return; // all is in sight: nothing moves under the pointer
    if (to < 1.2) { x = y = 0; k = 1; return; }
    if (was > 1 && inside && to / was > 0.8 && to / was < 1.25) return;
    k = Math.min(to, MOST);
    x = here.width / 2 - (((left + right) / 2 - here.left - x) / was) * k;
    y = (here.height + above) / 2 - (((top + bottom) / 2 - here.top - y) / was) * k;
  }
  const middle = (el) => { const b = el.getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]; };
  function astray(frame, piece) { // a player's piece beyond the rim: a sign there says where, and leads to it
    const box = frame.getBoundingClientRect(), [left, top] = middle(piece), [cx, cy] = middle(frame), rim = 26;
    const at = [fit(left, box.left + rim, box.right - rim), fit(top, box.top + rim, box.bottom - rim)];
    if (Math.hypot(left - at[0], top - at[1]) < rim / 2) return;
    const sign = Object.assign(document.createElement("button"), { type: "button", className: `astray ${[...piece.classList].find((name) => name.startsWith("seat"))}`, title: piece.getAttribute("aria-label") });
    sign.setAttribute("aria-label", `Go to ${sign.title}`);
    sign.dataset.to = piece.id;
    const face = piece.querySelector(".face");
    sign.append(face ? Object.assign(new Image(), { src: face.getAttribute("href"), alt: "" }) : piece.querySelector(".emblem").cloneNode(true));
    while ([...frame.querySelectorAll(".astray")].some((other) => Math.hypot(...middle(other).map((v, i) => v - at[i])) < 36)) at[0] += at[0] < cx ? 38 : -38; // beside, not over, another
    sign.style.left = at[0] - box.left + "px";
    sign.style.top = at[1] - box.top + "px";
    sign.style.setProperty("--turn", Math.atan2(top - cy, left - cx) + "rad");
    frame.append(sign);
  }
  function zoomBy(factor, left, top) { // what lies under this spot stays there
    const box = $("board").getBoundingClientRect(), to = fit(k * factor, 1, MOST), cx = left - box.left, cy = top - box.top;
    x = cx - (cx - x) * to / k;
    y = cy - (cy - y) * to / k;
    k = to;
    show();
  }
  const spread = () => { const [a, b] = [...fingers.values()]; return { far: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }; };

  document.addEventListener("wheel", (e) => {
    if (!e.target.closest("#board")) return;
    e.preventDefault();
    byHand = true;
    zoomBy(Math.exp(-e.deltaY / 400), e.clientX, e.clientY);
  }, { passive: false });
  document.addEventListener("pointerdown", (e) => {
    if (!e.target.closest("#board svg.board")) return;
    if (!fingers.size) dragged = false;
    fingers.set(e.pointerId, { x: e.clientX, y: e.clientY, x0: e.clientX, y0: e.clientY });
  });
  document.addEventListener("pointermove", (e) => {
    const finger = fingers.get(e.pointerId);
    if (!finger || !$("board")) return;
    const before = fingers.size === 2 ? spread() : { x: finger.x, y: finger.y };
    Object.assign(finger, { x: e.clientX, y: e.clientY });
    dragged ||= fingers.size > 1 || (k > 1 && Math.hypot(finger.x - finger.x0, finger.y - finger.y0) > FAR);
    if (!dragged || fingers.size > 2) return;
    byHand = true;
    const now = fingers.size === 2 ? spread() : finger;
    x += now.x - before.x;
    y += now.y - before.y;
    zoomBy(fingers.size === 2 ? now.far / Math.max(before.far, 1) : 1, now.x, now.y);
  });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, (e) => fingers.delete(e.pointerId));
  document.addEventListener("click", (e) => {
    const button = e.target.closest("[data-scale]"), box = $("board")?.getBoundingClientRect();
    const sign = e.target.closest(".astray");
    if (sign) { const [left, top] = middle($(sign.dataset.to)), [cx, cy] = middle($("board")); e.stopPropagation(); x += cx - left; y += cy - top; return show(); }
    if (button) { e.stopPropagation(); byHand = button.dataset.scale !== "0" || !document.querySelector("#board svg.hexmap"); /* who wants all of a board keeps it */ zoomBy(+button.dataset.scale, box.left + box.width / 2, box.top + box.height / 2); }
    if (dragged && e.detail && e.target.closest("#board")) e.stopPropagation(); // it was a drag, not a click
    dragged = false;
  }, true);
  document.addEventListener("written", () => { showMine(); show(); });
  addEventListener("resize", show);
})();
