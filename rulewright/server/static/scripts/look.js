"use strict";
// Reading: hover, right click, a long press or focus fills the reader. It keeps the last thing; nothing floats.
let timer = 0, pressed = false, looked = "";
let hushed = ""; // was clicked just now: no look until the pointer goes elsewhere
const narrow = matchMedia("(max-width: 760px)");
const make = (tag, className = "", textContent = "") => Object.assign(document.createElement(tag), { className, textContent });

function linked(word) { // a keyword leads to its clause
  const link = Object.assign(make("a", "kw", word.textContent), { target: "rules", href: `/rules/${body.dataset.game}?table=${body.dataset.code || ""}#${word.dataset.clause}` });
  link.dataset.clause = word.dataset.clause;
  word.replaceWith(link);
}

function pageOf(card) { // a card's parts, large
  const page = make("article", `page ${[...card.classList].filter((name) => name.startsWith("hue-")).join(" ")}`), words = make("div", "text-of");
  const copy = (query) => card.querySelector(query)?.cloneNode(true), picture = make("div", "picture"), title = make("h2"), rules = make("p", "rules");
  picture.append(copy(".pic") || "");
  all("img", picture).forEach((img) => Object.assign(img, { loading: "eager", decoding: "sync" })); // it is looked at now
  title.append(make("span", "", card.querySelector(".name")?.textContent || ""), copy(".gem") || copy(".pips") || "");
  rules.append(...(copy(".text")?.firstElementChild?.childNodes || []));
  all(".kw", rules).forEach(linked);
  words.append(title, make("p", "kind-of", card.querySelector(".kind")?.textContent || ""), rules);
  const stats = make("div", "stats-of");
  stats.append(...all(".stat", card).map((stat) => stat.cloneNode(true)));
  if (stats.children.length) words.append(stats);
  page.append(picture, words, make("div", "foot"));
  return page;
}

function plainPage(title, words) {
  const page = make("article", "page plain"), text = make("div", "text-of");
  if (title) text.append(make("h2", "", title));
  if (words) text.append(make("p", "rules", words));
  page.append(text, make("div", "foot"));
  return page;
}

const inPlay = (el) => !!el?.matches(".piece, .item") && !el.closest(".pile, .fan");
const stateOf = (el) => [el.dataset.note, el.dataset.signs, el.querySelector(".card")?.textContent].join("\n");
let follows = null; // what stands on the table and is read: which, in what state, and how
function show(page, ref, pinned, holder) {
  $("read").replaceChildren(page);
  $("reader").dataset.ref = ref;
  follows = inPlay(holder) ? { id: holder.id, state: stateOf(holder), ref, pinned } : null;
  page.toggleAttribute("data-passing", page.matches(".plain")); // said of this moment: it goes with it
  $("reader").toggleAttribute("data-on", pinned || !narrow.matches);
  $("tip").toggleAttribute("data-aside", true); // what is read has the room
  beforePainting(() => { $("read").scrollTop = 0; fit(); });
}
function fit() { // all words in sight, if the picture can give way for that, and then what every card has
  const read = $("read"), over = () => read.scrollHeight > read.clientHeight + 1, known = all(".foot .known", read);
  for (const name of ["data-tight", "data-dense", "data-bare", "data-more"]) read.removeAttribute(name);
  known.forEach((line) => { line.hidden = false; });
  if (narrow.matches) fitRows($("reader"));
  else if (over()) read.setAttribute("data-tight", "");
  if (narrow.matches) return;
  while (known.length && over()) known.pop().hidden = true;
  for (const name of ["data-dense", "data-bare"]) if (over()) read.setAttribute(name, ""); // smaller, and then without its picture
  if (over()) read.setAttribute("data-more", ""); // it fades where it goes on
}

function fitRows(reader) { // a long text takes the rows above its own, each of them whole
  reader.style.removeProperty("--read");
  const above = [document.querySelector(".says"), $("mine")], needed = reader.offsetHeight;
  let high = body.hasAttribute("data-with-dealt") ? needed : $("near").offsetHeight; // there the hand has the board's place
  while (needed > high + 1 && above.length) high += above.shift()?.offsetHeight || 0;
  reader.style.setProperty("--read", `${high}px`);
}

