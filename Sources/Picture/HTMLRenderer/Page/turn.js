// A 3-D chart that the user rotates with pointers, keys and named views. The address keeps the pose.

const VIEWS = { front: [0, 0], back: [Math.PI, 0], left: [Math.PI / 2, 0], right: [-Math.PI / 2, 0], top: [0, Math.PI / 2], bottom: [0, -Math.PI / 2] };
/** Duration in milliseconds of a rotation to a named view. */
const FLIGHT = 300;
const ADDRESS = '#select=';

function addTurning(view) {
  const { chart, list } = view;
  const { scene } = chart;
  const first = scene.pose;
  const number = views.filter(({ chart: { scene, index } }) => scene && index < chart.index).length;
  const overlay = make('div', { class: 'turning', 'aria-hidden': true });
  overlay.hidden = true;
  list.before(overlay);
  style(list, { 'touch-action': 'none', 'user-select': 'none', '-webkit-user-select': 'none' });
  let pose = first;
  // The drawing elements, once needed: lines behind, the canvas, lines and labels in front.
  let mesh, canvas, painter, behind, before, words;
  // The camera of the last frame, a requested frame, the pending announcement, and the pressed pointer.
  let camera, frame, telling, press;
  // The only opaque series; undefined if all are.
  let strong;

  const isDrawn = () => isTurned() || strong !== undefined;
  const isTurned = () => pose.some((v, i) => Math.abs(v - first[i]) > 1e-6);
  const wrap = v => v - 2 * Math.PI * Math.round(v / 2 / Math.PI);
  const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

  function addCanvas(draw) {
    const made = make('canvas', {});
    painter = draw(made, mesh, scene);
    if (!painter) return false;
    if (canvas) canvas.replaceWith(made); else overlay.append(made);
    canvas = made;
    return true;
  }

  function begin() {
    mesh = new Mesh(scene);
    if (!addCanvas(withGL)) addCanvas(withPaint);
    listen(canvas, { webglcontextlost: () => {
      addCanvas(withPaint);
      request();
    } });
    dress();
  }

  /** Updates labels and colours for the current appearance of the page. */
  function dress() {
    const shown = [...chart.part('labels').children].find(each => getComputedStyle(each).display !== 'none');
    for (const svg of [behind, before]) if (svg) svg.remove();
    before = shown.firstElementChild.cloneNode(true);
    behind = before.cloneNode(false);
    words = scene.sizes.map((_, i) => before.querySelector(`.l${i}`));
    for (const svg of [behind, before]) {
      svg.lines = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      set(svg.lines, { class: svg === before ? 'x-axis' : 'grid', fill: 'none', 'stroke-linecap': 'round' });
      svg.prepend(svg.lines);
    }
    overlay.prepend(behind);
    overlay.append(before);
    recolor();
  }

  function recolor() {
    mesh.recolor(strong);
    painter.recolor();
  }

  function draw() {
    frame = 0;
    overlay.hidden = !isDrawn();
    for (const each of layouts) {
      const group = all(each, '.space')[number];
      if (group) group.classList.toggle('turned', isDrawn());
    }
    if (isDrawn()) show();
    view.refresh();
    view.options.forEach(option => view.putOption(option));
  }

  function show() {
    if (!mesh) begin();
    const [, , width, height] = scene.frames[layout];
    cover(overlay, scene.frames[layout]);
    const found = fitted(scene, pose, width, height);
    camera = found.camera;
    const { sides } = found;
    const path = (a, b, across, least, [color = scene.line, own, dash] = []) => {
      const [p, q] = [camera.project(a), camera.project(b)];
      const points = own ?? clamp(across * camera.size((p[2] + q[2]) / 2), least, 2);
      const at = [p, q].map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L');
      return `<path d="M${at}" stroke="var(--c${color})" stroke-width="${points.toFixed(2)}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
    };
    const [far, near] = [[], []];
    scene.axes.forEach(({ guides }, axis) => guides.flat().forEach(([v, , ticks, lines]) => {
      for (const line of lines) for (const [a, b] of sides.grid(axis, v)) far.push(path(a, b, 0.0026, 0.5, line));
      const edge = sides.edge(axis, v);
      for (const line of ticks) near.push(path(edge, plus(edge, sides.outward(axis), REACH), 0.005, 0.75, line));
    }));
    for (const [a, b, isNear] of sides.edges) (isNear ? near : far).push(path(a, b, 0.0075, 0.75));
    for (const svg of [behind, before]) set(svg, { viewBox: `0 0 ${width} ${height}`, width, height });
    behind.lines.innerHTML = far.join('');
    before.lines.innerHTML = near.join('');
    for (const each of words) each.setAttribute('display', 'none');
    for (const { label, frame: [left, top, , bottom], isTurned } of found.labels) {
      words[label].removeAttribute('display');
      set(words[label], { transform: isTurned ? `matrix(0 -1 1 0 ${left} ${bottom})` : `translate(${left} ${top})` });
    }
    const pixels = scale * Math.min(devicePixelRatio || 1, 3);
    const [w, h] = [width, height].map(v => Math.max(1, Math.round(v * pixels)));
    if (canvas.width !== w || canvas.height !== h) [canvas.width, canvas.height] = [w, h];
    painter.draw(camera, width, height);
  }

  /** Puts the selection and the poses of charts into the address. */
  function putLink() {
    const codes = views.flatMap(({ selection, turning }) => [selection, turning].flatMap(each => each ? each.codes() : []));
    try {
      history.replaceState(null, '', codes.length ? ADDRESS + codes.join(';') : location.href.split('#')[0]);
    } catch {
      // There is no link if the page may not change its address.
    }
  }

  function request() { frame ||= requestAnimationFrame(draw); }

  // Turning

  function turn([azimuth, inclination]) {
    pose = [wrap(azimuth), clamp(inclination, -Math.PI / 2, Math.PI / 2)];
    request();
  }

  /** Announces the view once it rests, and puts it into the address. */
  function tell() {
    clearTimeout(telling);
    telling = setTimeout(() => {
      say(text());
      putLink();
    }, 250);
  }

  function text() {
    const [azimuth, inclination] = pose;
    const name = Object.keys(VIEWS).find(name => {
      const [a, i] = VIEWS[name];
      return Math.abs(i - inclination) < 1e-3 && (i || Math.abs(wrap(a - azimuth)) < 1e-3);
    });
    return name ? WORDS[`${name}View`] : fill(WORDS.viewPose, ...pose.map(v => numberText(Math.round(v * 180 / Math.PI))));
  }

  /** Rotates to a view, in the shorter direction about the vertical axis. */
  function fly(to) {
    const [from, start] = [pose, performance.now()];
    const way = [wrap(to[0] - from[0]), to[1] - from[1]];
    press = null;
    if (isCalm()) {
      turn(to);
      return tell();
    }
    const flight = fly.last = () => {
      const t = clamp((performance.now() - start) / FLIGHT, 0, 1);
      if (fly.last !== flight || press) return;
      turn(t < 1 ? from.map((v, i) => v + way[i] * t * t * (3 - 2 * t)) : to);
      if (t < 1) requestAnimationFrame(flight); else tell();
    };
    flight();
  }

  /** Snaps to a side view nearby, in which the chart looks like a 2-D chart. */
  function settle() {
    const quarter = Math.PI / 2;
    const side = Math.round(pose[0] / quarter) * quarter;
    const isSide = Math.abs(pose[0] - side) < STEP;
    if (quarter - Math.abs(pose[1]) < STEP) fly([isSide ? side : pose[0], Math.sign(pose[1]) * quarter]);
    else if (isSide && Math.abs(pose[1]) < STEP) fly([side, 0]);
    else tell();
  }

  const release = () => {
    const { isMoved } = press || {};
    press = null;
    if (isMoved) settle();
  };
  // These listeners run before those for the value under the pointer and for navigation.
  listen(list, {
    pointerdown: event => {
      if (event.isPrimary && !event.button) press = { id: event.pointerId, x: event.clientX, y: event.clientY, pose };
    },
    pointermove: event => {
      if (!press || event.pointerId !== press.id) return;
      const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
      if (!press.isMoved && Math.hypot(dx, dy) < 4) return;
      if (!press.isMoved) list.setPointerCapture(press.id);
      press.isMoved = true;
      event.stopImmediatePropagation();
      const half = Math.PI / scale / Math.min(...scene.frames[layout].slice(2));
      turn([press.pose[0] + dx * half, press.pose[1] + dy * half]);
    },
    pointerup: release, pointercancel: release, dblclick: () => fly(first),
    keydown: event => {
      const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
      const isOther = event.altKey || event.ctrlKey || event.metaKey;
      if (isOther || !(event.shiftKey && way || event.key === '0')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!way) return fly(first);
      turn(plus(pose, way, STEP));
      tell();
    },
  }, true);
  for (const button of chart.part('tools').children) {
    const to = button.dataset.do === 'first' ? first : VIEWS[button.dataset.do];
    if (to) listen(button, { click: () => fly(to) });
  }
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
    listen(matchMedia(query), { change: () => {
      if (mesh) dress();
      request();
    } });
  }

  // Values are at their projected positions. Items without a position in 3-D are hidden in rotated views.
  for (const series of chart.series) if (series.spots) series.spots = placesOf(series.spots, scene);
  const [share, mark] = [chart.share, view.show];
  chart.share = value => {
    if (!camera || !isTurned()) return share.call(chart, value);
    const { series: { spots }, row } = value;
    if (!spots) return [NaN, NaN];
    const [x, y] = camera.project(spots.subarray(row * 3, row * 3 + 3));
    const [[left, top], plot] = [scene.frames[layout], chart.plots[layout]];
    return [(left + x - plot[0]) / plot[2], (top + y - plot[1]) / plot[3]];
  };
  view.show = () => isNaN(chart.share(view.cursor)[0]) ? view.marker.hide() : mark.call(view);
  const { update, dim } = view;
  view.dim = () => {
    dim.call(view);
    const before = strong;
    const { owner } = chart.series[view.chosen] || {};
    strong = chart.series.some(series => series.owner !== owner) ? owner : undefined;
    if (strong !== before && mesh) recolor();
    request();
  };
  view.update = () => {
    update.call(view);
    request();
  };

  function read() {
    if (!location.hash.startsWith(ADDRESS)) return;
    const found = location.hash.slice(ADDRESS.length).split(';').map(entry => /^(\d+)\.pose=(-?[\d.]+),(-?[\d.]+)$/.exec(entry)).find(found => found && Number(found[1]) === chart.index + 1);
    turn(found ? [found[2], found[3]].map(v => Number(v) * Math.PI / 180) : first);
  }
  listen(window, { hashchange: read });
  read();

  return {
    /** The format of links. */
    codes: () => isTurned() ? [`${chart.index + 1}.pose=${pose.map(v => Number((v * 180 / Math.PI).toFixed(2)))}`] : [],
  };
}

for (const view of views) if (view.chart.scene) view.turning = addTurning(view);
