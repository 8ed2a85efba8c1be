// The outline: series, intervals, values; ten children a level at most, one path open.

const CHILDREN = 10;

class Outline {
  constructor(element, view, leave) {
    Object.assign(this, { element, view, leave });
    this.element.addEventListener('keydown', event => this.key(event));
    this.element.addEventListener('click', event => {
      const item = event.target.closest('[role=treeitem]');
      if (item) this.enter(item);
    });
  }

  close() {
    this.element.hidden = true;
    this.leave();
  }

  open() {
    const { series } = this.view.chart;
    this.element.replaceChildren();
    const roots = series.length > 1
      ? series.map(s => ({ series: s, from: 0, to: s.count, name: true }))
      : this.split({ series: series[0], from: 0, to: series[0].count });
    this.add(roots, null);
    this.element.hidden = false;
    this.focus(this.element.firstElementChild);
  }

  /** Pieces of a stretch, equal but for one value. */
  split({ series, from, to }) {
    const count = to - from;
    const pieces = Math.min(CHILDREN, count);
    return Array.from({ length: pieces }, (_, i) => ({
      series,
      from: from + Math.floor(i * count / pieces),
      to: from + Math.floor((i + 1) * count / pieces),
    }));
  }

  add(nodes, parent) {
    const level = parent ? Number(parent.getAttribute('aria-level')) + 1 : 1;
    const items = nodes.map((node, i) => {
      const leaf = node.to - node.from === 1 && !node.name;
      const item = make('div', {
        role: 'treeitem', tabindex: -1, 'aria-level': level, 'aria-posinset': i + 1, 'aria-setsize': nodes.length,
        'aria-expanded': leaf ? null : 'false',
      }, this.label(node));
      item.style.setProperty('--level', level);
      return Object.assign(item, { node, parent });
    });
    if (parent) parent.after(...items); else this.element.append(...items);
    return items;
  }

  label({ series, from, to, name }) {
    const { order } = series;
    if (name) return say(WORDS.seriesOf, series.name, numberText(series.count));
    if (to - from === 1) return series.text(order[from]);
    const rows = order.subarray(from, to);
    const { amounts } = series;
    let [low, high] = [-1, -1];
    for (const row of rows) {
      if (Number.isNaN(amounts[row])) continue;
      if (low < 0 || amounts[row] < amounts[low]) low = row;
      if (high < 0 || amounts[row] > amounts[high]) high = row;
    }
    const stretch = say(WORDS.stretch, series.place(rows[0]), series.place(rows[rows.length - 1]));
    const count = say(WORDS.valueCount, numberText(rows.length));
    if (low < 0) return `${stretch}: ${count}`;
    return `${stretch}: ${count}, ${say(WORDS.between, series.value(low), series.value(high))}`;
  }

  focus(item) {
    if (!item) return;
    const before = this.element.querySelector('[tabindex="0"]');
    if (before) before.tabIndex = -1;
    item.tabIndex = 0;
    item.focus();
    const { series, from } = item.node;
    this.view.marker.show(series, series.order[from]);
  }

  expand(item) {
    for (const open of this.element.querySelectorAll('[aria-expanded="true"]')) {
      if (open.parent === item.parent) this.collapse(open);
    }
    item.setAttribute('aria-expanded', 'true');
    return this.add(this.split(item.node), item);
  }

  collapse(item) {
    item.setAttribute('aria-expanded', 'false');
    for (const other of [...this.element.children]) {
      for (let up = other.parent; up; up = up.parent) {
        if (up === item) { other.remove(); break; }
      }
    }
  }

  /** Into an interval; at a value back to the list box, which stands there then. */
  enter(item) {
    if (item.getAttribute('aria-expanded') === null) {
      const { series, from } = item.node;
      this.close();
      this.view.go(series, from);
      return;
    }
    if (item.getAttribute('aria-expanded') === 'true') return this.focus(item.nextElementSibling);
    this.focus(this.expand(item)[0]);
  }

  key(event) {
    const item = event.target.closest('[role=treeitem]');
    if (!item || event.ctrlKey || event.altKey || event.metaKey) return;
    const siblings = [...this.element.children].filter(other => other.parent === item.parent);
    const actions = {
      ArrowDown: () => this.focus(item.nextElementSibling),
      ArrowUp: () => this.focus(item.previousElementSibling),
      ArrowRight: () => {
        const expanded = item.getAttribute('aria-expanded');
        if (expanded === 'true') this.focus(item.nextElementSibling); else if (expanded) this.expand(item);
      },
      ArrowLeft: () => item.getAttribute('aria-expanded') === 'true' ? this.collapse(item) : this.focus(item.parent),
      Home: () => this.focus(siblings[0]),
      End: () => this.focus(siblings[siblings.length - 1]),
      Enter: () => this.enter(item),
      ' ': () => this.enter(item),
      Backspace: () => { if (item.parent) { const up = item.parent; this.collapse(up); this.focus(up); } },
      Escape: () => this.close(),
    };
    // A digit goes to that sibling, 0 to the tenth.
    const action = /^\d$/.test(event.key) ? () => this.focus(siblings[(Number(event.key) + 9) % 10]) : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }
}