// Signs: each has its name in `data-sign` and what it says there in `data-says`; a piece has a list of its own.
const meaning = (name) => $("meanings")?.querySelector(`[data-name="${CSS.escape(name)}"]`)?.textContent || "";
const ownSigns = (holder) => new Map((holder.dataset.signs || "").split("\n").filter(Boolean).map((line) => line.split("\t")));
function signLines(holder, signs, shown = new Set()) { // each sign once: what it says, and what it means; of those whose number is shown only that
  const said = ownSigns(holder), own = new Set(said.keys());
  for (const el of signs) if (!own.has(el.dataset.sign)) said.set(el.dataset.sign, el.dataset.says);
  return [...said].map(([name, says]) => {
    const [word, ...rest] = (says || name).split(": "), means = rest.join(": ") || meaning(name);
    const line = make("p", own.has(name) && (rest.length || !shown.has(name)) ? "sign" : "sign known");
    line.append(make("b", "", word.replace(/^[a-z]/, (c) => c.toUpperCase())), means ? `: ${means}` : "");
    return line;
  });
}
function together(lines) { // on a narrow screen in one paragraph, folded: a card's whole text must be in sight, and the table beside it
  if (!narrow.matches || lines.length < 2) return lines;
  const one = make("p"), folded = make("details", "sign");
  for (const line of lines) one.append(...line.childNodes, ". ");
  folded.append(make("summary", "", "What the signs mean"), one);
  folded.addEventListener("toggle", fit);
  return [folded];
}
function readSigns(title, holder, signs, ref, pinned) { // what stands there, sign by sign
  const page = plainPage(title, holder.dataset.note || "");
  page.querySelector(".foot").append(...signLines(holder, signs));
  show(page, ref, pinned);
}
function readSign(el, pinned) { // one sign by itself: its name, what it means, what it is made of
  show(plainPage(el.dataset.says || el.dataset.sign, [meaning(el.dataset.sign), el.dataset.tip].filter(Boolean).join("\n").replace(/^[a-z]/, (c) => c.toUpperCase())), "sign", pinned);
}

function readTip(el, pinned) { // what it says of itself, and the rule it follows
  const page = plainPage(el.dataset.title || el.querySelector(".label, span")?.textContent || el.ariaLabel || "", el.dataset.tip);
  if (el.dataset.rule) page.querySelector(".foot").append(ruleLink(el.dataset.rule));
  show(page, "tip", pinned);
}

const standing = (field) => field?.matches(".hit") ? all(".piece[data-cell]").find((el) => el.dataset.cell === field.id) : undefined; // who stands there is meant
function read(el, pinned, { as, passing } = {}) { // what can be read of a thing, `as` another; false if there is nothing. In passing: the card alone, without what its words and signs mean
  const holder = el.closest(".item, .piece, .deed"), card = holder?.querySelector(".card:not(.back)");
  if (!card) return false;
  const page = pageOf(card), foot = page.querySelector(".foot"), note = holder.dataset.note, shown = asItStands(page, ownSigns(holder));
  page.classList.toggle("brief", !!passing);
  if (passing) { show(page, as || holder.dataset.ref || holder.id, pinned, holder); return true; }
  if (note) foot.append(make("p", "note", note));
  const bold = new Set(all("a.kw", page).map((link) => link.textContent.replace(/ \d+$/, ""))); // explained as words of its text
  const lines = signLines(holder, all("[data-sign]", holder).filter((el) => !bold.has(el.dataset.sign)), shown);
  foot.append(...together(lines)); // how it stands first, then words, then what every card has
  show(page, as || holder.dataset.ref || holder.id, pinned, holder);
  const words = new Map(all("a.kw", page).filter((link) => !explained(link)).map((link) => [link.textContent, link.dataset.clause]));
  words.forEach((clause, word) => explanation(word, clause).then((text) => {
    if (!text || !page.isConnected) return;
    const line = make("p");
    line.append(make("b", "", word), ` ${text}`);
    foot.insertBefore(line, foot.querySelector(narrow.matches ? ".sign" : ".known"));
    fit();
  }));
  return true;
}
function asItStands(page, signs) { // the numbers that have changed since the card was printed; returns whose are shown
  const stats = all(".stats-of .stat", page).filter((stat) => signs.has(stat.dataset.sign));
  for (const stat of stats) stat.querySelector("b").textContent = signs.get(stat.dataset.sign).match(/-?\d+/)?.[0] ?? stat.textContent;
  return new Set(stats.map((stat) => stat.dataset.sign));
}
const explained = (word) => word.nextSibling?.textContent.trimStart().startsWith("("); // on the card itself

