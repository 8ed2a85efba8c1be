// What is selected in a chart: bands over its plot, words, and a link that brings them back.

const LINK = '#select=';
const selections = [];

class Selection {
  constructor(view) {
    const { chart, list, plane, scroller } = view;
    Object.assign(this, { view, axes: chart.axes, chosen: {}, keys: Object.keys(chart.selects) });
    if (chart.selects.angle) this.axes.angle = new Axis({ at: [0, this.total(chart.series[0].count)] });
    this.boxes = this.keys.map(key => make('div', { class: `selected ${key}`, 'aria-hidden': true, hidden: true }));
    plane.append(...this.boxes);
    // A finger that selects along y does not scroll the page.
    if (chart.selects.y && !scroller) list.style.touchAction = chart.selects.x ? 'none' : 'pan-x';
    listen(list, {
      pointerdown: event => {
        Object.assign(this, { press: event, before: this.chosen, start: this.shares(event), moved: false });
        if (event.pointerType === 'touch') this.hold = setTimeout(() => { this.holds = true; }, 300);
      },
      pointermove: event => this.follow(event),
      pointerup: event => {
        if (!this.press) return;
        this.follow(event);
        this.end(this.moved || this.can('value').length ? this.chosen : {});
        this.tell();
      },
      pointercancel: () => { if (this.press) this.end(this.before); },
      pointerleave: () => this.draw(),
    });
    selections.push(this);
    for (const key of this.keys) {
      const { first } = chart.selects[key];
      if (first.length) this.chosen[key] = [first[0], first[first.length - 1]];
    }
    this.read();
    this.draw();
    addEventListener('hashchange', () => this.read());
  }

  /** The directions in which there are values or ranges to select. */
  can(what) { return this.keys.filter(key => this.view.chart.selects[key][what]); }

  end(chosen) {
    clearTimeout(this.hold);
    this.press = this.holds = null;
    this.draw(this.chosen = chosen);
  }

  /** The sectors before a row, as one number. */
  total(row) { return this.view.chart.series[0].y.slice(0, row).reduce((sum, v) => sum + (v || 0), 0); }

  /** For each direction the share that a pointer is at. */
  shares(event) {
    const [x, y] = this.view.shareAt(event);
    const { width, height } = this.view.plot;
    const turn = Math.atan2((x - 0.5) * width, (0.5 - y) * height) / 2 / Math.PI;
    return { x: clamp(x, 0, 1), y: clamp(y, 0, 1), angle: (turn + 1) % 1 };
  }

  /** A press that moves selects a range where there are ranges; what hovers shows what a press would select. */
  follow(event) {
    const now = this.shares(event);
    const chosen = (keys, from) => Object.fromEntries(keys.map(key => [key, [from[key], now[key]].sort((a, b) => a - b)]));
    const values = chosen(this.can('value'), now);
    if (!this.press) return event.pointerType === 'mouse' && this.draw({ ...values, ...this.chosen });
    this.moved = this.moved || Math.hypot(event.clientX - this.press.clientX, event.clientY - this.press.clientY) > 4;
    const ranges = this.can('range');
    if (this.moved && ranges.length) this.chosen = chosen(ranges, this.start);
    else if (this.can('value').length) this.chosen = values;
    this.draw();
  }

  draw(shown = this.chosen) {
    this.keys.forEach((key, i) => {
      const box = this.boxes[i];
      box.hidden = !shown[key];
      if (box.hidden) return;
      let [from, to] = shown[key];
      const count = this.axes[key].names && this.axes[key].names.length;
      // The whole band of a name.
      if (count) [from, to] = [0, 1].map(edge => (Math.min(Math.floor(from * count), count - 1) + edge) / count);
      box.classList.toggle('band', from < to);
      for (const [name, share] of [['--from', from], ['--length', to - from]]) box.style.setProperty(name, share);
    });
  }

  /** What is selected, in words. */
  text(key, [from, to]) {
    const { chart: { series } } = this.view;
    if (key === 'angle') return series[0].text(this.view.row);
    const words = [from, to].map(share => this.axes[key].text(share, Math.max(this.length(key), 20 / (to - from))));
    if (from === to) return words[0];
    const count = series.reduce((sum, s) => sum + s[`f${key}`].filter(v => v >= from && v <= to).length, 0);
    return say(WORDS.stretch, ...words) + WORDS.comma + counted(count);
  }

  length(key) { return this.view.plot[key === 'x' ? 'width' : 'height']; }

  /** Says what is selected, and puts it into the address. */
  tell() {
    const { chosen, view } = this;
    clearTimeout(view.rest);
    const parts = Object.keys(chosen).map(key => this.text(key, chosen[key]));
    view.say(parts.length ? say(WORDS.selected, parts.join(WORDS.semicolon)) : WORDS.deselected);
    const codes = selections.flatMap(selection => selection.codes);
    try {
      history.replaceState(null, '', codes.length ? LINK + codes.join(';') : location.href.split('#')[0]);
    } catch {
      // Where a page may not change its address there is no link.
    }
  }

  /** As links have it: the chart, the direction, one value or two. */
  get codes() {
    return Object.entries(this.chosen).map(([key, shares]) => `${this.view.chart.index + 1}.${key}=${[...new Set(shares)]
      .map(share => encodeURIComponent(this.axes[key].text(share, this.length(key), true)).replaceAll('%3A', ':')).join('..')}`);
  }

  /** What the address selects here; whatever is not right in it selects nothing. */
  read() {
    if (!location.hash.startsWith(LINK)) return;
    this.chosen = {};
    for (const entry of location.hash.slice(LINK.length).split(';')) {
      const [, index, key, from, to] = /^(\d+)\.(x|y|angle)=(.*?)(?:\.\.(.*))?$/.exec(entry) || [];
      if (Number(index) !== this.view.chart.index + 1 || !this.can(to ? 'range' : 'value').includes(key)) continue;
      try {
        const shares = [from, to || from].map(code => this.axes[key].share(decodeURIComponent(code)));
        if (shares.every(share => share >= 0 && share <= 1)) this.chosen[key] = shares.sort((a, b) => a - b);
      } catch {
        // Not a text.
      }
    }
    this.draw();
  }

  // Keys

  select(chosen) {
    this.draw(this.chosen = chosen);
    this.tell();
  }

  /** For each direction the share that the cursor is at. */
  get cursor() {
    const { row, cursor: { series } } = this.view;
    const [x, y] = this.view.share(series, row);
    return { x, y, angle: this.axes.angle && (this.total(row) + this.total(row + 1)) / 2 / this.axes.angle.at[1] };
  }

  selectCursor() {
    const { cursor } = this;
    this.select(Object.fromEntries(this.can('value').map(key => [key, [cursor[key], cursor[key]]])));
  }

  /** Moves one end of a range; the other stays where the first step began. */
  extend(key, step) {
    if (!this.can('range').includes(key)) return;
    const { chart, cursor: { series, k } } = this.view;
    if (!this.held || !this.chosen[key]) this.held = { from: this.cursor[key], to: this.cursor[key] };
    if (chart.walk === key) this.view.go(series, k + (chart.rtl && key === 'x' ? -step : step));
    const { held } = this;
    held.to = chart.walk === key ? this.cursor[key] : clamp(held.to + step / 20, 0, 1);
    this.select({ [key]: [held.from, held.to].sort((a, b) => a - b) });
  }
}
