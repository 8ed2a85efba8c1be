// An axis inverted: maps positions to values, texts, and codes in addresses.

/** Seconds from 1970 to the start of 2001, the reference date. */
const EPOCH = 978307200;

/** Maps positions to values: category names, or values at evenly spaced positions from the left or top end. */
class Axis {
  constructor(packed) { Object.assign(this, packed); }

  /** The index of the category at a fraction of the axis. */
  band(share) { return Math.min(Math.floor(share * this.names.length), this.names.length - 1); }

  value(share) {
    const { at } = this;
    const place = share * (at.length - 1);
    const i = clamp(Math.floor(place), 0, at.length - 2);
    return at[i] + (place - i) * (at[i + 1] - at[i]);
  }

  /** The value as text, as precise as a pixel, for users or (`isCode`) for the address. */
  text(share, pixels, isCode) {
    if (this.names) return this.names[this.band(share)];
    const value = this.value(share);
    const pixel = Math.abs(this.value(share + 1 / pixels) - value);
    if (this.zone) {
      const date = new Date((value + EPOCH) * 1000);
      if (isCode) return `${date.toISOString().slice(0, 19)}Z`;
      return date.toLocaleString(DATA.language, { timeZone: this.zone, dateStyle: 'medium', timeStyle: pixel < 1800 ? 'short' : undefined });
    }
    const unit = 10 ** Math.floor(Math.log10(pixel));
    const rounded = Number((Math.round(value / unit) * unit).toPrecision(12));
    return isCode ? String(rounded) : numberText(rounded);
  }

  /** The position of a value from an address as a fraction of the axis; NaN if it has none. */
  share(code) {
    const { names, zone, at } = this;
    if (names) return (names.indexOf(code) + 0.5) / names.length;
    const value = zone ? Date.parse(code) / 1000 - EPOCH : Number(code || NaN);
    const i = at.findIndex((v, i) => i && (at[i - 1] - value) * (v - value) <= 0);
    return i < 1 ? NaN : (i - 1 + (value - at[i - 1]) / (at[i] - at[i - 1])) / (at.length - 1);
  }
}
