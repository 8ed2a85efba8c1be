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

  /** A rectangle of the picture in pixels of its box. */
  rect([x, y, width, height]) {
    const scale = this.scale;
    const outer = this.element.getBoundingClientRect();
    const inner = this.svg.getBoundingClientRect();
    return {
      x: x * scale + inner.left - outer.left, y: y * scale + inner.top - outer.top,
      width: width * scale, height: height * scale,
    };
  }

  /** The drawn elements of marks, those of other charts with the same numbers left out. */
  elements(ids, plot, root) {
    const outer = this.element.getBoundingClientRect();
    const found = [];
    for (const element of root.querySelectorAll('[data-id]')) {
      if (!ids.has(Number(element.dataset.id))) continue;
      const box = element.getBoundingClientRect();
      const x = (box.left + box.right) / 2 - outer.left;
      const y = (box.top + box.bottom) / 2 - outer.top;
      const near = x > plot.x - 9 && x < plot.x + plot.width + 9 && y > plot.y - 9 && y < plot.y + plot.height + 9;
      if (!near) continue;
      found.push(element);
      // The symbols of a line follow it.
      const next = element.nextElementSibling;
      if (next && next.matches('g:not([data-id], :has([data-id]))')) found.push(next);
    }
    return found;
  }

  update() { for (const follower of this.followers) follower.update(); }
}

/** An element with attributes and children. */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(key, '');
    else if (value !== false && value !== undefined && value !== null) element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

function move(element, { x, y, width, height }) {
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  if (width !== undefined) element.style.width = `${width}px`;
  if (height !== undefined) element.style.height = `${height}px`;
}
