// Common helpers: elements, their styles, keys and announcements.

const part = id => document.getElementById(id);
const all = (root, selector) => [...root.querySelectorAll(selector)];
const clamp = (value, low, high) => Math.max(low, Math.min(value, Math.max(low, high)));

/** The first item with the highest score. Items with a score of NaN are skipped. */
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

/** Creates an element with attributes and children. */
function make(name, attributes, ...children) {
  const element = document.createElement(name);
  set(element, attributes);
  element.append(...children);
  return element;
}

function style(element, properties) {
  for (const name in properties) element.style.setProperty(name, properties[name]);
}

/** Positions an element in pixels of its parent. Missing properties do not change. */
function move(element, { x, y, width, height }) {
  const pixels = { left: x, top: y, width, height };
  for (const name in pixels) if (pixels[name] !== undefined) style(element, { [name]: `${pixels[name]}px` });
}

/** Whether a point is in a box, or at most `beside` pixels outside. */
const isIn = (x, y, box, beside) => x >= box.x - beside && x <= box.x + box.width + beside
  && y >= box.y - beside && y <= box.y + box.height + beside;

/** Positions an element at fractions of its parent. */
function put(element, [x, y]) { style(element, { left: `${x * 100}%`, top: `${y * 100}%` }); }

function listen(element, actions, options) {
  for (const event in actions) element.addEventListener(event, actions[event], options);
}

/** Runs the action for a key and consumes the event. The table of actions is made for each event. */
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

/** Fills the placeholders of a sentence: fill('{0} to {1}', a, b). */
const fill = (sentence, ...parts) => sentence.replace(/\{(\d)\}/g, (_, i) => parts[i]);

/** Announces a text to screen readers. A repeated text gets a space, because an unchanged one is not announced. */
function say(text) {
  const status = part('status');
  status.textContent = status.textContent === text ? `${text}\u00a0` : text;
}