function hideLook() {
  looked = "";
  document.dispatchEvent(new Event("unlook"));
  $("looked")?.remove();
  for (const mark of ["data-pointed", "data-show"]) all(`[${mark}]`).forEach((el) => el.removeAttribute(mark));
}
function shutReader() {
  if (!narrow.matches) return;
  follows = null;
  $("reader").removeAttribute("data-on");
}

function say(words) { // a short word in the strip: why not, what was refused
  const line = $("then");
  if (!line || !words) return;
  line.textContent = forHand(words);
  line.dataset.no = "";
  fitBar();
}

function addToPage(words, clause) { // what the table says of the thing in the reader
  const foot = $("read").querySelector(".foot");
  if (!foot || !words) return;
  foot.querySelector(".why")?.remove();
  if (foot.querySelector(".note")?.textContent.includes(words)) return; // it stands there already
  const line = make("p", "why", words);
  if (clause) line.append(" ", ruleLink(clause));
  foot.prepend(line);
  fit();
}
function ruleLink(clause) {
  return Object.assign(make("a", "cite", "The rule"), { target: "rules", title: clause, href: `/rules/${body.dataset.game}?table=${body.dataset.code || ""}#${clause}` });
}
function nameOf(el) { // what a thing is called: the first of its sentences
  return (el?.ariaLabel || el?.querySelector(".label")?.textContent || "").split(". ")[0];
}
document.addEventListener("table", () => {
  all("#read .why").forEach((line) => line.remove());
  const el = follows && $(follows.id), fell = follows && !inPlay(el); // nobody needs to read who is gone
  if (fell || $("read").querySelector("[data-passing]")) { follows = null; $("read").replaceChildren(); delete $("reader").dataset.ref; shutReader(); }
  else if (follows && stateOf(el) !== follows.state) read(el, follows.pinned, { as: follows.ref }); // as it is now
});

function named(text, word) { // what a clause about "Y Slayer X" says of "Orc Slayer 1"
  const head = text.match(/^([^.]{0,16}?)\bY ([A-Z]\w+)[^.:]{0,4}: /);
  const y = head && word.startsWith(head[1]) && word.slice(head[1].length).match(new RegExp(`^(.+) ${head[2]}\\b`))?.[1];
  return y ? text.slice(head[0].length).replace(/\bY\b/g, y) : text;
}

