// The charts as the renderer wrote them, unpacked.

const DATA = JSON.parse(part('chart-data').textContent);
const WORDS = DATA.words;

/** Unpacks a column: numbers with null for missing ones, or evenly spaced ones as start, step and count. */
function column(packed) {
  if (Array.isArray(packed)) return Float64Array.from(packed, v => v ?? NaN);
  if (packed.bytes) return unpacked(packed);
  return Float64Array.from({ length: packed.n }, (_, i) => packed.from + i * packed.by);
}

/** A number of values as a phrase, in the language's plural form. */
function counted(number) {
  const { counts } = WORDS;
  return fill(counts[new Intl.PluralRules(DATA.language).select(number)] ?? counts.other, numberText(number));
}

/** A number as the renderer writes it: digit groups of three with the symbols of the page's language. */
function numberText(value) {
  const { decimal, group, least, minus, digits } = DATA.signs;
  let [whole, fraction] = String(Number(Math.abs(value).toPrecision(9))).split('.');
  if (whole.length >= 3 + least) whole = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const text = (value < 0 ? minus : '') + whole + (fraction ? decimal + fraction : '');
  return text.replace(/\d/g, digit => digits[digit]);
}

/** Texts of a series: a list of them, the text of a column of numbers, or the texts of another series. */
function texts(packed, series, key) {
  if (packed.of !== undefined) return row => series.chart.series[packed.of][key](row);
  if (packed.except) return ruled(packed, series);
  return packed.number ? row => numberText(series[packed.number][row]) : row => packed[row];
}

/** One series: columns of positions (fractions of the plot), numbers and texts, and the navigation order. */
class Series {
  constructor(packed, index, chart) {
    Object.assign(this, { echoes: [], noted: [], ...packed, color: `var(--c${packed.color})`, index, chart });
    for (const key of ['fx', 'fy', 'x', 'y', 'ids']) this[key] = column(packed[key] || []);
    for (const key of ['place', 'value', 'said']) this[key] = packed[key] && texts(packed[key], this, key);
    this.count = this.fx.length;
    // The numbers on the value axis.
    [this.amounts, this.places] = chart.lying ? [this.x, this.y] : [this.y, this.x];
    // Fractions of the navigation direction, in reading order.
    this.along = chart.walk === 'angle' ? this.fx.map((_, row) => row / (this.count - 1))
      : chart.lying ? this.fy : chart.rtl ? this.fx.map(v => 1 - v) : this.fx;
    // Rows in navigation order.
    this.order = Int32Array.from(this.fx, (_, row) => row).sort((a, b) => this.along[a] - this.along[b] || a - b);
  }

  /** The screen reader text of a row. */
  text(row) {
    if (this.said) return this.said(row);
    return [this.place(row), this.chart.isSingle ? '' : this.name, this.value(row)].filter(Boolean).join(WORDS.comma);
  }

  /** The height, position and timbre of a row's sound. */
  heard(row) {
    const x = this.fx[row], y = this.fy[row], [up, along] = this.chart.lying ? [x, y] : [1 - y, x];
    return [isNaN(this.amounts[row]) ? NaN : up, along, this.index];
  }

  /** The value at an index in navigation order, limited to the ends. */
  at(place) {
    const k = clamp(place, 0, this.count - 1);
    return { series: this, k, row: this.order[k] };
  }

  /** The first in navigation order of the lowest (sign −1) or highest (1) values. */
  extreme(sign) { return this.at(best(this.order.keys(), k => sign * this.amounts[this.order[k]]) || 0); }

  /** The index in navigation order nearest to a fraction of the navigation direction. */
  nearest(share) {
    const { along, order } = this;
    let [low, high] = [0, this.count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (along[order[middle]] < share) low = middle + 1; else high = middle;
    }
    const distance = k => Math.abs(along[order[k]] - share);
    return low > 0 && distance(low - 1) <= distance(low) ? low - 1 : low;
  }
}

/** One chart: its series, their positions in each layout, and its texts. */
class ChartData {
  constructor(packed, index) {
    const { walk, series } = packed;
    Object.assign(this, packed, { index, lying: walk === 'y', isAlong: walk === 'x' || walk === 'y', isSingle: series.length === 1 });
    this.series = series.map((series, i) => new Series(series, i, this));
    for (const key in packed.axes) this.axes[key] = new Axis(packed.axes[key]);
    for (const own of Object.values(this.moved)) {
      for (const series of own) for (const key in series) series[key] = column(series[key]);
    }
  }

  /** The page's element for a part of the chart. */
  part(name) { return part(`c${this.index}-${name}`); }

  /** The position of a value as fractions of the visible plot, from the top left. */
  share({ series, row }) {
    const own = this.moved[layout];
    if (!own) return [series.fx[row], series.fy[row]];
    const { fx, fy } = own[series.index];
    return [fx[row] / 1e4, fy[row] / 1e4];
  }

  /** The value of a series nearest to fractions of the plot, which has a size in pixels. */
  closest(series, [x, y], { width, height }) {
    const own = this.moved[layout];
    const { fx, fy } = own ? own[series.index] : series;
    const per = own ? 1e4 : 1;
    let [found, least] = [0, Infinity];
    for (let k = 0; k < series.count; k++) {
      const row = series.order[k];
      const [across, down] = [(fx[row] / per - x) * width, (fy[row] / per - y) * height];
      const distance = across * across + down * down;
      if (distance < least) [found, least] = [k, distance];
    }
    return series.at(found);
  }
}
