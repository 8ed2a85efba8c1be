// What all parts use: elements, their styles, keys, and what is said.

const part = id => document.getElementById(id);
const all = (root, selector) => [...root.querySelectorAll(selector)];
const clamp = (value, low, high) => Math.max(low, Math.min(value, Math.max(low, high)));

/** The item with the highest score, the first of several; what has no number as its score is passed over. */
function best(items, score) {
  let found;
  let most = -Infinity;
  for (const item of items) {
    const own = score(item);
    if (own > most) [found, most] = [item, own];
  }
  return found;
}

function set(element, attributes) {
  for (const name in attributes) element.setAttribute(name, attributes[name]);
}

/** An element with attributes and children. */
function make(name, attributes, ...children) {
  const element = document.createElement(name);
  set(element, attributes);
  element.append(...children);
  return element;
}

function style(element, properties) {
  for (const name in properties) element.style.setProperty(name, properties[name]);
}

/** Puts an element at pixels of its parent; those that are not given stay. */
function move(element, { x, y, width, height }) {
  const pixels = { left: x, top: y, width, height };
  for (const name in pixels) if (pixels[name] !== undefined) style(element, { [name]: `${pixels[name]}px` });
}

/** Whether a point lies in a box, or so many pixels beside it. */
const isIn = (x, y, box, beside) => x >= box.x - beside && x <= box.x + box.width + beside
  && y >= box.y - beside && y <= box.y + box.height + beside;

/** Puts an element at a share of its parent. */
function put(element, [x, y]) { style(element, { left: `${x * 100}%`, top: `${y * 100}%` }); }

function listen(element, actions, options) {
  for (const event in actions) element.addEventListener(event, actions[event], options);
}

/** Does what a table has for a key, which nobody else gets then; the table is made for each event. */
function listenToKeys(element, actions) {
  listen(element, {
    keydown: event => {
      const action = !event.altKey && !event.metaKey && actions(event)[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    },
  });
}

/** A sentence of the page with its gaps filled: fill('{0} to {1}', a, b). */
const fill = (sentence, ...parts) => sentence.replace(/\{(\d)\}/g, (_, i) => parts[i]);

/** Has a text said; the same words twice are no change, and would not be. */
function say(text) {
  const status = part('status');
  status.textContent = status.textContent === text ? `${text}\u00a0` : text;
}
