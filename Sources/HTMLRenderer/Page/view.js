// A chart on the page: its list box, its cursor, and what a pointer does.

/** Milliseconds after which what lies under a resting pointer is said. */
const REST = 500;

class ChartView {
  constructor(chart, picture, status) {
    Object.assign(this, { chart, picture, status, cursor: { series: chart.series[0], k: 0 }, chosen: null });
    this.list = document.getElementById(`c${chart.index}-values`);
    this.options = [...this.list.querySelectorAll('[role=option]')];
    this.whole = this.list.querySelector('.whole');
    this.turn = this.options.length - 1;
    this.marker = new Marker(this);
    this.options.forEach((option, i) => this.write(option, { ...this.cursor, k: Math.min(i, this.cursor.series.count - 1) }));
    this.activate(this.cursor);
    this.list.addEventListener('focus', () => this.show());
    this.list.addEventListener('blur', () => this.marker.hide());
    this.listen();
    this.list.hidden = false;
    const legend = document.getElementById(`c${chart.index}-legend`);
    if (legend) this.legend = new Legend(legend, this);
    picture.followers.push(this);
    this.update();
    if (this.whole) {
      picture.element.classList.add('scrolls');
      this.list.scrollLeft = this.chart.scroll[picture.layout][4] * picture.scale;
      this.list.addEventListener('scroll', () => { if (!this.marker.element.hidden) this.show(); });
    }
  }

  get row() { return this.cursor.series.order[this.cursor.k]; }

  /** The plot in pixels of the picture's box; of a chart that scrolls all of it, where it lies now. */
  get plot() {
    const plot = this.picture.rect(this.chart.plots[this.picture.layout]);
    if (!this.whole) return plot;
    const { x, y } = this.window;
    return { ...plot, x: x - this.list.scrollLeft, y };
  }

  get window() { return this.picture.rect((this.chart.scroll || this.chart.plots)[this.picture.layout]); }

  /** Where a row lies, in pixels of the picture's box. */
  point(series, row) {
    const [x, y] = this.chart.share(series, row, this.picture.layout);
    const plot = this.plot;
    return { x: plot.x + x * plot.width, y: plot.y + y * plot.height };
  }

  /** The page has another width, or other colours. */
  update() {
    move(this.list, this.window);
    if (this.whole) this.whole.style.width = `${this.plot.width}px`;
    this.options.forEach(option => this.putOption(option));
    this.dim();
    if (!this.marker.element.hidden) this.show();
    if (this.legend) this.legend.update();
  }

  /** Shows the cursor, unless it has been scrolled out of view. */
  show() {
    const place = this.point(this.cursor.series, this.row).x - this.window.x;
    if (this.whole && (place < -1 || place > this.window.width + 1)) this.marker.hide();
    else this.marker.show(this.cursor.series, this.row);
  }

  // The cursor

  /** Moves to a place in walking order; the list box then says it. */
  go(series, k) {
    const cursor = { series, k: Math.max(0, Math.min(k, series.count - 1)) };
    if (this.whole) this.reveal(series, series.order[cursor.k]);
    if (cursor.series === this.cursor.series && cursor.k === this.cursor.k) return this.show();
    this.activate(cursor);
    this.show();
    if (this.onMove) this.onMove();
  }

