// The marker of the current value: a rule, rings around its marks and a callout.

function addMarker(view) {
  const { chart, plane } = view;
  const element = plane.querySelector('.marker');
  const rule = element.querySelector('.rule');
  const dots = all(element, '.dot');
  const callout = chart.part('callout');

  function hide() { element.hidden = callout.hidden = true; }

  /** Shows a value, together with values of other series at the same position. */
  function show(value) {
    const { plot } = view;
    const entries = chart.isSingle || !chart.isAlong ? [value] : neighbours(value);
    const shares = entries.map(entry => chart.share(entry));
    const own = chart.share(value);
    if (rule) put(rule, chart.lying ? [0, own[1]] : [own[0], 0]);
    dots.forEach((dot, i) => {
      dot.hidden = i >= entries.length;
      if (dot.hidden) return;
      style(dot, { '--series': entries[i].series.color });
      dot.classList.toggle('current', entries[i] === value);
      put(dot, shares[i]);
    });
    const [place, ...points] = [own, ...shares].map(([x, y]) => ({ x: plot.x + x * plot.width, y: plot.y + y * plot.height }));
    element.hidden = false;
    // A value that is scrolled out of view has no callout.
    callout.hidden = view.scroller && !isIn(place.x, place.y, view.scroller.window(), 1);
    if (callout.hidden) return;
    const lines = entries.map(entry => make('div', { class: entry === value ? 'line current' : 'line' },
      ...(chart.isSingle ? [] : [make('i', { class: 'swatch', style: `--series: ${entry.series.color}` }), make('span', {}, entry.series.name)]),
      make('b', {}, entry.series.value(entry.row))));
    callout.replaceChildren(make('div', { class: 'place' }, value.series.place(value.row)), ...lines);
    putCallout(place, points);
  }

  /** The values at the same position, one of each series, in the order of the series. */
  function neighbours(value) {
    const { series, row } = value;
    const place = series.place(row);
    const found = chart.series.flatMap(other => {
      if (other === series) return value;
      const near = other.nearest(series.along[row]);
      // Grouped bars share the name of their position, not its centre.
      return [near, near - 1, near + 1].map(k => other.at(k)).find(({ row }) => other.place(row) === place) || [];
    });
    const current = found.indexOf(value);
    return current < dots.length ? found.slice(0, dots.length) : [found[current]];
  }

  /** Puts the callout beside the values within the page, or above or below if there is no room beside them. */
  function putCallout(place, points) {
    const outer = picture.getBoundingClientRect();
    const [left, right] = [4 - outer.left, document.documentElement.clientWidth - 4 - outer.left];
    style(callout, { 'max-width': `${Math.min(288, right - left)}px` });
    move(callout, { x: 0, y: 0 });
    const { width, height } = callout.getBoundingClientRect();
    const [xs, ys] = [points.map(point => point.x), points.map(point => point.y)];
    const middle = clamp(place.y - height / 2, -outer.top, outer.height - height);
    const centre = clamp(place.x - width / 2, left, right - width);
    const gap = 14;
    const candidates = [
      [Math.max(...xs) + gap, middle], [Math.min(...xs) - gap - width, middle],
      [centre, Math.min(...ys) - gap - height], [centre, Math.max(...ys) + gap],
    ];
    const [x, y] = candidates.find(([x, y]) => x >= left && x + width <= right && outer.top + y >= 0
      && y + height <= outer.height) || candidates[3];
    move(callout, { x, y });
  }

  return { element, show, hide };
}
