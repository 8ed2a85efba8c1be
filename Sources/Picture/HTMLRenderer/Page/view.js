// A chart on the page: its list box, its cursor, and what a pointer does.

/** Milliseconds after which what lies under a resting pointer is said. */
const REST = 500;

class ChartView {
  constructor(chart) {
    const list = chart.part('values');
    const legend = chart.part('legend');
    Object.assign(this, {
      chart, list, chosen: null, dimmed: [], turn: 0, plane: list.querySelector('.plane'),
      options: all(list, '[role=option]'), entries: legend ? [...legend.children] : [],
    });
    list.hidden = false;
    this.marker = addMarker(this);
    const [series] = chart.series;
    this.options.forEach((option, k) => this.write(option, series.at(k)));
    this.activate(series.at(0));
    this.listen();
    if (legend) legend.hidden = false;
    this.entries.forEach((entry, i) => listen(entry, { click: () => this.toggle(i) }));
    if (chart.scroll) this.scroller = addScrolling(this);
    this.update();
    if (chart.selects) this.selection = addSelection(this);
    views.push(this);
  }

  /** The plot in pixels of the picture's box; of a chart that scrolls all of it, where it lies now. */
  get plot() { return boxOf(this.plane); }

  /** The page has another width, or other colours. */
  update() {
    if (this.scroller) this.scroller.stretch(); else cover(this.list, this.chart.plots[layout]);
    for (const option of this.options) this.putOption(option);
    this.dim();
    this.refresh();
  }

  /** What is shown moves with its values. */
  refresh() { if (!this.marker.element.hidden) this.show(); }

  show() { this.marker.show(this.cursor); }

  // The cursor

  /** Moves to a value; the list box then says it, and `isQuiet` keeps it from sounding. */
  go(value, isQuiet) {
    const { series, k } = this.cursor;
    if (this.scroller) this.scroller.reveal(this.chart.share(value));
    if (value.series !== series || value.k !== k) {
      this.activate(value);
      this.onMove(isQuiet);
    }
    this.show();
  }

  activate(value) {
    const before = this.options[this.turn];
    this.turn = (this.turn + 1) % this.options.length;
    const option = this.options[this.turn];
    this.cursor = value;
    // The text is there before the option becomes the active one; the option left keeps its own.
    this.write(option, value);
    before.removeAttribute('aria-selected');
    set(option, { 'aria-selected': true });
    set(this.list, { 'aria-activedescendant': option.id });
  }

  write(option, value) {
    const { series, k, row } = value;
    option.value = value;
    option.textContent = series.text(row);
    set(option, { 'aria-posinset': k + 1, 'aria-setsize': series.count });
    this.putOption(option);
  }

  /** Over its mark, so that magnifiers follow. */
  putOption(option) { put(option, this.chart.share(option.value)); }

  /** The nearest value of the next series, or of the one before. */
  goSeries(step) {
    const { series, row } = this.cursor;
    const next = this.chart.series[series.index + step];
    if (next) this.go(next.at(next.nearest(series.along[row])));
  }

  // The pointer

  listen() {
    const { list } = this;
    const inspect = event => {
      const found = this.find(event);
      if (!found) return;
      this.go(found, !this.pressed);
      clearTimeout(this.rest);
      this.rest = setTimeout(() => say(found.series.text(found.row)), REST);
    };
    const release = () => { this.pressed = false; };
    listen(list, {
      focus: () => this.show(),
      blur: () => this.marker.hide(),
      pointermove: inspect,
      pointerdown: event => {
        list.focus({ preventScroll: true });
        if (event.pointerType !== 'mouse') list.setPointerCapture(event.pointerId);
        this.pressed = true;
        inspect(event);
      },
      pointerup: release,
      pointercancel: release,
      pointerleave: () => {
        clearTimeout(this.rest);
        if (document.activeElement !== list) this.marker.hide();
      },
    });
  }

  /** The share of the plot at which a pointer is. */
  shareAt(event) {
    const box = this.plane.getBoundingClientRect();
    return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
  }

  /** The value that is nearest to the pointer; the whole plot is the target. */
  find(event) {
    const { chart, plot: { width, height } } = this;
    const [x, y] = this.shareAt(event);
    if (chart.walk === 'angle') {
      const [series] = chart.series;
      const under = document.elementsFromPoint(event.clientX, event.clientY).find(e => e.dataset.id);
      const row = under ? series.ids.indexOf(Number(under.dataset.id)) : -1;
      if (row >= 0) return series.at(series.order.indexOf(row));
    }
    const nearness = value => {
      const [sx, sy] = chart.share(value);
      return -Math.hypot((sx - x) * width, (sy - y) * height);
    };
    const [length, share] = chart.lying ? [height, y] : [width, chart.rtl ? 1 - x : x];
    const series = this.chosen === null ? chart.series : [chart.series[this.chosen]];
    if (!chart.isAlong) return best(series.flatMap(s => s.at(best(s.order.keys(), k => nearness(s.at(k))) || 0)), nearness);
    // Along the axis first: only then the series whose value is nearest.
    const candidates = series.map(s => s.at(s.nearest(share)));
    const off = ({ series, row }) => Math.abs(series.along[row] - share) * length;
    const least = Math.min(...candidates.map(off));
    return best(candidates.filter(value => off(value) <= least + 2), nearness);
  }

  // One series among others

  toggle(index) { this.choose(this.chosen === index ? null : index); }

  /** Dims all series but one; `null` shows all. */
  choose(index) {
    const { chart, cursor } = this;
    this.chosen = index;
    this.dim();
    if (index !== null && cursor.series.index !== index) this.activate(chart.series[index].at(cursor.k));
    this.onChoose();
  }

  /** Shows which series is chosen: in the drawing, and by the buttons over its legend. */
  dim() {
    const { chart, chosen, dimmed } = this;
    for (const element of dimmed) element.classList.remove('dim');
    const others = chart.series.filter(({ index }) => chosen !== null && chosen !== index);
    const ids = new Set(others.flatMap(({ ids, echoes }) => [...ids, ...echoes]));
    this.dimmed = ids.size ? elementsOf(ids, this.plot, this.scroller ? this.list : drawing) : [];
    for (const element of this.dimmed) element.classList.add('dim');
    this.entries.forEach((entry, i) => {
      const place = chart.legends[layout][i];
      entry.hidden = !place;
      set(entry, { 'aria-pressed': chosen === i });
      if (place) cover(entry, place);
    });
  }
}