  /** Scrolls to a value that is out of view. */
  reveal(series, row) {
    const { x, width } = this.window;
    const place = this.point(series, row).x - x;
    if (place < 0 || place > width) this.list.scrollLeft += place - width / 2;
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
  putOption(option) {
    if (!option.at) return;
    const plot = this.plot;
    const { x, y } = this.point(option.at.series, option.at.row);
    move(option, { x: x - plot.x - 12, y: y - plot.y - 12 });
  }

  /** The nearest value of the next series, or of the one before. */
  goSeries(step) {
    const { series } = this.cursor;
    const next = this.chart.series[series.index + step];
    if (!next) return;
    this.go(next, this.chart.walk === 'angle' ? this.cursor.k : next.nearest(series.along[this.row]));
  }

  // The pointer

  listen() {
    const { list } = this;
    let timer = 0;
    const inspect = event => {
      const found = this.find(event);
      if (!found) return;
      this.go(...found);
      clearTimeout(timer);
      timer = setTimeout(() => { this.status.textContent = this.cursor.series.text(this.row); }, REST);
    };
    list.addEventListener('pointermove', inspect);
    list.addEventListener('pointerdown', event => {
      list.focus({ preventScroll: true });
      if (event.pointerType !== 'mouse') list.setPointerCapture(event.pointerId);
      this.pressed = true;
      inspect(event);
    });
    for (const end of ['pointerup', 'pointercancel']) list.addEventListener(end, () => { this.pressed = false; });
    list.addEventListener('pointerleave', () => {
      clearTimeout(timer);
      if (document.activeElement !== list) this.marker.hide();
    });
  }

  /** Series and place in walking order of what is nearest to the pointer; the whole plot is the target. */
  find(event) {
    const outer = this.picture.element.getBoundingClientRect();
    const box = this.plot;
    const [px, py] = [event.clientX - outer.left - box.x, event.clientY - outer.top - box.y];
    const { chart } = this;
    const visible = this.chosen === null ? chart.series : [chart.series[this.chosen]];
    if (chart.walk === 'angle') {
      const under = document.elementsFromPoint(event.clientX, event.clientY).find(e => e.dataset.id !== undefined);
      const series = chart.series[0];
      const row = under ? series.ids.indexOf(Number(under.dataset.id)) : -1;
      if (row >= 0) return [series, series.order.indexOf(row)];
    }
    let best = null;
    let least = Infinity;
    const distance = (series, row) => {
      const [x, y] = chart.share(series, row, this.picture.layout);
      return Math.hypot(x * box.width - px, y * box.height - py);
    };
    if (chart.walk === 'both' || chart.walk === 'angle') {
      visible.forEach(series => series.order.forEach((row, k) => {
        const d = distance(series, row);
        if (d < least) [least, best] = [d, [series, k]];
      }));
      return best;
    }
    // Along the axis first: only then the series whose value is nearest.
    const length = chart.lying ? box.height : box.width;
    const place = (chart.lying ? py : px) / length;
    const share = chart.rtl && !chart.lying ? 1 - place : place;
    const candidates = visible.map(series => {
      const k = series.nearest(share);
      return { series, k, off: Math.abs(series.along[series.order[k]] - share) * length };
    });
    const nearest = Math.min(...candidates.map(c => c.off));
    for (const { series, k, off } of candidates) {
      if (off > nearest + 2) continue;
      const d = distance(series, series.order[k]);
      if (d < least) [least, best] = [d, [series, k]];
    }
    return best;
  }

  // One series among others

  /** Dims all series but one; `null` shows all. */
  choose(index) {
    this.chosen = index;
    this.dim();
    if (this.legend) this.legend.update();
    if (this.chosen !== null && this.cursor.series.index !== this.chosen) {
      const series = this.chart.series[this.chosen];
      this.activate({ series, k: Math.min(this.cursor.k, series.count - 1) });
    }
    if (this.onChoose) this.onChoose();
  }

  dim() {
    for (const element of this.picture.element.querySelectorAll(`.dim[data-of="${this.chart.index}"]`)) {
      element.classList.remove('dim');
    }
    if (this.chosen === null) return;
    const ids = new Set();
    for (const series of this.chart.series) {
      if (series.index !== this.chosen) [...series.ids, ...series.echoes].forEach(id => ids.add(id));
    }
    for (const element of this.picture.elements(ids, this.plot, this.whole || this.picture.svg)) {
      element.classList.add('dim');
      element.dataset.of = this.chart.index;
    }
  }
}

/** Buttons over the entries of the drawn legend. */
class Legend {
  constructor(element, view) {
    Object.assign(this, { element, view, buttons: [...element.children] });
    this.buttons.forEach((button, i) => button.addEventListener('click', () => view.choose(view.chosen === i ? null : i)));
    element.hidden = false;
  }

  update() {
    const entries = this.view.chart.legends[this.view.picture.layout];
    this.buttons.forEach((button, i) => {
      button.hidden = !entries[i];
      button.setAttribute('aria-pressed', String(this.view.chosen === i));
      if (entries[i]) move(button, this.view.picture.rect(entries[i]));
    });
  }
}
