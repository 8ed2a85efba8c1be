// A chart on the page: its list box, its cursor, and what a pointer does.

/** Milliseconds after which what lies under a resting pointer is said. */
const REST = 500;

class ChartView {
  constructor(chart, picture, say) {
    Object.assign(this, { chart, picture, say, cursor: { series: chart.series[0], k: 0 }, chosen: null, turn: 0 });
    this.list = chart.part('values');
    this.plane = this.list.querySelector('.plane');
    this.options = [...this.plane.children];
    this.marker = new Marker(this);
    this.list.hidden = false;
    if (chart.scroll) this.scroller = new Scroller(this);
    this.options.forEach((option, k) => this.write(option, { ...this.cursor, k: Math.min(k, this.cursor.series.count - 1) }));
    this.activate(this.cursor);
    this.listen();
    const legend = chart.part('legend');
    if (legend) this.legend = new Legend(legend, this);
    picture.followers.push(this);
    this.update();
    if (Object.keys(chart.selects).length) this.selection = new Selection(this);
  }

  get row() { return this.cursor.series.order[this.cursor.k]; }

  /** The plot in pixels of the picture's box; of a chart that scrolls all of it, where it lies now. */
  get plot() { return this.picture.box(this.plane); }

  /** What is in view, in the same pixels. */
  get window() { return this.scroller ? this.scroller.window : this.plot; }

  /** The page has another width, or other colours. */
  update() {
    if (this.scroller) this.scroller.stretch();
    else move(this.list, this.picture.rect(this.chart.plots[this.picture.layout]));
    this.options.forEach(option => this.putOption(option));
    this.dim();
    this.refresh();
    if (this.legend) this.legend.update();
  }

  /** What is shown moves with its values. */
  refresh() { if (!this.marker.element.hidden) this.show(); }

  show() { this.marker.show(this.cursor.series, this.row); }

  // The cursor

  /** Moves to a place in walking order; the list box then says it. */
  go(series, k) {
    const cursor = { series, k: clamp(k, 0, series.count - 1) };
    if (this.scroller) this.scroller.reveal(this.share(series, series.order[cursor.k]));
    if (series !== this.cursor.series || cursor.k !== this.cursor.k) {
      this.activate(cursor);
      if (this.onMove) this.onMove();
    }
    this.show();
  }

  activate(cursor) {
    const before = this.options[this.turn];
    this.turn = (this.turn + 1) % this.options.length;
    const option = this.options[this.turn];
    this.cursor = cursor;
    // The text is there before the option becomes the active one; the option left keeps its own.
    this.write(option, cursor);
    before.removeAttribute('aria-selected');
    option.setAttribute('aria-selected', 'true');
    this.list.setAttribute('aria-activedescendant', option.id);
  }

  write(option, { series, k }) {
    const row = series.order[k];
    option.textContent = series.text(row);
    option.setAttribute('aria-posinset', k + 1);
    option.setAttribute('aria-setsize', series.count);
    option.at = { series, row };
    this.putOption(option);
  }

  /** Over its mark, so that magnifiers follow. */
  putOption(option) { if (option.at) put(option, this.share(option.at.series, option.at.row)); }

  share(series, row) { return this.chart.share(series, row, this.picture.layout); }

  /** The nearest value of the next series, or of the one before. */
  goSeries(step) {
    const { series, k } = this.cursor;
    const next = this.chart.series[series.index + step];
    if (next) this.go(next, this.chart.walk === 'angle' ? k : next.nearest(series.along[this.row]));
  }

  // The pointer

  listen() {
    const { list } = this;
    const inspect = event => {
      const found = this.find(event);
      if (!found) return;
      this.go(...found);
      clearTimeout(this.rest);
      this.rest = setTimeout(() => this.say(this.cursor.series.text(this.row)), REST);
    };
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
      pointerup: () => { this.pressed = false; },
      pointercancel: () => { this.pressed = false; },
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

  /** Series and place in walking order of what is nearest to the pointer; the whole plot is the target. */
  find(event) {
    const { chart, plot } = this;
    const [x, y] = this.shareAt(event);
    const visible = this.chosen === null ? chart.series : [chart.series[this.chosen]];
    if (chart.walk === 'angle') {
      const under = document.elementsFromPoint(event.clientX, event.clientY).find(e => e.dataset.id !== undefined);
      const series = chart.series[0];
      const row = under ? series.ids.indexOf(Number(under.dataset.id)) : -1;
      if (row >= 0) return [series, series.order.indexOf(row)];
    }
    let best = null;
    let least = Infinity;
    const consider = (series, k) => {
      const [sx, sy] = this.share(series, series.order[k]);
      const distance = Math.hypot((sx - x) * plot.width, (sy - y) * plot.height);
      if (distance < least) [least, best] = [distance, [series, k]];
    };
    if (chart.walk === 'both' || chart.walk === 'angle') {
      for (const series of visible) for (let k = 0; k < series.count; k++) consider(series, k);
      return best;
    }
    // Along the axis first: only then the series whose value is nearest.
    const length = chart.lying ? plot.height : plot.width;
    const share = chart.lying ? y : chart.rtl ? 1 - x : x;
    const candidates = visible.map(series => {
      const k = series.nearest(share);
      return { series, k, off: Math.abs(series.along[series.order[k]] - share) * length };
    });
    const nearest = Math.min(...candidates.map(c => c.off));
    for (const { series, k, off } of candidates) if (off <= nearest + 2) consider(series, k);
    return best;
  }

  // One series among others

  /** Dims all series but one; `null` shows all. */
  choose(index) {
    this.chosen = index;
    this.dim();
    if (this.legend) this.legend.update();
    if (index !== null && this.cursor.series.index !== index) {
      const series = this.chart.series[index];
      this.activate({ series, k: Math.min(this.cursor.k, series.count - 1) });
    }
    if (this.onChoose) this.onChoose();
  }

  dim() {
    (this.dimmed || []).forEach(element => element.classList.remove('dim'));
    const ids = new Set();
    for (const series of this.chart.series) {
      if (this.chosen !== null && series.index !== this.chosen) [...series.ids, ...series.echoes].forEach(id => ids.add(id));
    }
    this.dimmed = ids.size ? this.picture.elements(ids, this.plot, this.scroller ? this.list : this.picture.svg) : [];
    this.dimmed.forEach(element => element.classList.add('dim'));
  }
}

/** Buttons over the entries of the drawn legend. */
class Legend {
  constructor(element, view) {
    Object.assign(this, { element, view, buttons: [...element.children] });
    this.buttons.forEach((button, i) => listen(button, { click: () => view.choose(view.chosen === i ? null : i) }));
    element.hidden = false;
  }

  update() {
    const { chart, picture, chosen } = this.view;
    const entries = chart.legends[picture.layout];
    this.buttons.forEach((button, i) => {
      button.hidden = !entries[i];
      button.setAttribute('aria-pressed', chosen === i);
      if (entries[i]) move(button, picture.rect(entries[i]));
    });
  }
}
