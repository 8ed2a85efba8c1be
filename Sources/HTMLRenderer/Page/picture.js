// The picture: which of its layouts is shown, and where things lie in it.

class Picture {
  constructor(element) {
    this.element = element;
    this.layouts = [...element.querySelectorAll('#image .layout')];
    this.followers = [];
    new ResizeObserver(() => this.update()).observe(element);
    for (const wish of ['color-scheme: dark', 'contrast: more']) {
      matchMedia(`(prefers-${wish})`).onchange = () => this.update();
    }
  }

  /** The element of the layout that the page shows for its width and the reader's settings. */
  get shown() { return this.layouts.find(layout => layout.offsetWidth > 0) || this.layouts[0]; }
  get layout() { return Number(this.shown.dataset.layout); }
  get svg() { return this.shown.querySelector('svg'); }

  /** Pixels of the page for a point of the picture. */
  get scale() { return this.svg.getBoundingClientRect().width / DATA.sizes[this.layout][0]; }

  /** Where an element lies in the picture's box. */
  box(element) {
    const outer = this.element.getBoundingClientRect();
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left - outer.left, y: top - outer.top, width, height };
  }

  /** A rectangle of the picture in pixels of its box. */
  rect([x, y, width, height]) {
    const { scale } = this;
    const inner = this.box(this.svg);
    return { x: x * scale + inner.x, y: y * scale + inner.y, width: width * scale, height: height * scale };
  }

  /** The drawn elements of marks, those of other charts with the same numbers left out. */
  elements(ids, plot, root) {
    return [...root.querySelectorAll('[data-id]')].filter(element => {
      if (!ids.has(Number(element.dataset.id))) return false;
      const box = this.box(element);
      const isNear = (key, length) => Math.abs(box[key] + box[length] / 2 - plot[key] - plot[length] / 2) < plot[length] / 2 + 9;
      return isNear('x', 'width') && isNear('y', 'height');
    }).flatMap(element => {
      // The symbols of a line follow it.
      const next = element.nextElementSibling;
      return next && next.matches('g:not([data-id], :has([data-id]))') ? [element, next] : [element];
    });
  }

  update() { for (const follower of this.followers) follower.update(); }
}

/** An element with attributes and children. */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === 'hidden') element.hidden = value; else if (value !== null) element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

const clamp = (value, low, high) => Math.max(low, Math.min(value, Math.max(low, high)));

function listen(element, actions) {
  for (const [event, action] of Object.entries(actions)) element.addEventListener(event, action);
}

function move(element, { x, y, width, height }) {
  const pixels = { left: x, top: y, width, height };
  for (const key in pixels) if (pixels[key] !== undefined) element.style[key] = `${pixels[key]}px`;
}

/** Puts an element at a share of its parent. */
function put(element, [x, y]) {
  element.style.left = `${x * 100}%`;
  element.style.top = `${y * 100}%`;
}
