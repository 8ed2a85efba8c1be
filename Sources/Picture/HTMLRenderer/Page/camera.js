// Charts in three dimensions: the positions of the box, its lines and its labels, by the same rules as in pictures.

/** Eye distance, tick length (scene units), label margin (points), key rotation and snap range (radians). */
const [DISTANCE, REACH, BESIDE, STEP] = [3.18, 0.03, 3, Math.PI / 36];

/** The distances from a tick to the label below it, and from there to the title, in points. */
const BELOW = { label: 2.75, title: 2 };

/** Decodes a packed column from text. */
const unpack = (text, Kind) => new Kind(Uint8Array.from(atob(text), sign => sign.charCodeAt()).buffer);

/** A column of 16-bit steps, of which the last is NaN, or of floats. */
const columnOf = ({ from, by, at }) => by ? Float32Array.from(unpack(at, Uint16Array), v => v < 65535 ? from + v * by : NaN) : unpack(at, Float32Array);

/** Decodes positions within the box. */
const placesOf = (text, { low, high }) => Float32Array.from(unpack(text, Uint16Array), (v, i) => low[i % 3] + v / 65535 * (high[i % 3] - low[i % 3]));

const plus = (a, b, k = 1) => a.map((v, i) => v + b[i] * k);
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const unit = a => {
  const length = Math.hypot(...a) || 1;
  return a.map(v => v / length);
};

/** A camera that projects scene positions to x and y in points, and a depth. */
function cameraOf([azimuth, inclination], eye, scale, x, y) {
  const [c, s, ci, si] = [Math.cos(azimuth), Math.sin(azimuth), Math.cos(inclination), Math.sin(inclination)];
  const rows = [[c, 0, s], [si * s, ci, -si * c], [-ci * s, si, ci * c]];
  const size = depth => eye ? scale * DISTANCE / Math.max(DISTANCE - depth, 0.05) : scale;
  return {
    rows, scale, x, y, size,
    project(p) {
      const [u, v, depth] = rows.map(row => dot(row, p));
      return [x + u * size(depth), y - v * size(depth), depth];
    },
  };
}

/** The sides of the box that face away from the eye, and the edges that carry labels. */
function sidesOf({ low, high }, [azimuth, inclination]) {
  const below = inclination < 0;
  const ends = [Math.sin(azimuth) <= 1e-9, !below, Math.cos(azimuth) >= -1e-9];
  const [near, far] = [1, 0].map(way => ends.map((end, i) => (end === !!way ? high : low)[i]));
  const aside = unit([far[0] - near[0], 0, near[2] - far[2]]);
  /** A position with the coordinates `v` and `w` on two axes; on the third axis it is at the far side. */
  const at = (axis, v, other, w) => far.map((end, i) => i === axis ? v : i === other ? w : end);
  return {
    below,
    edge: (axis, v) => [[v, far[1], near[2]], [far[0], v, near[2]], [near[0], far[1], v]][axis],
    outward: axis => axis === 1 ? aside : [0, below ? 1 : -1, 0],
    grid: (axis, v) => [1, 2].map(k => {
      const along = (axis + k) % 3;
      return [at(axis, v, along, low[along]), at(axis, v, along, high[along])];
    }),
    /** The twelve edges, and whether each is in front. */
    edges: [0, 1, 2].flatMap(axis => [0, 1, 2, 3].map(turn => {
      const place = v => [0, 1, 2].map(i => i === axis ? v : (turn & (i === (axis + 1) % 3 ? 1 : 2) ? near : far)[i]);
      return [place(low[axis]), place(high[axis]), turn === 3];
    })),
  };
}

const meets = (a, b, x = 0, y = 0) => a[0] - x < b[2] && b[0] < a[2] + x && a[1] - y < b[3] && b[1] < a[3] + y;
const around = frames => [0, 1, 2, 3].map(i => Math[i < 2 ? 'min' : 'max'](...frames.map(frame => frame[i])));

