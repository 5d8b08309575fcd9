"use strict";
// Waiting for friends: the invitation closes itself when they sit down, and says so by sound and title.
(() => {
  const title = document.title, expected = () => refsOf($("marks").dataset.expected), field = document.querySelector("#invite [data-my-name]");
  let waited = expected(), flashing = 0;

  function flash(words) {
    clearInterval(flashing);
    let on = false;
    flashing = setInterval(() => { document.title = (on = !on) ? words : title; }, 900);
  }
  function calm() { clearInterval(flashing); document.title = title; }
  document.addEventListener("visibilitychange", () => { if (!document.hidden) calm(); });

  document.addEventListener("table", () => {
    const now = expected(), came = waited.filter((seat) => !now.includes(seat));
    waited = now;
    if (!came.length) return;
    for (const seat of came) document.querySelector(`#invite [data-seat="${seat}"]`)?.remove();
    if (!now.length) $("invite")?.remove();
    const names = came.map((seat) => document.querySelector(`#seat-${seat} h2 .who`)?.textContent.trim() || "Your friend");
    sound("turn");
    $("banner").textContent = `${names.join(" and ")} sat down`;
    $("banner").hidden = false;
    setTimeout(() => { $("banner").hidden = true; }, 6000);
    if (document.hidden) flash(`${names[0]} is here!`);
  });
  field?.addEventListener("change", () => { if (field.value.trim()) { saved("name", field.value.trim()); send("name", { text: field.value.trim() }); } });
  addEventListener("load", () => { // the name was asked once, and is known here
    if (!field || field.value || !saved("name")) return;
    field.value = saved("name");
    const tell = () => socket?.readyState === 1 ? send("name", { text: field.value }) : setTimeout(tell, 100);
    tell();
  });
})();
