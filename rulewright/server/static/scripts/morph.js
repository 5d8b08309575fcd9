"use strict";
// Putting elements in: what is there already is changed in place, so that focus, scroll and what is open stay.

function place(id, parent, index, html) {
  if (!parent) return;
  const holder = document.createElement("template"), svg = parent.namespaceURI.endsWith("svg");
  holder.innerHTML = svg ? `<svg>${html}</svg>` : html;
  const fresh = svg ? holder.content.firstChild.firstChild : holder.content.firstChild;
  const old = $(id), slots = old ? all("[data-slot]", old) : [], el = old ? morph(old, fresh) : fresh;
  for (const slot of slots) { // a frame that was built otherwise keeps what lies in it
    const now = slot.isConnected ? null : $(slot.id);
    if (now) now.replaceChildren(...slot.childNodes);
  }
  if (parent.children[index] === el) return;
  const behind = el.parentNode === parent && [...parent.children].indexOf(el) < index;
  parent.insertBefore(el, parent.children[behind ? index + 1 : index] || null);
}

const ours = new Set([ // attributes that the page itself sets: the server does not know them
  "data-lit", "data-holds", "data-lifted", "data-picked", "data-changed", "data-open", "data-pointed",
  "data-zoomed", "data-unread", "data-dragged", "data-nod", "data-held", "data-planned", "aria-expanded", "aria-description", "open", "style",
]);

function dress(a, b) {
  for (const { name, value } of [...b.attributes]) {
    if (a.getAttribute(name) !== value && name !== "open") a.setAttribute(name, value);
  }
  for (const { name } of [...a.attributes]) {
    if (!b.hasAttribute(name) && (!ours.has(name) || a.id === "marks")) a.removeAttribute(name);
  }
  if (a.nodeName === "INPUT" && a !== document.activeElement && b.hasAttribute("value")) {
    a.value = b.getAttribute("value");
  }
}

function morph(a, b) {
  if (a.nodeName !== b.nodeName) { a.replaceWith(b); return b; }
  dress(a, b);
  if (a.hasAttribute("data-slot")) return a;
  const fresh = [...b.childNodes], later = new Set(fresh.map((y) => y.id).filter(Boolean));
  const named = (id) => id && [...a.children].find((el) => el.id === id);
  fresh.forEach((y, i) => {
    const x = named(y.id) || a.childNodes[i];
    if (x !== a.childNodes[i]) a.insertBefore(x, a.childNodes[i]); // it is there already, further down
    if (!x || (x.id && x.id !== y.id && later.has(x.id))) a.insertBefore(y, x || null); // what stands here comes later
    else if (x.nodeName !== y.nodeName || (x.id || "") !== (y.id || "")) x.replaceWith(y);
    else if (x.nodeType === 3) { if (x.data !== y.data) x.data = y.data; }
    else if (!x.isEqualNode(y)) morph(x, y);
  });
  while (a.childNodes.length > fresh.length) a.lastChild.remove();
  return a;
}

function sweep(known) {
  all("[data-slot] > [id]").forEach((el) => { if (!known.has(el.id)) el.remove(); });
}
