"use strict";
// Beside the table: players whose rest opens on a click, and chat that nobody has read yet.
(() => {
  const panels = () => all("#rivals > .panel, #mine > .panel");
  let last = $("chat").lastElementChild?.id || "";

  function open(panel) {
    for (const el of panels()) {
      el.toggleAttribute("data-open", el === panel);
      el.querySelector(".opener").setAttribute("aria-expanded", el === panel);
    }
  }
  document.addEventListener("click", (e) => {
    const opener = e.target.closest("[data-opener]"), panel = opener?.closest(".panel");
    if (!opener) { if (!e.target.closest(".panel[data-open]")) open(null); return; }
    if (panel.hasAttribute("data-lit") || pressed) return; // a long press has read what lies there
    e.stopPropagation();
    open(panel.hasAttribute("data-open") ? null : panel);
  }, true);

  function listen() {
    const line = $("chat").lastElementChild, box = $("chatbox");
    if (!line || line.id === last) return;
    last = line.id;
    if (line.matches(".notice")) { openTab("chatbox"); say(line.textContent); }
    unread(box.hidden);
    requestAnimationFrame(() => line.scrollIntoView({ block: "nearest" }));
  }
  const unread = (is) => [body, document.querySelector("[data-tab=chatbox]")].forEach((el) => el.toggleAttribute("data-unread", is));
  document.addEventListener("click", (e) => { if (e.target.closest("[data-tab=chatbox]")) unread(false); });
  function readWhole(card) { // it lies over the strip: what that says of it is said here
    read(card, true);
    if ($("then").matches(".brings")) addToPage($("then").textContent);
  }
  let held = new Set(), moves = 0, turn = $("log")?.firstElementChild?.id;
  document.addEventListener("table", () => {
    fromTheTop(); // before the one thing to click comes in sight
    listen();
    const list = $("moves"), many = list?.childElementCount; // a list of moves shows the latest
    if (many && many !== moves) beforePainting(() => { list.scrollTop = list.scrollHeight; });
    moves = many;
    const latest = $("log")?.firstElementChild, began = latest && latest.id !== turn; // with one's own next turn the log is at the latest again, if nobody reads it
    if (began && latest.matches(`.seat${$("marks").dataset.me}`) && !$("log").matches(":hover")) beforePainting(() => { $("log").scrollTop = 0; });
    turn = latest?.id;
    const picked = refsOf($("marks").dataset.picked).map($).find((el) => el?.matches("#holding .item, #mine .item, .z-drawer .item"));
    if (!narrow.matches) return;
    const cards = all("#holding [data-lit]"), seen = (el) => { const b = el.getBoundingClientRect(); return b.right > 30 && b.left < innerWidth - 30; };
    const before = held, near = { block: "nearest", inline: "nearest" };
    held = new Set(all("#holding .item").map((el) => el.id));
    const drawn = before.size ? [...held].filter((id) => !before.has(id)) : [];
    if (!cards[1] || !cards.some(seen)) cards[0]?.scrollIntoView(near); // a hand is swiped: what can be played comes in sight
    if (drawn.length === 1) $(drawn[0]).scrollIntoView(near); // and a card that is drawn
    const [only, another] = all(".z-drawer [data-lit]");
    if (!another) only?.scrollIntoView({ block: "nearest" }); // a drawer is scrolled: so does the one thing to click
    if (picked && !document.querySelector("#holding [data-lit]")) readWhole(picked); // chosen: to be read before it is played
    else if (!picked) shutReader();
  });
})();
// A drawer, pile or sheet that opens begins at its top, wherever it was left; one that stays open stays as it is.
let opened = new Set();
function fromTheTop() {
  const now = new Set(all(".z-pile:is([data-open], [data-holds]), details[open]").concat(body.dataset.drawer ? $("rail") : []));
  for (const el of now) if (!opened.has(el)) [el, ...el.querySelectorAll(":scope > .zones, :scope > .holds, :scope > ol, :scope > .pop")].forEach((part) => { if (part.scrollTop) part.scrollTop = 0; });
  opened = now;
}
// An open drawer lies above its neighbours, and so must all that it lies in.
new MutationObserver(() => {
  fromTheTop();
  const drawers = all(".z-drawer[data-open]"), around = new Set(drawers.flatMap((el) => [el.closest(".panel"), document.body]));
  all("[data-lifted]").concat(...around).forEach((el) => el?.toggleAttribute("data-lifted", around.has(el)));
}).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["data-open", "data-holds", "data-drawer", "open"] });
