"use strict";
// The others' turn, told in beats: a banner, the card in the reader, then a tile in the recap that can be looked at again.
(() => {
  let banner = 0, again = 0, skipping = false;
  const pace = () => +(saved("pace") ?? 900), asked = () => !!$("marks").dataset.key;

  function tell(deed, long) {
    const line = $("banner");
    clearTimeout(banner);
    line.textContent = deed.dataset.words;
    line.className = [...deed.classList].filter((name) => name.startsWith("seat")).join(" ");
    line.hidden = false;
    all(".deed[aria-current]").forEach((el) => el.removeAttribute("aria-current"));
    deed.setAttribute("aria-current", "true");
    if (!narrow.matches || !asked()) read(deed, narrow.matches && !asked());
    banner = setTimeout(quiet, long);
  }
  function quiet() {
    $("banner").hidden = true;
    all(".deed[aria-current]").forEach((el) => el.removeAttribute("aria-current"));
    if (!asked()) shutReader();
  }
  function watch(from) { // from this deed on, one after the other
    const deeds = all("#deeds .deed"), mine = ++again;
    const next = (i) => {
      if (mine !== again || !deeds[i]?.isConnected) return quiet();
      hideLook();
      tell(deeds[i], 4000);
      refsOf(deeds[i].dataset.refs).forEach((ref) => $(ref)?.setAttribute("data-pointed", ""));
      deeds[i].scrollIntoView({ block: "nearest" });
      setTimeout(() => { hideLook(); next(i + 1); }, Math.max(pace(), 600));
    };
    next(from);
  }
  let known = new Set(all("#deeds .deed").map((el) => el.id));
  document.addEventListener("table", () => {
    const deeds = all("#deeds .deed"), fresh = deeds.filter((el) => !known.has(el.id));
    known = new Set(deeds.map((el) => el.id));
    if (fresh.length && pace() && !skipping) { again++; tell(fresh.at(-1), Math.max(pace() * 1.6, 900)); }
    if (asked() || $("marks").dataset.over) {
      if (skipping) { skipping = false; send("pace", { ms: pace() }); }
    }
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
})();