/** Labels and titles without overlaps. `omitted` is 1 to leave out titles, 2 to leave out all. Titles slide in `bounds`. */
function labelsOf({ axes, sizes, low, high }, sides, camera, omitted, bounds) {
  const placed = [];
  if (omitted > 1) return placed;
  const center = camera.project(plus(low, high).map(v => v / 2));
  const edges = axes.map((_, axis) => {
    const [a, b] = [low, high].map(ends => camera.project(sides.edge(axis, ends[axis])));
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy);
    const out = [-dy / length, dx / length];
    const isIn = out[0] * ((a[0] + b[0]) / 2 - center[0]) + out[1] * ((a[1] + b[1]) / 2 - center[1]) < 0;
    const outward = isIn ? out.map(v => -v) : out;
    // Labels of the floor's axes are directly below or above their ticks; at a steep edge they are beside it.
    const isBeside = axis === 1 || Math.abs(outward[1]) < 0.3;
    return { length, outward, out: isBeside ? outward : [0, outward[1] < 0 ? -1 : 1] };
  });
  const tip = (axis, v, reach) => camera.project(plus(sides.edge(axis, v), sides.outward(axis), reach));
  const beyond = ([x, y], [u, v], [width, height], gap) => {
    const reach = Math.abs(u) * width / 2 + Math.abs(v) * height / 2 + gap;
    const [left, top] = [x + u * reach - width / 2, y + v * reach - height / 2];
    return [left, top, left + width, top + height];
  };
  const isFree = (frame, others, x, y) => !others.some(other => meets(frame, other.frame, x, y));
  for (const axis of [1, 0, 2]) {
    const { length, out } = edges[axis];
    const gap = out[0] ? BESIDE : BELOW.label;
    if (length > 8) for (const guide of axes[axis].guides) {
      const found = guide.filter(([, label]) => label >= 0).map(([v, label, ticks]) => (
        { axis, label, frame: beyond(tip(axis, v, ticks.length ? REACH : 0), out, sizes[label], gap) }));
      const every = n => found.filter((_, i) => i % n === 0);
      const n = [1, 2, 3, 5, 10, 20, 50, 100, 200, 500].find(n => {
        const kept = every(n);
        return kept.every(({ frame }, i) => !i || isFree(kept[i - 1].frame, [{ frame }], 2, 0));
      }) || 1000;
      placed.push(...every(n).filter(({ frame }) => isFree(frame, placed, 2, 0)));
    }
  }
  if (!omitted) for (const axis of [1, 0, 2]) {
    const [{ length, out, outward }, { title }] = [edges[axis], axes[axis]];
    if (title < 0 || !(length > 16)) continue;
    const [width, height] = sizes[title];
    // A title along the vertical edge is rotated.
    const isTurned = axis === 1 && width > 2 * height && Math.abs(outward[0]) > 0.7;
    const size = isTurned ? [height, width] : [width, height];
    const at = tip(axis, (low[axis] + high[axis]) / 2, REACH);
    // Below the floor, a title keeps a distance only from the labels next to it. Other labels are lower or higher.
    const isNext = ({ frame: [l, , r] }) => out[0] || Math.abs((l + r) / 2 - at[0]) <= (r - l + size[0]) / 2;
    const reach = Math.max(0, ...placed.filter(label => label.axis === axis && !label.isTitle && isNext(label)).map(
      ({ frame: [l, t, r, b] }) => ((l + r) / 2 - at[0]) * out[0] + ((t + b) / 2 - at[1]) * out[1]
        + Math.abs(out[0]) * (r - l) / 2 + Math.abs(out[1]) * (b - t) / 2));
    const slides = axis !== 1 && Math.abs(outward[1]) > 0.5 && width <= bounds[1] - bounds[0];
    /** Moves a frame into the picture, parallel to its edge. */
    const slid = frame => {
      if (!slides) return frame;
      const way = Math.max(bounds[0] - frame[0], 0) + Math.min(bounds[1] - frame[2], 0);
      return frame.map((v, k) => v + way * (k % 2 ? -outward[0] / outward[1] : 1));
    };
    const natural = beyond(at, out, size, reach + (!out[0] && reach > 0 ? BELOW.title : BESIDE));
    let frame = slid(natural);
    for (let i = 0; i < 12 && !isFree(frame, placed, 2, 1); i += 1) frame = slid(frame.map((v, k) => v + out[k % 2] * 5));
    if (!isFree(frame, placed, 0, 0)) continue;
    // A fitting camera leaves room for the height of titles that slide.
    const middle = clamp((natural[0] + natural[2]) / 2, ...bounds);
    const fixed = slides ? [middle, frame[1], middle, frame[3]] : frame;
    placed.push({ axis, label: title, frame, fixed, isTurned, isTitle: true });
  }
  return placed;
}

/** The camera at which the box and all its labels fit into a frame. */
function fitted(scene, pose, width, height) {
  const sides = sidesOf(scene, pose);
  function fit(omitted) {
    let [scale, x, y] = [height * (scene.eye ? 0.485 : 0.5), width / 2, height / 2];
    const room = [Math.max(width - 2, 1), Math.max(height - 2, 1)];
    let camera, labels, box, all;
    const look = () => {
      camera = cameraOf(pose, scene.eye, scale, x, y);
      labels = labelsOf(scene, sides, camera, omitted, [1, 1 + room[0]]);
      const corners = sides.edges.flatMap(([a, b]) => [a, b]).concat([0, 1, 2].flatMap(axis => [scene.low, scene.high]
        .map(ends => plus(sides.edge(axis, ends[axis]), sides.outward(axis), REACH))));
      box = around(corners.map(corner => {
        const [u, v] = camera.project(corner);
        return [u, v, u, v];
      }));
      all = around([box, ...labels.map(label => label.fixed || label.frame)]);
    };
    const length = (frame, i) => frame[i + 2] - frame[i];
    look();
    for (let pass = 0; pass < 6 && [0, 1].some(i => length(all, i) > room[i] + 1e-6); pass += 1) {
      scale *= clamp(Math.min(...[0, 1].map(i => (room[i] - length(all, i) + length(box, i)) / length(box, i))), 0.05, 0.999);
      look();
    }
    const shift = (i, size) => length(all, i) > room[i] ? (size - all[i] - all[i + 2]) / 2
      : all[i] < 1 ? 1 - all[i] : all[i + 2] > size - 1 ? size - 1 - all[i + 2] : 0;
    const [dx, dy] = [shift(0, width), shift(1, height)];
    if (dx || dy) {
      [x, y] = [x + dx, y + dy];
      look();
    }
    return { sides, camera, labels };
  }
  const bare = fit(2);
  for (const omitted of [0, 1]) {
    const found = fit(omitted);
    if (found.camera.scale >= 0.4 * bare.camera.scale) return found;
  }
  return bare;
}
