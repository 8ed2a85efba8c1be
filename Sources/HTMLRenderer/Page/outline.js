// The outline: series, intervals, values; ten children a level at most, one path open.

const CHILDREN = 10;

class Outline {
  constructor(element, view, leave) {
    Object.assign(this, { element, view, leave });
    listen(element, {
      keydown: event => this.key(event),
      click: event => { if (event.target.node) this.enter(event.target); },
    });
  }

  close() {
    this.element.hidden = true;
    this.leave();
  }

  open() {
    const { series } = this.view.chart;
    this.element.replaceChildren();
    this.element.hidden = false;
    const [first] = this.add(series.length > 1
      ? series.map(s => ({ series: s, from: 0, to: s.count, name: s.name }))
      : this.split({ series: series[0], from: 0, to: series[0].count }), null);
    this.focus(first);
  }

  /** Pieces of a stretch, equal but for one value. */
  split({ series, from, to }) {
    const count = to - from;
    const pieces = Math.min(CHILDREN, count);
    const edge = i => from + Math.floor(i * count / pieces);
    return Array.from({ length: pieces }, (_, i) => ({ series, from: edge(i), to: edge(i + 1) }));
  }

  add(nodes, parent) {
    const level = parent ? parent.level + 1 : 1;
    const items = nodes.map((node, i) => {
      const isLeaf = node.to - node.from === 1 && node.name === undefined;
      const item = make('div', {
        role: 'treeitem', tabindex: -1, 'aria-level': level, 'aria-posinset': i + 1, 'aria-setsize': nodes.length,
        'aria-expanded': isLeaf ? null : false, style: `--level: ${level}`,
      }, this.label(node));
      return Object.assign(item, { node, parent, level });
    });
    if (parent) parent.after(...items); else this.element.append(...items);
    return items;
  }

  label({ series, from, to, name }) {
    const { order, amounts } = series;
    if (name !== undefined) return say(WORDS.seriesOf, name, counted(series.count));
    if (to - from === 1) return series.text(order[from]);
    const rows = order.subarray(from, to);
    const known = rows.filter(row => !Number.isNaN(amounts[row]));
    const extreme = sign => series.value(known.reduce((a, b) => sign * (amounts[b] - amounts[a]) > 0 ? b : a));
    const stretch = say(WORDS.stretch, series.place(rows[0]), series.place(rows[rows.length - 1]));
    const count = say(WORDS.seriesOf, stretch, counted(rows.length));
    return known.length ? count + WORDS.comma + say(WORDS.between, extreme(-1), extreme(1)) : count;
  }

  focus(item) {
    if (!item) return;
    if (this.at) this.at.tabIndex = -1;
    this.at = item;
    item.tabIndex = 0;
    item.focus();
    const { series, from } = item.node;
    this.view.marker.show(series, series.order[from]);
  }

  isOpen(item) { return item.getAttribute('aria-expanded') === 'true'; }

  expand(item) {
    for (const other of this.element.children) if (other.parent === item.parent && this.isOpen(other)) this.collapse(other);
    item.setAttribute('aria-expanded', true);
    return this.add(this.split(item.node), item);
  }

  collapse(item) {
    item.setAttribute('aria-expanded', false);
    while (item.nextElementSibling && item.nextElementSibling.level > item.level) item.nextElementSibling.remove();
  }

  /** Into an interval; at a value back to the list box, which stands there then. */
  enter(item) {
    if (this.isOpen(item)) return this.focus(item.nextElementSibling);
    if (item.hasAttribute('aria-expanded')) return this.focus(this.expand(item)[0]);
    const { series, from } = item.node;
    this.close();
    this.view.go(series, from);
  }

  key(event) {
    const item = event.target;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const siblings = [...this.element.children].filter(other => other.parent === item.parent);
    const actions = {
      ArrowDown: () => this.focus(item.nextElementSibling),
      ArrowUp: () => this.focus(item.previousElementSibling),
      ArrowRight: () => {
        if (this.isOpen(item)) this.focus(item.nextElementSibling);
        else if (item.hasAttribute('aria-expanded')) this.expand(item);
      },
      ArrowLeft: () => this.isOpen(item) ? this.collapse(item) : this.focus(item.parent),
      Home: () => this.focus(siblings[0]),
      End: () => this.focus(siblings[siblings.length - 1]),
      Enter: () => this.enter(item),
      ' ': () => this.enter(item),
      Backspace: () => {
        if (!item.parent) return;
        this.collapse(item.parent);
        this.focus(item.parent);
      },
      Escape: () => this.close(),
    };
    // A digit goes to that sibling, 0 to the tenth.
    if (/^\d$/.test(event.key)) actions[event.key] = () => this.focus(siblings[(Number(event.key) + 9) % 10]);
    if (!actions[event.key]) return;
    event.preventDefault();
    actions[event.key]();
  }
}
