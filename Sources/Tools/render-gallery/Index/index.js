"use strict";
// Shows the examples with the chosen topic, kind of mark and search words; the address contains all three.
const form = document.querySelector("form");
const status = document.querySelector("[role=status]");
const examples = [...document.querySelectorAll(".examples > li")].map(item => ({
  item, topic: item.dataset.topics.split(" "), kind: item.dataset.kinds.split(" "), text: (item.id + " " + item.textContent).toLowerCase(),
}));

const groups = ["kind", "topic"];

function show() {
  const chosen = groups.map(group => [group, form.elements[group].value]).filter(([, value]) => value);
  const words = form.elements.find.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const example of examples) {
    const isShown = chosen.every(([group, value]) => example[group].includes(value))
      && words.every(word => example.text.includes(word));
    example.item.hidden = !isShown;
    if (isShown) count++;
  }
  status.textContent = count === examples.length ? `${count} examples`
    : count === 0 ? "No example has all of this." : `${count} of ${examples.length} examples`;
}

/** From the address: `#kind=bar&topic=time&find=words`. Any other fragment is the name of an example, which is shown with all others. */
function read() {
  const fragment = location.hash.slice(1);
  const wanted = new URLSearchParams(fragment);
  for (const group of groups) {
    const inputs = [...form.elements[group]];
    (inputs.find(input => input.value === wanted.get(group)) ?? inputs[0]).checked = true;
  }
  form.elements.find.value = wanted.get("find") ?? "";
}

function write() {
  const wanted = new URLSearchParams();
  for (const name of [...groups, "find"]) {
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
