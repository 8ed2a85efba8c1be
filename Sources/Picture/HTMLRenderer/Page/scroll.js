// A chart that scrolls: its visible part and its zoom. The style sheet sets the positions at which scrolls end.

function addScrolling(view) {
  const { list, chart: { scroll, axes } } = view;
  const { factors, levels: sizes } = scroll;
  const levels = all(list, '.level');
  const sides = ['scrollLeft', 'scrollTop'];
  // The pixels of the whole plot, of the visible plot, and of the space for labels beside it.
  let length, seen, room;
  // The zoom, its drawing, and the distance of two fingers at zoom 1.
  let zoom = 1;
  let level, spread;

  /** At more than the author's zoom the next stop may be out of view, so snapping is off. */
  function free() { list.classList.toggle('free', zoom > 1); }

  /** Sets the zoom relative to the author's window. The position under the pointer or cursor stays in place. */
  function zoomTo(wanted, event) {
    const share = event ? view.shareAt(event) : view.chart.share(view.cursor);
    zoom = clamp(wanted, 1 / Math.max(...factors), scroll.most);
    free();
    stretch(sides.map((side, i) => clamp(share[i] * length[i] - list[side], 0, seen[i])));
    view.refresh();
  }

  /** Stretches the longest drawing that is not longer than needed, so that its labels do not get closer than drawn. */
  function stretch(at = [0, 0]) {
    const [x, y, width, height, ...beside] = scroll.windows[layout];
    const shares = length ? sides.map((side, i) => (list[side] + at[i]) / length[i]) : scroll.starts;
    room = beside.map(v => v * scale);
    seen = [width - beside[0] - beside[2], height - beside[1] - beside[3]].map(v => v * scale);
    length = seen.map((v, i) => factors[i] > 1 ? v * Math.max(1, factors[i] * zoom) : v);
    const fits = sizes.map(size => factors.every((factor, i) => factor === 1 || size[i] * scale <= length[i] + 1));
    const number = Math.max(0, fits.lastIndexOf(true));
    cover(list, [x, y, width, height]);
    // Lengths, and the factors by which labels keep their shape: in the plot, and in an axis that does not scroll
    // across.
    const give = (names, values) => names.forEach((name, i) => style(list, { [`--${name}`]: values[i] }));
    give(['l', 't', 'r', 'b', 'w', 'h', 'ww', 'wh'], [...room, ...length, ...seen].map(v => `${v}px`));
    give(['kx', 'ky', 'fx', 'fy'], [...length, ...seen].map((v, i) => scale * sizes[number][i % 2] / v));
    if (level !== levels[number]) {
      level = levels[number];
      for (const other of levels) other.classList.toggle('shown', other === level);
      view.dim();
    }
    sides.forEach((side, i) => { list[side] = shares[i] * length[i] - at[i]; });
    clip();
  }

  /** If both directions scroll, clips marks beneath labels, and labels of one axis beneath labels of the other. */
  function clip() {
    if (factors.includes(1)) return;
    const [x, y] = sides.map(side => list[side]);
    const [right, bottom] = [x, y].map((v, i) => length[i] - seen[i] - v);
    [y, right, bottom, x].forEach((v, i) => style(list, { [`--i${i}`]: `${v}px` }));
  }

  /** Two fingers zoom. One finger that was held before it moved selects and does not scroll. */
  function pinch(event) {
    const [a, b] = event.touches;
    if (b || view.isHeld) event.preventDefault();
    if (!b) return;
    const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) / zoom;
    if (event.type === 'touchstart') spread = apart;
    else zoomTo(zoom * apart / spread, { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 });
  }

  listen(list, {
    scroll: () => { clip(); view.refresh(); },
    pointermove: event => {
      // A mouse drags the chart, unless its drags select.
      if (!view.pressed || event.pointerType !== 'mouse' || view.selection) return;
      list.classList.add('free');
      list.scrollBy(-event.movementX, -event.movementY);
    },
    pointerup: free,
  });
  listen(list, {
    touchstart: pinch,
    touchmove: pinch,
    wheel: event => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(zoom * Math.exp(-clamp(event.deltaY, -50, 50) / 100), event);
    },
  }, { passive: false });

  return {
    stretch,

    /** Multiplies the zoom, or restores the initial one (0), and announces the visible range. */
    zoomBy(by) {
      zoomTo(by ? zoom * by : 1);
      const i = factors[0] > 1 ? 0 : 1;
      const ends = [0, seen[i]].map(v => axes[i ? 'y' : 'x'].text(clamp((list[sides[i]] + v) / length[i], 0, 1), length[i]));
      say(fill(WORDS.inView, fill(WORDS.stretch, ...ends)));
    },

    /** The visible plot, in pixels of the picture's box. */
    window() {
      const { x, y } = boxOf(list);
      return { x: x + room[0], y: y + room[1], width: seen[0], height: seen[1] };
    },

    /** Scrolls to a fraction of the plot that is out of view. */
    reveal(share) {
      sides.forEach((side, i) => {
        const place = share[i] * length[i] - list[side];
        if (place < -1 || place > seen[i] + 1) list[side] += place - seen[i] / 2;
      });
    },
  };
}
