// What is worth a stop: noted places, any place by its name, and the whole course as a line of braille.

const CELLS = 32;
const LEVELS = '⣀⠤⠒⠉';

class Notes {
  constructor(view, tools) {
    Object.assign(this, { view, tools });
  }

  /** The next noted value of the series (1), or the one before (−1). */
  next(sign) {
    const { series, k } = this.view.cursor;
    const noted = series.noted.map(row => series.order.indexOf(row)).filter(at => sign * (at - k) > 0);
    if (noted.length) this.view.go(series, sign * Math.min(...noted.map(at => sign * at)));
    else this.tools.say(WORDS.noNote);
  }

  /** Asks for a place and goes to it: by the beginning of its name, else by its number. */
  ask() {
    const wanted = (prompt(WORDS.goTo) || '').trim();
    if (!wanted) return;
    const { series } = this.view.cursor;
    const { order } = series;
    const places = Array.from(order, row => series.place(row).toLowerCase());
    let k = places.findIndex(place => place === wanted.toLowerCase());
    if (k < 0) k = places.findIndex(place => place.startsWith(wanted.toLowerCase()));
    const number = numberOf(wanted);
    const numbers = this.view.chart.lying ? series.y : series.x;
    if (k < 0 && !Number.isNaN(number) && !Number.isNaN(numbers[0])) {
      const distance = row => Math.abs(numbers[row] - number);
      k = order.reduce((best, row, at) => distance(row) < distance(order[best]) ? at : best, 0);
    }
    if (k < 0) this.tools.say(say(WORDS.notFound, wanted)); else this.view.go(series, k);
  }

  /** Means of equal stretches on four levels, as many as a braille line has cells. */
  get braille() {
    const { series: { order, amounts } } = this.view.cursor;
    const values = Array.from(order, row => amounts[row]);
    const count = Math.min(CELLS, values.length);
    const known = values.filter(v => !Number.isNaN(v));
    const low = known.reduce((a, b) => Math.min(a, b), Infinity);
    const range = known.reduce((a, b) => Math.max(a, b), -Infinity) - low;
    return Array.from({ length: count }, (_, i) => {
      const part = values.slice(Math.floor(i * values.length / count), Math.floor((i + 1) * values.length / count))
        .filter(v => !Number.isNaN(v));
      if (!part.length) return '⠀';
      const mean = part.reduce((a, b) => a + b) / part.length;
      return LEVELS[range > 0 ? Math.min(3, Math.floor((mean - low) / range * 4)) : 1];
    }).join('');
  }
}
