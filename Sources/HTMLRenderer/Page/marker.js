// What shows the value that is inspected: a rule, rings around its marks and a callout.

const CALLOUT_ROWS = 9;

class Marker {
  constructor(view) {
    this.view = view;
    this.dots = [];
    this.rule = make('div', { class: 'rule' });
    this.element = make('div', { class: 'marker', 'aria-hidden': 'true', hidden: true }, this.rule);
    this.callout = make('div', { class: 'callout', 'aria-hidden': 'true', hidden: true });
    view.picture.element.append(this.element, this.callout);
  }

  hide() { this.element.hidden = this.callout.hidden = true; }

  /** Shows a row; values of other series at the same place are listed with it. */
  show(series, row) {
    const { chart } = this.view;
    const entries = chart.series.length > 1 && chart.walk !== 'angle' ? this.neighbours(series, row) : [];
    if (!entries.length) entries.push([series, row]);
    const plot = this.view.plot;
    const points = entries.map(([s, r]) => this.view.point(s, r));
    const place = points[entries.findIndex(([s]) => s === series)];
    this.element.hidden = false;
    this.rule.hidden = chart.walk === 'angle' || chart.walk === 'both';
    move(this.rule, chart.lying
      ? { x: plot.x, y: place.y, width: plot.width, height: 1 }
      : { x: place.x, y: plot.y, width: 1, height: plot.height });
    while (this.dots.length < entries.length) {
      this.dots.push(make('div', { class: 'dot' }));
      this.element.append(this.dots[this.dots.length - 1]);
    }
    this.dots.forEach((dot, i) => {
      dot.hidden = i >= entries.length;
      if (dot.hidden) return;
      dot.style.setProperty('--series', entries[i][0].color);
      dot.classList.toggle('current', entries[i][0] === series);
      move(dot, points[i]);
    });
    this.fill(series, row, entries);
    this.callout.hidden = false;
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
      for (const k of [near, near - 1, near + 1]) {
        const candidate = other.order[k];
        if (k < 0 || candidate === undefined || other.place(candidate) !== place) continue;
        found.push([other, candidate]);
        break;
      }
    }
    const current = found.findIndex(([s]) => s === series);
    return current < CALLOUT_ROWS ? found.slice(0, CALLOUT_ROWS) : [found[current]];
  }

  fill(series, row, entries) {
    const head = make('div', { class: 'place' }, series.place(row));
    const lines = entries.map(([other, r]) => {
      const named = this.view.chart.series.length > 1;
      const swatch = make('i', { class: 'swatch', style: `--series: ${other.color}` });
      return make('div', { class: other === series && entries.length > 1 ? 'line current' : 'line' },
        ...(named ? [swatch, make('span', {}, other.name)] : []), make('b', {}, other.value(r)));
    });
    this.callout.replaceChildren(head, ...lines);
  }

  /** Beside the values, within the page; where there is no room beside them, above or below. */
  putCallout(place, points) {
    const { callout } = this;
    const outer = this.view.picture.element.getBoundingClientRect();
    const [left, right] = [4 - outer.left, document.documentElement.clientWidth - 4 - outer.left];
    callout.style.maxWidth = `${Math.min(288, right - left)}px`;
    move(callout, { x: 0, y: 0 });
    const { width, height } = callout.getBoundingClientRect();
    const [xs, ys] = [points.map(point => point.x), points.map(point => point.y)];
    const clamp = (v, low, high) => Math.max(low, Math.min(v, Math.max(low, high)));
    const middle = clamp(place.y - height / 2, -outer.top, outer.height - height);
    const centre = clamp(place.x - width / 2, left, right - width);
    const gap = 14;
    const candidates = [
      [Math.max(...xs) + gap, middle], [Math.min(...xs) - gap - width, middle],
      [centre, Math.min(...ys) - gap - height], [centre, Math.max(...ys) + gap],
    ];
    const best = candidates.find(([x, y]) => x >= left && x + width <= right && outer.top + y >= 0
      && y + height <= outer.height) || candidates[3];
    move(callout, { x: best[0], y: best[1] });
  }
}
