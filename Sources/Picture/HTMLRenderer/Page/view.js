// A chart on the page: its list box, its cursor, and its response to a pointer.

/** Milliseconds after which the value under a resting pointer is announced. */
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

  /** The plot in pixels of the picture's box; for a scrolling chart the whole plot, at its current position. */
  get plot() { return boxOf(this.plane); }

  /** Updates after a change of the page's width or colours. */
  update() {
    if (this.scroller) this.scroller.stretch(); else cover(this.list, this.chart.plots[layout]);
    for (const option of this.options) this.putOption(option);
    this.dim();
    this.refresh();
  }

  /** Moves the marker with its values. */
  refresh() { if (!this.marker.element.hidden) this.show(); }

  show() { this.marker.show(this.cursor); }

  // The cursor

  /** Moves to a value. The list box then announces it; `isQuiet` suppresses its sound. */
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
    // The text is set before the option becomes active. The previous option keeps its text.
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

  /** Puts an option over its mark, so that magnifiers follow. */
  putOption(option) { put(option, this.chart.share(option.value)); }

  /** Moves to the nearest value of the next or previous series. */
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

  /** The position of a pointer as fractions of the plot. */
  shareAt(event) {
    const box = this.plane.getBoundingClientRect();
    return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
  }

  /** The value nearest to the pointer, anywhere in the plot. */
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
    if (!chart.isAlong) {
      // In a rotated scene, each value is projected.
      const closest = s => chart.scene ? s.at(best(s.order.keys(), k => nearness(s.at(k))) || 0) : chart.closest(s, [x, y], { width, height });
      return best(series.map(closest), nearness);
    }
    // Finds the nearest position along the axis, then the series with the nearest value at it.
    const candidates = series.map(s => s.at(s.nearest(share)));
    const off = ({ series, row }) => Math.abs(series.along[row] - share) * length;
    const least = Math.min(...candidates.map(off));
    return best(candidates.filter(value => off(value) <= least + 2), nearness);
  }

  // The choice of one series

  toggle(index) { this.choose(this.chosen === index ? null : index); }

  /** Dims all series but one; `null` shows all. */
  choose(index) {
    const { chart, cursor } = this;
    this.chosen = index;
    this.dim();
    if (index !== null && cursor.series.index !== index) this.activate(chart.series[index].at(cursor.k));
    this.onChoose();
  }

  /** Shows the chosen series in the drawing and by the buttons over its legend. */
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
