// Values in space: their texts, sounds and navigation.

/** The brightness of a note encodes z: the further along, the more overtones. */
for (let level = 0; level < 5; level++) {
  const parts = Array.from({ length: 8 }, (_, i) => (level * 0.1875) ** i);
  TIMBRES.push(parts.map(part => part / Math.hypot(...parts)));
}

/** Negative timbres are notes by brightness, from −1, the dullest. The others are the four timbres of series. */
const plainTone = tone;
tone = (out, timbre, ...rest) => plainTone(out, timbre < 0 ? 3 - timbre : timbre % 4, ...rest);

/** A series along x, for any direction of that axis in the picture. */
Series = class extends Series {
  constructor(packed, index, chart) {
    super(packed, index, chart);
    if (!packed.along) return;
    this.along = column(packed.along);
    this.up = column(packed.up);
    this.order.sort((a, b) => this.along[a] - this.along[b] || a - b);
  }

  /** The value, then the parts of its position that differ from the previous value's. */
  text(row, before) {
    if (!this.up) return super.text(row);
    const isNew = key => !before || before.series[key](before.row) !== this[key](row);
    const named = (name, text) => name ? `${name} ${text}` : text;
    const [x, z] = this.chart.placeNames;
    return [
      this.value(row), isNew('place') && named(x, this.place(row)), isNew('depthOf') && named(z, this.depthOf(row)),
      (!before || before.series.owner !== this.owner) && this.owner,
    ].filter(Boolean).join(WORDS.comma);
  }

  depthOf(row) { return this.depth[row] ?? this.depth[0]; }

  heard(row) {
    if (!this.up) return super.heard(row);
    return [this.up[row], this.along[row], this.bright ? -1 - this.bright[row] : this.index];
  }
};

/** A chart that announces the changes from value to value. */
ChartView = class extends ChartView {
  activate(value) {
    const before = this.cursor;
    super.activate(value);
    if (value.series.up && before) this.options[this.turn].textContent = value.series.text(value.row, before);
  }
};
