// The picture: which of its layouts is shown, and where its parts are.

const picture = part('picture');
const layouts = all(picture, '#image .layout');
const views = [];

/** The number of the visible layout, its drawing, and the pixels per point in it. */
let layout, drawing, scale;

function look() {
  const shown = layouts.find(layout => layout.offsetWidth > 0) || layouts[0];
  layout = Number(shown.dataset.layout);
  drawing = shown.querySelector('svg');
  scale = drawing.getBoundingClientRect().width / DATA.sizes[layout][0];
  for (const view of views) view.update();
}

// Another page width or another preference of the user changes the size of layouts, or which one is visible.
const observer = new ResizeObserver(look);
for (const each of [picture, ...layouts]) observer.observe(each);

/** The frame of an element in the picture's box. */
function boxOf(element) {
  const outer = picture.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left - outer.left, y: top - outer.top, width, height };
}

/** Positions an element over a rectangle of the drawing. */
function cover(element, [x, y, width, height]) {
  const inner = boxOf(drawing);
  move(element, { x: x * scale + inner.x, y: y * scale + inner.y, width: width * scale, height: height * scale });
}

/** The drawn elements of marks within a plot. Other charts may use the same identifiers. */
function elementsOf(ids, plot, root) {
  return all(root, '[data-id]').filter(element => {
    if (!ids.has(Number(element.dataset.id))) return false;
    const { x, y, width, height } = boxOf(element);
    return isIn(x + width / 2, y + height / 2, plot, 9);
  }).flatMap(element => {
    // The symbols of a line follow it.
    const next = element.nextElementSibling;
    return next && next.matches('g:not([data-id], :has([data-id]))') ? [element, next] : [element];
  });
}
