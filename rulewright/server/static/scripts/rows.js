"use strict";
// Between two sides without a board: each side's row has the part of the line that it needs, and its cards are as large
// as all of them can be beside each other. Counted, not measured: nothing is laid out for it.
(() => {
  const PARTS = 24, ROOMY = 74; // of the line; pixels of a card as long as there is room
  const FRAME = 15, GAP = 8, APART = 6; // pixels of a zone's frame, between zones, between cards
  const ALONE = 36, EMPTY = 107; // what a zone's name needs beside a single card, and where nothing lies
  const DENSE = 900; // from here on cards are small
  const laid = new WeakMap();

  function needs(row) { // how many cards lie there, and the pixels beside them
    const crowded = row.matches(".rival *") && document.querySelector("#middle .grow0 ~ .grow0"); // then nobody's room is left out
    let cards = 0, besides = -GAP;
    for (const zone of row.children) {
      const n = zone.querySelectorAll(":scope > .holds > .items > .item").length;
      if (!n && crowded && !zone.matches(".grow0")) continue;
      cards += n;
      besides += GAP + (n ? FRAME + APART * (n - 1) + (n === 1 ? ALONE : 0) : EMPTY);
    }
    return { row, cards: Math.max(cards, 1), besides, wide: cards * ROOMY + besides };
  }
  document.addEventListener("table", () => {
    const rows = all(".side .zones-row").filter((row) => row.childElementCount && !row.querySelector(":scope > .plaque")).map(needs);
    const sum = rows.reduce((n, each) => n + each.wide, 0), own = rows.find((each) => each.row.closest(".own"));
    const mine = own ? Math.min(Math.max(Math.round((PARTS * own.wide) / sum), PARTS / 4), PARTS * 0.75) : 0;
    for (const each of rows) {
      const style = `--cards: ${each.cards}; --besides: ${each.besides}px; --part: ${each === own ? mine : PARTS - mine};`;
      if (laid.get(each.row) === style) continue;
      laid.set(each.row, style);
      each.row.style.cssText = style;
      each.row.toggleAttribute("data-dense", sum > DENSE);
    }
  });
})();
