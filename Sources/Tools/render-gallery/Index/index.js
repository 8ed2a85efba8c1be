"use strict";
// Shows the examples that have a kind of mark and the words looked for; the address keeps both.
const form = document.querySelector("form");
const status = document.querySelector("[role=status]");
const examples = [...document.querySelectorAll(".examples > li")].map(item => ({
  item, kinds: item.dataset.kinds.split(" "), text: (item.id + " " + item.textContent).toLowerCase(),
}));

function show() {
  const kind = form.elements.kind.value;
  const words = form.elements.find.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { item, kinds, text } of examples) {
    const isShown = (kind === "" || kinds.includes(kind)) && words.every(word => text.includes(word));
    item.hidden = !isShown;
    if (isShown) count++;
  }
  status.textContent = count === examples.length ? `${count} examples`
    : count === 0 ? "No example has all of this." : `${count} of ${examples.length} examples`;
}

/** From the address: `#kind=bar&find=words`. Any other fragment is the name of an example, which shows with all others. */
function read() {
  const fragment = location.hash.slice(1);
  const wanted = new URLSearchParams(fragment);
  const kind = [...form.elements.kind].find(input => input.value === wanted.get("kind"));
  (kind ?? form.elements.kind[0]).checked = true;
  form.elements.find.value = wanted.get("find") ?? "";
}

function write() {
  const wanted = new URLSearchParams();
  for (const name of ["kind", "find"]) {
    const value = form.elements[name].value.trim();
    if (value) wanted.set(name, value);
  }
  history.replaceState(null, "", wanted.size ? "#" + wanted : location.pathname + location.search);
}

form.hidden = false;
form.addEventListener("input", () => { show(); write(); });
form.addEventListener("submit", event => event.preventDefault());
addEventListener("hashchange", () => {
  read();
  show();
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
});
read();
show();
