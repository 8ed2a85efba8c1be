// The charts as the renderer wrote them, unpacked.

const DATA = JSON.parse(document.getElementById('chart-data').textContent);
const WORDS = DATA.words;

/** A sentence of the page with its gaps filled: say('{0} to {1}', a, b). */
const say = (sentence, ...parts) => sentence.replace(/\{(\d)\}/g, (_, i) => parts[i]);

/** A number of values, in the form that the language has for it. */
function counted(number) {
  const { counts } = WORDS;
  return say(counts[new Intl.PluralRules(DATA.language).select(number)] ?? counts.other, numberText(number));
}

/** A packed column: numbers with null where one is missing, or evenly spaced ones as start, step and count. */
function column(packed) {
  if (Array.isArray(packed)) return Float64Array.from(packed, v => v === null ? NaN : v);
  return Float64Array.from({ length: packed.n }, (_, i) => packed.from + i * packed.by);
}

/** A number as the renderer writes it: its digits in groups of three, by the signs of the reader's language. */
function numberText(value) {
  const { decimal, group, least, minus, digits } = DATA.signs;
  let [whole, fraction] = String(Number(Math.abs(value).toPrecision(9))).split('.');
  if (whole.length >= 3 + least) whole = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const text = (value < 0 ? minus : '') + whole + (fraction ? decimal + fraction : '');
  return digits ? text.replace(/\d/g, digit => digits[digit]) : text;
}

/** The number that a text in the reader's language begins with. */
function numberOf(text) {
  const { group, decimal, minus, digits = '' } = DATA.signs;
  return parseFloat([...text].map(sign => digits.includes(sign) ? digits.indexOf(sign) : sign).join('').split(group).join('').replace(minus, '-').replace(decimal, '.'));
}

/** Texts of a series: a list of them, the text of a column of numbers, or the texts of another series. */
function texts(packed, series, key) {
  if (packed.of !== undefined) return row => series.chart.series[packed.of][key](row);
  return packed.number ? row => numberText(series[packed.number][row]) : row => packed[row];
}

/** One series: columns of places (shares of the plot), numbers and words, and the order in which one walks. */
class Series {
  constructor(packed, index, chart) {
    const { name, echoes = [], noted = [] } = packed;
    Object.assign(this, { name, color: `var(--c${packed.color})`, echoes, noted, index, chart });
    for (const key of ['fx', 'fy', 'x', 'y', 'ids']) this[key] = column(packed[key] || []);
    for (const key of ['place', 'value', 'said']) this[key] = packed[key] && texts(packed[key], this, key);
    this.count = this.fx.length;
    // Numbers by which values differ: those of the value axis.
    this.amounts = chart.lying ? this.x : this.y;
    // Shares of the way that one walks, in the direction of reading.
    this.along = chart.lying ? this.fy : chart.rtl ? this.fx.map(v => 1 - v) : this.fx;
    // Rows in walking order: along the axis, or as the data come.
    this.order = Int32Array.from(this.fx, (_, row) => row);
    if (chart.walk !== 'angle') this.order.sort((a, b) => this.along[a] - this.along[b] || a - b);
  }

  /** What a screen reader says for a row. */
  text(row) {
    if (this.said) return this.said(row);
    const name = this.chart.series.length > 1 ? this.name : '';
    return [this.place(row), name, this.value(row)].filter(Boolean).join(WORDS.comma);
  }

  /** The first place in walking order of the lowest (sign −1) or highest (1) number. */
  extreme(sign) {
    const { amounts, order } = this;
    let best = 0;
    order.forEach((row, k) => {
      const least = amounts[order[best]];
      if (sign * amounts[row] > sign * least || Number.isNaN(least)) best = k;
    });
    return best;
  }

  /** The place in walking order that is nearest to a share of the way. */
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

/** One chart: its series, where they lie in each layout, and its words. */
class ChartData {
  constructor(packed, index) {
    Object.assign(this, packed, { index, lying: packed.walk === 'y' });
    this.series = packed.series.map((series, i) => new Series(series, i, this));
    for (const key in packed.axes) this.axes[key] = packed.axes[key] && new Axis(packed.axes[key]);
  }

  /** The element of the page that is this part of the chart. */
  part(name) { return document.getElementById(`c${this.index}-${name}`); }

  /** The share of the plot at which a row lies, from the top left, in one of the layouts. */
  share(series, row, layout) {
    const own = this.moved[layout];
    if (!own) return [series.fx[row], series.fy[row]];
    const { fx, fy } = own[series.index];
    return [fx[row] / 1e4, fy[row] / 1e4];
  }
}
