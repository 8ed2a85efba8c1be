// A chart that scrolls: its window on the whole, and how close one looks. Where scrolls end is in the style.

class Scroller {
  constructor(view) {
    const { list, chart: { scroll } } = view;
    Object.assign(this, { view, list, zoom: 1, sizes: scroll.levels, levels: [...list.querySelectorAll('.level')] });
    // For each direction how many windows long it is, and the property that says where it is.
    this.factors = [scroll.x, scroll.y].map(way => way ? way.factor : 1);
    this.starts = [scroll.x, scroll.y].map(way => way ? way.start : 0);
    this.sides = ['scrollLeft', 'scrollTop'];
    listen(list, {
      scroll: () => { this.clip(); view.refresh(); },
      pointermove: event => {
        // A mouse drags the chart, unless its drags select.
        if (!view.pressed || event.pointerType !== 'mouse' || view.selection) return;
        list.classList.add('free');
        list.scrollBy(-event.movementX, -event.movementY);
      },
      pointerup: () => this.free(),
    });
    const active = { passive: false };
    list.addEventListener('wheel', event => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.zoomTo(this.zoom * Math.exp(-clamp(event.deltaY, -50, 50) / 100), event);
    }, active);
    for (const kind of ['touchstart', 'touchmove']) list.addEventListener(kind, event => this.pinch(event), active);
  }

  /** Two fingers zoom; one that was held before it moved selects, and does not scroll. */
  pinch(event) {
    const [a, b] = event.touches;
    const { selection } = this.view;
    if (b || selection && selection.holds) event.preventDefault();
    if (!b) return;
    const spread = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) / this.zoom;
    if (event.type === 'touchstart') this.spread = spread;
    else this.zoomTo(this.zoom * spread / this.spread, { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 });
  }

  /** Closer than the author's window, the next stop may be out of view. */
  free() { this.list.classList.toggle('free', this.zoom > 1); }

  /** The plot in view, in pixels of the picture's box. */
  get window() {
    const { x, y } = this.view.picture.box(this.list);
    const [width, height] = this.seen;
    return { x: x + this.room[0], y: y + this.room[1], width, height };
  }

  /** Shows so many times less than the author's window; the place under the pointer or the cursor stays where it is. */
  zoomTo(zoom, event) {
    const { list, view, seen, length, sides } = this;
    const share = event ? view.shareAt(event) : view.share(view.cursor.series, view.row);
    this.zoom = clamp(zoom, 1 / Math.max(...this.factors), view.chart.scroll.most);
    this.free();
    this.stretch(sides.map((side, i) => clamp(share[i] * length[i] - list[side], 0, seen[i])));
    view.refresh();
  }

  /** Stretches the longest drawing that is not too long, so that its labels do not come closer than drawn. */
  stretch(at = [0, 0]) {
    const { list, sides, factors, view: { chart, picture, picture: { scale } } } = this;
    const [x, y, width, height, ...room] = chart.scroll.windows[picture.layout];
    const shares = this.length ? sides.map((side, i) => (list[side] + at[i]) / this.length[i]) : this.starts;
    this.room = room.map(v => v * scale);
    this.seen = [width - room[0] - room[2], height - room[1] - room[3]].map(v => v * scale);
    this.length = this.seen.map((v, i) => v * (factors[i] > 1 ? Math.max(1, factors[i] * this.zoom) : 1));
    const fits = this.sizes.map(size => factors.every((factor, i) => factor === 1 || size[i] * scale <= this.length[i] + 1));
    const number = Math.max(0, fits.lastIndexOf(true));
    const size = this.sizes[number];
    move(list, picture.rect([x, y, width, height]));
    // Lengths, and by what labels keep their form: in the plot, and in an axis that does not scroll across.
    const set = (names, values) => names.forEach((name, i) => list.style.setProperty(name, values[i]));
    set(['--l', '--t', '--r', '--b', '--w', '--h', '--ww', '--wh'], [...this.room, ...this.length, ...this.seen].map(v => `${v}px`));
    set(['--kx', '--ky', '--fx', '--fy'], [...this.length, ...this.seen].map((v, i) => scale * size[i % 2] / v));
    if (this.level !== this.levels[number]) {
      if (this.level) this.level.classList.remove('shown');
      this.level = this.levels[number];
      this.level.classList.add('shown');
      this.view.dim();
    }
    sides.forEach((side, i) => { list[side] = shares[i] * this.length[i] - at[i]; });
    this.clip();
  }

  /** Where both directions scroll, marks do not run on beneath the labels. */
  clip() {
    if (this.factors.includes(1)) return;
    const [x, y] = this.sides.map(side => this.list[side]);
    const [right, bottom] = [x, y].map((v, i) => this.length[i] - this.seen[i] - v);
    this.level.firstElementChild.style.clipPath = `inset(${y}px ${right}px ${bottom}px ${x}px)`;
  }

  /** Scrolls to a share of the plot that is out of view. */
  reveal(share) {
    this.sides.forEach((side, i) => {
      const place = share[i] * this.length[i] - this.list[side];
      if (place < -1 || place > this.seen[i] + 1) this.list[side] += place - this.seen[i] / 2;
    });
  }

  /** What is in view, in words. */
  get text() {
    const i = this.factors[0] > 1 ? 0 : 1;
    const shares = [0, this.seen[i]].map(v => (this.list[this.sides[i]] + v) / this.length[i]);
    const axis = this.view.chart.axes[i ? 'y' : 'x'];
    return say(WORDS.inView, say(WORDS.stretch, ...shares.map(share => axis.text(clamp(share, 0, 1), this.length[i]))));
  }
}
