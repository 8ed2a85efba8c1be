// An axis backwards: from places to values, their words and their codes in addresses.

/** Seconds from 1970 to the beginning of 2001, from which dates count. */
const EPOCH = 978307200;

/** An axis backwards: its names, or its values at even places from its left or top end. */
class Axis {
  constructor(packed) { Object.assign(this, packed); }

  /** The number of the name at a share. */
  band(share) { return Math.min(Math.floor(share * this.names.length), this.names.length - 1); }

  value(share) {
    const { at } = this;
    const place = share * (at.length - 1);
    const i = clamp(Math.floor(place), 0, at.length - 2);
    return at[i] + (place - i) * (at[i + 1] - at[i]);
  }

  /** As exact as a pixel is, for readers or (`isCode`) for addresses. */
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

  /** The share at which a value from an address lies; no number where there is none. */
  share(code) {
    const { names, zone, at } = this;
    if (names) return (names.indexOf(code) + 0.5) / names.length;
    const value = zone ? Date.parse(code) / 1000 - EPOCH : Number(code || NaN);
    const i = at.findIndex((v, i) => i && (at[i - 1] - value) * (v - value) <= 0);
    return i < 1 ? NaN : (i - 1 + (value - at[i - 1]) / (at[i] - at[i - 1])) / (at.length - 1);
  }
}
