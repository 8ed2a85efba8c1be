// The selection of a chart: bands over its plot, texts, and a link that restores it.

const LINK = '#select=';

function addSelection(view) {
  const { chart, list } = view;
  const { axes, selects } = chart;
  const keys = Object.keys(selects);
  // The directions in which values or ranges can be selected.
  const [values, ranges] = ['value', 'range'].map(what => keys.filter(key => selects[key][what]));
  const ordered = ends => ends.sort((a, b) => a - b);
  // The pressed pointer, the selection before, the start position, and whether the pointer has moved since.
  let press, before, start, isMoved;
  // The timer for a held finger, and the range that keys extend.
  let hold, range;
  // For each direction the start and end of the selection, as fractions.
  let chosen = {};


  /** The position of a pointer as a fraction of each direction. */
  function sharesAt(event) {
    const [x, y] = view.shareAt(event);
    const { width, height } = view.plot;
    const turn = Math.atan2((x - 0.5) * width, (0.5 - y) * height) / 2 / Math.PI;
    return { x: clamp(x, 0, 1), y: clamp(y, 0, 1), angle: (turn + 1) % 1 };
  }

  /** The position of the cursor as a fraction of each direction. */
  function cursor() {
    const [x, y] = chart.share(view.cursor);
    return { x, y, angle: selects.angle && selects.angle.middles[view.cursor.row] };
  }

  const between = (keys, from, to) => Object.fromEntries(keys.map(key => [key, ordered([from[key], to[key]])]));

  /** A drag selects a range if ranges can be selected. Hovering shows the selection that a press would make. */
  function follow(event) {
    const now = sharesAt(event);
    const value = between(values, now, now);
    if (!press) return event.pointerType === 'mouse' && draw({ ...value, ...chosen });
    isMoved ||= Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > 4;
    if (isMoved && ranges.length) chosen = between(ranges, start, now);
    else if (values.length) chosen = value;
    draw();
  }

  function end(selected) {
    clearTimeout(hold);
    press = null;
    view.isHeld = false;
    draw(chosen = selected);
  }

  function draw(shown = chosen) {
    for (const key of keys) {
      const box = view.plane.querySelector(`.selected.${key}`);
      box.hidden = !shown[key];
      if (box.hidden) continue;
      let [from, to] = shown[key];
      const { names } = axes[key];
      // The whole band of a category.
      if (names) [from, to] = [0, 1].map(edge => (axes[key].band(from) + edge) / names.length);
      box.classList.toggle('band', from < to);
      style(box, { '--from': from, '--length': to - from });
    }
  }

  const pixels = key => view.plot[key === 'x' ? 'width' : 'height'];

  /** The selection in a direction as text. */
  function text([key, [from, to]]) {
    if (key === 'angle') return view.cursor.series.text(view.cursor.row);
    const words = [from, to].map(share => axes[key].text(share, Math.max(pixels(key), 20 / (to - from))));
    if (from === to) return words[0];
    const count = chart.series.reduce((sum, s) => sum + s[`f${key}`].filter(v => v >= from && v <= to).length, 0);
    return fill(WORDS.stretch, ...words) + WORDS.comma + counted(count);
  }

  /** Announces the selection and puts it into the address. */
  function tell() {
    clearTimeout(view.rest);
    const parts = Object.entries(chosen).map(text);
    say(parts.length ? fill(WORDS.selected, parts.join(WORDS.semicolon)) : WORDS.deselected);
    const codes = views.flatMap(({ selection, turning }) => [selection, turning].flatMap(each => each?.codes() ?? []));
    try {
      history.replaceState(null, '', codes.length ? LINK + codes.join(';') : location.href.split('#')[0]);
    } catch {
      // There is no link if the page may not change its address.
    }
  }

  /** Applies the selection from the address. Invalid entries are ignored. */
  function read() {
    if (!location.hash.startsWith(LINK)) return;
    chosen = {};
    for (const entry of location.hash.slice(LINK.length).split(';')) {
      const [, index, key, from, to] = /^(\d+)\.(x|y|angle)=(.*?)(?:\.\.(.*))?$/.exec(entry) || [];
      if (Number(index) !== chart.index + 1 || !(to ? ranges : values).includes(key)) continue;
      try {
        const shares = [from, to || from].map(code => axes[key].share(decodeURIComponent(code)));
        if (shares.every(share => share >= 0 && share <= 1)) chosen[key] = ordered(shares);
      } catch {
        // Not valid text.
      }
    }
    draw();
  }

  function select(selected) {
    draw(chosen = selected);
    tell();
  }

  // A finger that selects along y does not scroll the page.
  if (selects.y && !view.scroller) style(list, { 'touch-action': selects.x ? 'none' : 'pan-x' });
  listen(list, {
    pointerdown: event => {
      [press, before, start, isMoved] = [event, chosen, sharesAt(event), false];
      if (event.pointerType === 'touch') hold = setTimeout(() => { view.isHeld = true; }, 300);
    },
    pointermove: follow,
    pointerup: event => {
      if (!press) return;
      follow(event);
      end(isMoved || values.length ? chosen : {});
      tell();
    },
    pointercancel: () => { if (press) end(before); },
    pointerleave: () => draw(),
  });
  for (const key of keys) if (selects[key].first) chosen[key] = selects[key].first;
  draw();
  read();
  listen(window, { hashchange: read });

  return {
    /** The format of links: the chart, the direction, one value or two. */
    codes: () => Object.entries(chosen).map(([key, shares]) => `${chart.index + 1}.${key}=${[...new Set(shares)]
      .map(share => encodeURIComponent(axes[key].text(share, pixels(key), true)).replaceAll('%3A', ':')).join('..')}`),

    clear() { if (Object.keys(chosen).length) select({}); },

    selectCursor() { select(between(values, cursor(), cursor())); },

    /** Moves one end of a range. The other end stays at the start of the first step. */
    extend(key, step) {
      if (!ranges.includes(key)) return;
      const { series, k } = view.cursor;
      if (!range || !chosen[key]) range = [cursor()[key], cursor()[key]];
      if (chart.walk === key) view.go(series.at(k + (chart.rtl && key === 'x' ? -step : step)));
      range[1] = chart.walk === key ? cursor()[key] : clamp(range[1] + step / 20, 0, 1);
      select({ [key]: ordered([...range]) });
    },
  };
}
