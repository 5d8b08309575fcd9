"use strict";
// The others' turn, told in beats: a banner, the card in the reader, then a tile in the recap that can be looked at again.
// What the table looked like after each deed is kept, so that it can be watched on the board once more.
(() => {
  let banner = 0, again = 0, skipping = false, real = null;
  const scenes = new Map(), KEPT = 24; // by step: the table's region as it was
  const pace = () => +(saved("pace") ?? 900), asked = () => !!$("marks").dataset.key;

  function tell(deed, long) {
    const line = $("banner");
    clearTimeout(banner);
    line.textContent = deed.dataset.words;
    if (deed.dataset.more) line.append(Object.assign(document.createElement("span"), { className: "explains", textContent: deed.dataset.more }));
    line.className = [...deed.classList].filter((name) => name.startsWith("seat")).join(" ");
    line.hidden = false;
    all(".deed[aria-current]").forEach((el) => el.removeAttribute("aria-current"));
    deed.setAttribute("aria-current", "true");
    if (!narrow.matches || !asked()) read(deed, narrow.matches && !asked(), { passing: narrow.matches }); // on a phone what is done stands above the card
    banner = setTimeout(quiet, long);
  }
  function quiet() {
    $("banner").hidden = true;
    all(".deed[aria-current]").forEach((el) => el.removeAttribute("aria-current"));
    if (!asked()) shutReader();
  }
  const stepOf = (deed) => +deed.id.split("-")[1], endOf = (deed) => +deed.dataset.until; // when it was done, and when it had happened
  function keep() {
    const step = +$("marks").dataset.step;
    scenes.set(step, $("felt").cloneNode(true));
    if (scenes.size > KEPT) scenes.delete(scenes.keys().next().value);
  }
  function stage(scene) { // another time's table stands in its place; nothing there can be clicked
    if (!scene) return;
    const then = scene.cloneNode(true);
    then.inert = true;
    real ||= $("felt");
    $("felt").replaceWith(then);
  }
  function present() {
    if (!real) return;
    $("felt").replaceWith(real);
    real = null;
  }
  window.present = () => { again++; present(); }; // what comes from the server comes to the table of now
  function watch(from) { // from this deed on, one after the other
    const deeds = all("#deeds .deed"), mine = ++again;
    if (narrow.matches) body.removeAttribute("data-drawer"); // the sheet lies over what is shown
    const before = [...scenes.keys()].filter((step) => deeds[from] && step < stepOf(deeds[from])).pop();
    stage(scenes.get(before));
    const next = (i) => {
      if (mine !== again) return;
      if (!deeds[i]?.isConnected) { present(); return quiet(); }
      hideLook();
      stage(scenes.get(endOf(deeds[i])));
      tell(deeds[i], 4000);
      refsOf(deeds[i].dataset.refs).forEach((ref) => $(ref)?.setAttribute("data-pointed", ""));
      deeds[i].scrollIntoView({ block: "nearest", inline: "nearest" });
      setTimeout(() => { if (mine === again) { hideLook(); next(i + 1); } }, Math.max(pace(), 900));
    };
    before ? setTimeout(() => next(from), 500) : next(from);
  }
  addEventListener("pointerdown", (e) => { if (real && !e.target.closest("#recap")) { again++; present(); quiet(); } }, true);
  const showLatest = () => { const row = $("deeds"); if (row) row.scrollLeft = row.scrollWidth; };
  let known = new Set(all("#deeds .deed").map((el) => el.id)), was = asked(), told = "";
  document.addEventListener("table", () => {
    const deeds = all("#deeds .deed"), fresh = deeds.filter((el) => !known.has(el.id));
    known = new Set(deeds.map((el) => el.id));
    const over = $("marks").dataset.over, ends = deeds.map(endOf).join(" "), more = ends !== told;
    told = ends;
    if (more || (was && !asked()) || over) beforePainting(() => setTimeout(keep)); // after each deed, and before the first; when it is painted
    was = asked();
    if (fresh.length && pace() && !skipping) { again++; tell(fresh.at(-1), Math.max(pace() * 1.6, 900)); }
    if (asked() || $("marks").dataset.over) {
      if (skipping) { skipping = false; send("pace", { ms: pace() }); }
    }
    if (fresh.length) beforePainting(showLatest);
    showSpeed();
  });
  function showSpeed() {
    for (const button of all("[data-pace]")) button.setAttribute("aria-pressed", +button.dataset.pace === pace());
  }
  document.addEventListener("click", (e) => {
    const at = (query) => e.target.closest(query), speed = at("[data-pace]"), deed = at(".deed");
    if (at("[data-skip]")) { skipping = true; quiet(); send("hold", { yes: false }); send("pace", { ms: 0 }); }
    if (at("[data-again]")) watch(0);
    if (deed) watch(all("#deeds .deed").indexOf(deed));
    if (at("[data-hold]")) send("hold", { yes: !at("[data-hold]").matches("[aria-pressed=true]") });
    if (at("[data-onward]")) send("onward");
    if (!speed) return;
    saved("pace", speed.dataset.pace);
    all("[data-setting=pace]").forEach((el) => { el.value = speed.dataset.pace; });
    send("pace", { ms: pace() });
    showSpeed();
  });
  showSpeed();
  beforePainting(showLatest);
})();