function entry(clause, word) { // of a clause with several entries ("Rooted: ... Reckless: ...") the one that is meant
  const text = named(clause, word);
  const parts = text.split(/(?<=\.) (?=[A-Z][\w' ]*: )/), first = word.split(" ")[0];
  const meant = parts.length > 1 && parts.find((part) => part.startsWith(first));
  const said = meant ? meant.slice(meant.indexOf(": ") + 2) : text.replace(new RegExp(`^${first}[^.:]{0,24}: `), "");
  const n = word.match(/(\d+)$/)?.[1]; // "Bolt 2" says 2 where the clause says N
  const whole = n ? said.replace(/\b[NX]\b/g, n) : said;
  return (whole.startsWith(`${word}: `) ? whole.slice(word.length + 2) : whole).replace(/^[a-z]/, (c) => c.toUpperCase());
}

async function explanation(word, clause) { // what a word of a card means: the game's own line, or else its clause
  const own = $("meanings")?.querySelector(`[data-word="${CSS.escape(word.replace(/ \d+$/, ""))}"]`)?.textContent;
  const text = own || await clauseText(clause), n = word.match(/(\d+)$/)?.[1];
  return own ? own.replace(/\b[NX]\b/g, n ?? "N").replace(/^[a-z]/, (c) => c.toUpperCase()) : text && entry(text, word);
}

let book = null;
async function clauseText(id) {
  book ||= fetch(`/rules/${body.dataset.game}?table=${body.dataset.code || ""}`).then((r) => r.text())
    .then((text) => new DOMParser().parseFromString(text, "text/html"));
  const clause = (await book).getElementById(id);
  return clause?.dataset.plain || clause?.querySelector(".says")?.textContent.trim() || "";
}

async function readClause(el) {
  const clause = el.dataset.clause, page = plainPage(el.closest("#ask") ? "" : el.textContent, "");
  show(page, clause, false);
  const text = await clauseText(clause);
  const line = make("p", "", text);
  line.append(" ", make("span", "cite", clause));
  if (text) page.querySelector(".foot").replaceChildren(line);
}

function look(target, quick, pinned) {
  const clause = target.closest("[data-clause]"), tip = target.closest("[data-tip]"), thing = target.closest("[data-ref]");
  const line = target.closest("#log [data-refs], .choice[data-refs], .foreseen[data-refs], .deed[data-refs]");
  if (line) refsOf(line.dataset.refs).forEach((ref) => $(ref)?.setAttribute("data-pointed", ""));
  if (line?.matches(".deed")) return read(line, pinned);
  if (clause && !target.closest(".item, .piece")) return quick || !target.closest("#ask") ? readClause(clause) : undefined; // a question is read where it stands
  const sign = target.closest("[data-sign]"), held = target.closest(".item, .piece, .grip");
  if (sign && !held) return readSign(sign, pinned);
  if (target.matches(".opener")) return readSigns(thing.ariaLabel, thing, all(":scope > .who-is [data-sign], :scope > .counters [data-sign]", thing), thing.id, pinned);
  if (tip) return readTip(tip, pinned);
  const tool = pinned && target.closest(".tool, .drawer-button, [data-setting]"); // signs without words say their name
  if (tool?.ariaLabel || tool?.title) return say(tool.ariaLabel || tool.title);
  const item = target.closest(".item, .piece") || (target.closest(".hit, .spot, .grip") ? thing : null);
  if (!item) return;
  const slot = item.closest(".plaque"), laid = slot?.querySelector(".item"); // the card that lies there, then what it needs
  const shown = read(laid || standing(item) || item, pinned, { as: item.dataset.ref });
  all(`[data-over="${item.dataset.ref}"]`).forEach((el) => el.setAttribute("data-show", ""));
  looked = item.dataset.ref;
  const signs = all(":scope > .grip [data-sign]", item);
  if (shown && laid) for (const line of signLines(slot, all(":scope > .grip [data-sign]", slot))) { line.className = "sign"; $("read").querySelector(".foot").prepend(line); }
  if (!shown && (item.dataset.note || item.dataset.signs || signs.length || pinned)) readSigns(nameOf(item), item, signs, looked, pinned);
  const idle = $("marks").dataset.key && !target.closest("[data-lit]:not(#marks)");
  const aim = item.matches("[data-lit]") && !item.closest("#holding"); // what would come of it
  if (item.closest("#board") || aim || (idle && (quick || item.matches(".item, .zone")))) send("why", { ref: looked, yes: true });
}

const rests = { x: -1, y: -1 };
document.addEventListener("pointermove", (e) => { rests.x = e.clientX; rests.y = e.clientY; });
document.addEventListener("pointerover", (e) => {
  if (e.pointerType === "touch" || e.buttons || e.target.closest("#reader")) return;
  if (e.clientX === rests.x && e.clientY === rests.y) return; // it came to lie below a hand that rests
  clearTimeout(timer);
  if (hushed && e.target.closest("[data-ref]")?.dataset.ref === hushed) return;
  hushed = "";
  timer = setTimeout(() => {
    hideLook();
    if (e.target.isConnected && e.target.closest("[data-ref], [data-clause], [data-tip], [data-refs], [data-sign]")) look(e.target, false, false);
  }, 150);
});
document.addEventListener("focusin", (e) => {
  if (!e.target.matches(":focus-visible") || e.target.closest("#reader, #asking input")) return;
  hideLook();
  look(e.target, true, false);
});
const signUnder = (e) => e.target.matches(".opener") && document.elementsFromPoint(e.clientX, e.clientY).find((el) => el.closest("[data-sign]"));
document.addEventListener("pointerdown", (e) => { // a long press looks
  pressed = false;
  if (e.pointerType !== "touch") return;
  timer = setTimeout(() => { pressed = true; hideLook(); look(signUnder(e) || e.target, true, true); }, 350);
});
for (const end of ["pointerup", "pointercancel", "pointermove"]) document.addEventListener(end, (e) => {
  const still = end === "pointermove" && Math.hypot(e.movementX, e.movementY) <= 6;
  if (e.pointerType === "touch" && !still) clearTimeout(timer);
});
document.addEventListener("contextmenu", (e) => { // a right click reads; on what was chosen it steps back
  if (e.target.closest("a, input, #reader")) return;
  e.preventDefault();
  if (pressed) return;
  if ($("marks").dataset.picked && !e.target.closest(".item, .piece")) return send("cancel");
  look(e.target, true, false);
});
$("reader").addEventListener("click", (e) => { if (e.target.closest("[data-shut]")) shutReader(); });
