"use strict";
// What is drawn over the table: arrows from what acts to what it aims at, and what a closer look shows. Knows no game.
(() => {
  const NS = "http://www.w3.org/2000/svg";
  const make = (tag, attrs) => { const el = document.createElementNS(NS, tag); for (const name in attrs) el.setAttribute(name, attrs[name]); return el; };
  const seen = (box) => box.width && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;
  const boxOf = (id) => { const el = id && $(id), box = el?.getBoundingClientRect(); return box && seen(box) ? (el.querySelector(".thumb")?.getBoundingClientRect() || box) : null; };
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  let soon = 0, pointed = [], from = "", sketched = []; // arrows of one's own: a drag with the right button, gone with the next click

  const cellAt = (e) => document.elementsFromPoint(e.clientX, e.clientY).find((el) => el.matches?.(".hit"))?.id || "";
  document.addEventListener("pointerdown", (e) => {
    from = e.button === 2 && e.target.closest("#board") ? cellAt(e) : "";
    if (e.button === 0 && sketched.length) { sketched = []; later(); }
  });
  document.addEventListener("pointerup", (e) => {
    const to = e.button === 2 && from && cellAt(e), li = document.createElement("li");
    if (!to || to === from) return;
    const known = sketched.findIndex((other) => other.dataset.start === from && other.dataset.end === to);
    Object.assign(li.dataset, { start: from, end: to });
    li.className = "arrow go sketch";
    known < 0 ? sketched.push(li) : sketched.splice(known, 1);
    const swallow = (menu) => { menu.preventDefault(); menu.stopImmediatePropagation(); }; // the drag is no look
    addEventListener("contextmenu", swallow, true);
    setTimeout(() => removeEventListener("contextmenu", swallow, true));
    later();
  });

  function draw() {
    const over = $("arrows"), list = [...all("#arrow-list > li"), ...sketched];
    over.replaceChildren();
    drawChips();
    for (const item of list) {
      const a = boxOf(item.dataset.start) || boxOf(item.dataset.instead), b = boxOf(item.dataset.end);
      if (!a || !b) continue;
      const [ax, ay] = middle(a), [bx, by] = middle(b), far = Math.hypot(bx - ax, by - ay);
      if (far < 12) continue;
      const card = !item.matches(".go") && $(item.dataset.end)?.matches(".tile, .item, .zone, .panel"), bend = Math.min(70, far * 0.18); // bows a little
      const cx = (ax + bx) / 2 + ((by - ay) / far) * bend, cy = (ay + by) / 2 - ((bx - ax) / far) * bend;
      const back = Math.hypot(bx - cx, by - cy), ux = (bx - cx) / back, uy = (by - cy) / back;
      const edge = card ? Math.min(b.width / 2 / Math.abs(ux), b.height / 2 / Math.abs(uy)) - 4 : Math.min(b.width, b.height) * (item.matches(".go") ? 0.1 : 0.42); // ends at the border
      const tx = bx - ux * edge, ty = by - uy * edge, plan = item.matches(".plan, .go"), from = plan ? Math.min(a.width, a.height) * 0.5 : 0;
      const lead = Math.hypot(cx - ax, cy - ay), sx = ax + ((cx - ax) / lead) * from, sy = ay + ((cy - ay) / lead) * from; // what would happen begins at the border too
      const d = `M${sx} ${sy}Q${cx} ${cy} ${tx - ux * 8} ${ty - uy * 8}`;
      const head = `M${tx} ${ty}L${tx - ux * 15 - uy * 8} ${ty - uy * 15 + ux * 8}L${tx - ux * 15 + uy * 8} ${ty - uy * 15 - ux * 8}Z`;
      const arrow = make("g", { class: item.className, "data-end": item.dataset.end });
      arrow.append(make("path", { d, class: "halo" }), make("path", { d, class: "shaft" }), make("path", { d: head, class: "head" }), make("circle", { cx: sx, cy: sy, r: 4, class: "head" }));
      if (item.dataset.note) { const x = (sx + 2 * cx + tx) / 4, y = (sy + 2 * cy + ty) / 4, note = make("text", { x, y: y + 5.5 }); note.textContent = item.dataset.note; arrow.append(make("circle", { cx: x, cy: y, r: 13, class: "disc" }), note); }
      over.append(arrow);
    }
  }
  function later() { cancelAnimationFrame(soon); soon = requestAnimationFrame(draw); }
  document.addEventListener("table", () => { pointed = []; later(); setTimeout(later, 300); }); // once more when what moved has come to rest
  for (const event of ["resize", "scroll", "transitionend", "wheel", "pointermove"]) addEventListener(event, (e) => { if (event !== "pointermove" || e.buttons) later(); }, { capture: true, passive: true });

  // forecast chips: on what would change, how; of what is chosen, or while a target is pointed at
  const SKULL = "M12 2a8.500 8.500 0 0 0-8.500 8.500c0 3 1.600 5.600 4 7.100V20a2 2 0 0 0 2 2h5a2 2 0 0 0 2-2v-2.400c2.400-1.500 4-4.100 4-7.100A8.500 8.500 0 0 0 12 2zM8.500 9.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4z";
  const LIFE = [".who-is .counter", ".track .amount", ".right .stat, .pill.p1, .end .sign, .stat.right, .counter"]; // where its number stands
  function spotOn(thing, box, wide) { // a chip stands above the number that it changes; of one that stands high, beside or below it
    const [x, y] = middle(box), number = LIFE.map((query) => thing.querySelector(query)).find((el) => el)?.getBoundingClientRect();
    if (thing.matches(":is(.hex, .hexmap) .piece")) return [x, Math.max(box.top - 2, 58)];
    if (!number?.width) return [x, y];
    const [nx, ny] = middle(number), within = (at) => Math.max(box.left + wide / 2, Math.min(at, box.right - wide / 2));
    if (box.width > box.height * 2 && number.left - wide > box.left) return [number.left - wide / 2 - 4, ny];
    if (ny > y) return [within(nx), number.top - 8];
    return number.right + wide + 8 < box.right ? [number.right + wide / 2 + 4, ny] : [within(nx), number.bottom + 12];
  }
  function drawChips() {
    all("#arrows .forecast").forEach((el) => el.remove());
    const told = pointed.length ? pointed : all("#chip-list > li").map((li) => [li.dataset.ref, li.dataset.kind, li.textContent]);
    for (const [ref, kind, said] of told) {
      const box = boxOf(ref), words = said.replace(/^([−+])≈/, "≈ $1");
      if (!box) continue;
      const dead = kind === "death", wide = 20 + 9 * words.length + (dead ? 14 : 0);
      const small = Math.max(0.62, Math.min(1, box.height / 76)); // on a small thing its name stays in sight
      const [x, y] = spotOn($(ref), box, wide * small);
      const chip = make("g", { class: `forecast ${kind}`, transform: `translate(${Math.max(wide / 2 + 2, Math.min(x, innerWidth - wide / 2 - 2))} ${y}) scale(${small})` }), text = make("text", { x: dead ? 11 : 0, y: 5.500 });
      text.textContent = words;
      chip.append(make("rect", { x: -wide / 2, y: -14, width: wide, height: 28, rx: 14 }), text);
      if (dead) chip.append(make("path", { d: SKULL, transform: `translate(${words ? -wide / 2 + 6 : -10} -10) scale(.82)` }));
      $("arrows").append(chip);
    }
  }
  document.addEventListener("unlook", () => { if (pointed.length) { pointed = []; later(); } });
  document.addEventListener("why", (e) => { if (e.detail.chips?.length || pointed.length) { pointed = e.detail.chips || []; later(); } });

  document.addEventListener("why", (e) => { // the answer to a look at something on the board
    $("looked")?.remove();
    const layer = $("board-overlays"), holder = document.createElement("template");
    if (!layer || !e.detail.draw) return;
    holder.innerHTML = `<svg>${e.detail.draw}</svg>`;
    layer.append(holder.content.firstChild.firstChild);
  });
  document.addEventListener("table", () => $("looked")?.remove()); // drawn of the table as it was: places may lie elsewhere now
  later();
})();
