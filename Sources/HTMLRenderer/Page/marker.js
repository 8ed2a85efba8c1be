// What shows the value that is inspected: a rule, rings around its marks and a callout.

const CALLOUT_ROWS = 9;

class Marker {
  constructor(view) {
    const { chart, plane, picture } = view;
    this.view = view;
    this.dots = [];
    this.element = make('div', { class: 'marker', 'aria-hidden': true, hidden: true });
    if (chart.walk === 'x' || chart.lying) {
      this.rule = make('div', { class: chart.lying ? 'lying rule' : 'rule' });
      this.element.append(this.rule);
    }
    this.callout = make('div', { class: 'callout', 'aria-hidden': true, hidden: true });
    plane.append(this.element);
    picture.element.append(this.callout);
  }

  hide() { this.element.hidden = this.callout.hidden = true; }

  /** Shows a row; values of other series at the same place are listed with it. */
  show(series, row) {
    const { chart, plot, window } = this.view;
    const entries = chart.series.length > 1 && chart.walk !== 'angle' ? this.neighbours(series, row) : [];
    if (!entries.length) entries.push([series, row]);
    const shares = entries.map(([s, r]) => this.view.share(s, r));
    const share = this.view.share(series, row);
    if (this.rule) put(this.rule, chart.lying ? [0, share[1]] : [share[0], 0]);
    while (this.dots.length < entries.length) {
      this.dots.push(make('div', { class: 'dot' }));
      this.element.append(this.dots[this.dots.length - 1]);
    }
    this.dots.forEach((dot, i) => {
      dot.hidden = i >= entries.length;
      if (dot.hidden) return;
      dot.style.setProperty('--series', entries[i][0].color);
      dot.classList.toggle('current', entries[i][0] === series);
      put(dot, shares[i]);
    });
    const [place, ...points] = [share, ...shares].map(([x, y]) => ({ x: plot.x + x * plot.width, y: plot.y + y * plot.height }));
    this.element.hidden = false;
    // A value that has been scrolled out of view has no callout.
    const isOut = (key, length) => place[key] < window[key] - 1 || place[key] > window[key] + window[length] + 1;
    this.callout.hidden = this.view.scroller && (isOut('x', 'width') || isOut('y', 'height'));
    if (this.callout.hidden) return;
    this.fill(series, row, entries);
    this.putCallout(place, points);
  }

  /** The values that stand at the same place, one of each series, in the order of the series. */
  neighbours(series, row) {
    const { chart } = this.view;
    const place = series.place(row);
    const found = [];
    for (const other of chart.series) {
      if (other === series) { found.push([series, row]); continue; }
      const near = chart.walk === 'both' ? -1 : other.nearest(series.along[row]);
      // Bars side by side share their place's name, not its middle.
      const k = [near, near - 1, near + 1].find(k => k >= 0 && k < other.count && other.place(other.order[k]) === place);
      if (k !== undefined) found.push([other, other.order[k]]);
    }
    const current = found.findIndex(([s]) => s === series);
    return current < CALLOUT_ROWS ? found.slice(0, CALLOUT_ROWS) : [found[current]];
  }

  fill(series, row, entries) {
    const lines = entries.map(([other, r]) => make('div', { class: other === series && entries.length > 1 ? 'line current' : 'line' },
      ...(this.view.chart.series.length > 1
        ? [make('i', { class: 'swatch', style: `--series: ${other.color}` }), make('span', {}, other.name)] : []),
      make('b', {}, other.value(r))));
    this.callout.replaceChildren(make('div', { class: 'place' }, series.place(row)), ...lines);
  }

  /** Beside the values, within the page; where there is no room beside them, above or below. */
  putCallout(place, points) {
    const { callout, view: { picture: { element } } } = this;
    const outer = element.getBoundingClientRect();
    const [left, right] = [4 - outer.left, document.documentElement.clientWidth - 4 - outer.left];
    callout.style.maxWidth = `${Math.min(288, right - left)}px`;
    move(callout, { x: 0, y: 0 });
    const { width, height } = callout.getBoundingClientRect();
    const [xs, ys] = [points.map(point => point.x), points.map(point => point.y)];
    const middle = clamp(place.y - height / 2, -outer.top, outer.height - height);
    const centre = clamp(place.x - width / 2, left, right - width);
    const gap = 14;
    const candidates = [
      [Math.max(...xs) + gap, middle], [Math.min(...xs) - gap - width, middle],
      [centre, Math.min(...ys) - gap - height], [centre, Math.max(...ys) + gap],
    ];
    const [x, y] = candidates.find(([x, y]) => x >= left && x + width <= right && outer.top + y >= 0
      && y + height <= outer.height) || candidates[3];
    move(callout, { x, y });
  }
}
