// The outline: series, intervals, values. A level has at most ten children, and one path is open.

const CHILDREN = 10;

/** @returns A function that opens the outline. */
function addOutline(view) {
  const { list, chart, marker } = view;
  const element = chart.part('outline');
  let current;

  function close() {
    element.hidden = true;
    list.focus();
  }

  function open() {
    const whole = chart.series.map(series => ({ series, from: 0, to: series.count, name: series.name }));
    element.replaceChildren();
    element.hidden = false;
    focus(add(chart.isSingle ? split(whole[0]) : whole)[0]);
  }

  /** Splits an interval into parts of equal length, except for a difference of one value. */
  function split({ series, from, to }) {
    const pieces = Math.min(CHILDREN, to - from);
    const edge = i => from + Math.floor(i * (to - from) / pieces);
    return Array.from({ length: pieces }, (_, i) => ({ series, from: edge(i), to: edge(i + 1) }));
  }

  function add(nodes, parent) {
    const level = parent ? parent.level + 1 : 1;
    const items = nodes.map((node, i) => {
      const item = make('div', {
        role: 'treeitem', tabindex: -1, 'aria-level': level, 'aria-posinset': i + 1, 'aria-setsize': nodes.length,
        style: `--level: ${level}`,
      }, label(node));
      if (node.name !== undefined || node.to - node.from > 1) set(item, { 'aria-expanded': false });
      return Object.assign(item, { node, parent, level });
    });
    if (parent) parent.after(...items); else element.append(...items);
    return items;
  }

  function label({ series, from, to, name }) {
    const { order, amounts } = series;
    if (name !== undefined) return fill(WORDS.seriesOf, name, counted(series.count));
    if (to - from === 1) return series.text(order[from]);
    const rows = order.subarray(from, to);
    const [low, high] = [-1, 1].map(sign => best(rows, row => sign * amounts[row]));
    const stretch = fill(WORDS.stretch, series.place(rows[0]), series.place(rows.at(-1)));
    const count = fill(WORDS.seriesOf, stretch, counted(rows.length));
    return low === undefined ? count : count + WORDS.comma + fill(WORDS.between, series.value(low), series.value(high));
  }

  function focus(item) {
    if (!item) return;
    if (current) current.tabIndex = -1;
    current = item;
    item.tabIndex = 0;
    item.focus();
    const { series, from } = item.node;
    marker.show(series.at(from));
  }

  const isOpen = item => item.getAttribute('aria-expanded') === 'true';
  const siblingsOf = item => [...element.children].filter(other => other.parent === item.parent);

  function expand(item) {
    for (const other of siblingsOf(item)) if (isOpen(other)) collapse(other);
    set(item, { 'aria-expanded': true });
    return add(split(item.node), item);
  }

  function collapse(item) {
    set(item, { 'aria-expanded': false });
    while (item.nextElementSibling && item.nextElementSibling.level > item.level) item.nextElementSibling.remove();
  }

  /** Enters an interval; at a value, returns to the list box and moves there. */
  function enter(item) {
    if (isOpen(item)) return focus(item.nextElementSibling);
    if (item.hasAttribute('aria-expanded')) return focus(expand(item)[0]);
    close();
    view.go(item.node.series.at(item.node.from));
  }

  listen(element, { click: event => { if (event.target.node) enter(event.target); } });
  listenToKeys(element, ({ target: item, ctrlKey }) => {
    if (ctrlKey) return {};
    const siblings = siblingsOf(item);
    const actions = {
      ArrowDown: () => focus(item.nextElementSibling),
      ArrowUp: () => focus(item.previousElementSibling),
      ArrowRight: () => {
        if (isOpen(item)) focus(item.nextElementSibling);
        else if (item.hasAttribute('aria-expanded')) expand(item);
      },
      ArrowLeft: () => isOpen(item) ? collapse(item) : focus(item.parent),
      Home: () => focus(siblings[0]),
      End: () => focus(siblings.at(-1)),
      Enter: () => enter(item),
      ' ': () => enter(item),
      Backspace: () => {
        if (!item.parent) return;
        collapse(item.parent);
        focus(item.parent);
      },
      Escape: close,
    };
    // A digit moves to that sibling, 0 to the tenth.
    for (let digit = 0; digit < 10; digit++) actions[digit] = () => focus(siblings[(digit + 9) % 10]);
    return actions;
  });
  return open;
}
