// The marks of a chart in three dimensions, as WebGL or a canvas of two dimensions draws them.

/** Corners of round bodies about the origin, and the faces of all bodies, counterclockwise as seen from outside. */
const RING = Array.from({ length: 20 }, (_, i) => [Math.cos(i * Math.PI / 10), 0, Math.sin(i * Math.PI / 10)]);
const lift = (p, y) => [p[0], y, p[2]];
const round = top => [...RING.map((p, i) => {
  const next = RING[(i + 1) % 20];
  return top ? [lift(p, -1), lift(p, 1), lift(next, 1), lift(next, -1)] : [lift(p, -1), [0, 1, 0], lift(next, -1)];
}), RING.map(p => lift(p, -1)), ...top ? [[...RING].reverse().map(p => lift(p, 1))] : []];
const FORMS = {
  cube: [0, 1, 2].flatMap(axis => [-1, 1].map(side => [[-side, -1], [side, -1], [side, 1], [-side, 1]].map(([u, v]) => {
    const p = [];
    [p[axis], p[(axis + 1) % 3], p[(axis + 2) % 3]] = [side, u, v];
    return p;
  }))),
  cylinder: round(true), cone: round(false),
};
/** The luminance of a colour with components from 0 to 1. */
const luminance = ([r, g, b]) => 0.2126 * r ** 2.2 + 0.7152 * g ** 2.2 + 0.0722 * b ** 2.2;
const [PLAIN, BALL, LINE, UNLIT] = [0, 1, 2, 3];

/** Columns for the corners of all faces: position, normal, look (metal, roughness, kind), colours front, back and bright. */
// Four numbers of `quads` are a face. Spheres and lines have four corners that differ in their normals.
class Mesh {
  constructor(packed) {
    Object.assign(this, { packed, places: [], directions: [], looks: [], paints: [], quads: [], closed: [], owners: [] });
    for (const bodies of packed.bodies) this.addBodies(bodies);
    for (const surface of packed.surfaces) this.addSurface(surface);
    for (const key of ['places', 'directions']) this[key] = Float32Array.from(this[key]);
    this.looks = Uint8Array.from(this.looks);
    this.quads = Uint32Array.from(this.quads);
    this.faces = Uint32Array.from({ length: this.quads.length / 4 }, (_, i) => i);
    this.colors = new Uint8Array(this.paints.length * 12);
    this.recolor();
  }

  add(place, direction, [metal, rough, isCut = 0], kind, paint) {
    this.places.push(...place);
    this.directions.push(...direction);
    this.looks.push(metal * 255, rough * 255, kind * 85, isCut);
    this.owners.push(this.owner);
    return this.paints.push(paint) - 1;
  }

  addFace(corners, direction, look, paint) {
    const [first, ...rest] = corners.map(corner => this.add(corner, direction, look, PLAIN, paint));
    for (let i = 0; i + 1 < rest.length; i += 2) this.quads.push(first, rest[i], rest[i + 1], rest[i + 2] ?? rest[i + 1]);
  }

  addBodies({ form, size, turn: [i, j, k, w], look, at, reach, colors, codes, owners }) {
    const [places, reaches] = [at, reach].map(text => text && placesOf(text, this.packed));
    const own = codes && unpack(codes, Uint16Array);
    const read = (column, n) => [...column.subarray(n * 3, n * 3 + 3)];
    const rotated = p => {
      const t = cross([i, j, k], plus(cross([i, j, k], p), p, w));
      return plus(p, t, 2);
    };
    const dull = [look[0], Math.max(look[1], 0.5)];
    const faces = (FORMS[form] || []).map(face => face.map(rotated)).map(face => (
      { face, direction: unit(cross(plus(face[1], face[0], -1), plus(face[2], face[0], -1))) }));
    for (let n = 0; n * 3 < places.length; n += 1) {
      const center = read(places, n);
      const extent = reaches && plus(read(reaches, n), this.packed.low, -1);
      const code = own ? own[n] : 0;
      const paint = colors[code];
      this.owner = owners[code];
      const four = (corner, kind) => {
        const [a, b, c, d] = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([u, v]) => this.add(...corner(u, v), look, kind, paint));
        this.quads.push(a, b, c, d);
      };
      if (form === 'sphere') four((u, v) => [center, [u, v, size / 2]], BALL);
      else if (form === 'rule') {
        // A rule is drawn in parts, each at its depth.
        const parts = places.length < 600 ? 16 : 1;
        for (let part = 0; part < parts; part += 1) {
          four((u, v) => [plus(center, extent, (2 * part + 1 + u) / parts - 1), unit(extent).map(e => e * v)], LINE);
        }
      }
      else if (form === 'rectangle') {
        const axis = extent.indexOf(Math.min(...extent));
        // If there are few rectangles, each is cut into patches, each at its depth.
        const parts = places.length < 90 ? 12 : 1;
        const side = v => 2 * v / parts - 1;
        for (let v = 0; v < parts; v += 1) for (let u = 0; u < parts; u += 1) {
          this.addFace([[0, 0], [1, 0], [1, 1], [0, 1]].map(([du, dv]) => center.map((c, a) =>
            c + extent[a] * (a === axis ? 0 : side(a === (axis + 1) % 3 ? u + du : v + dv)))),
          [0, 1, 2].map(a => Number(a === axis)), dull, paint);
        }
      } else for (const { face, direction } of faces) {
        const first = this.quads.length / 4;
        this.addFace(face.map(p => plus(center, p, size / 2)), direction, dull, paint);
        for (let i = first; i < this.quads.length / 4; i += 1) this.closed[i] = true;
      }
    }
  }

  /** Adds a surface over the crossings of its lines. Cells that it covers in part are given as outlines. */
  addSurface({ x, z, y, look, paint, edges, owner }) {
    const heights = columnOf(y);
    this.owner = owner;
    // Parts above or below the box are cut off.
    look.push(255);
    const width = x.length;
    const slope = (v, lines, index, step) => {
      const [before, own, after] = [v ? heights[index - step] : NaN, heights[index], v + 1 < lines.length ? heights[index + step] : NaN];
      const ends = [isNaN(before) ? 0 : -1, isNaN(after) ? 0 : 1];
      return ends[0] === ends[1] ? 0 : ((ends[1] ? after : own) - (ends[0] ? before : own)) / (lines[v + ends[1]] - lines[v + ends[0]]);
    };
    const kind = paint.facing || paint.unlit ? UNLIT : PLAIN;
    const first = this.paints.length;
    heights.forEach((height, index) => {
      const [column, row] = [index % width, Math.floor(index / width)];
      this.add([x[column], height || 0, z[row]], unit([-slope(column, x, index, 1), 1, -slope(row, z, index, width)]), look, kind, paint);
    });
    for (let row = 0; row + 1 < z.length; row += 1) for (let column = 0; column + 1 < width; column += 1) {
      const quad = [0, 1, width + 1, width].map(step => row * width + column + step);
      if (!quad.some(index => isNaN(heights[index]))) this.quads.push(...quad.map(index => first + index));
    }
    const outline = edges.at.map(columnOf);
    let next = 0;
    for (const count of edges.counts) {
      const corners = Array.from({ length: count }, (_, i) => outline.map(part => part[next + i]));
      next += count;
      const up = unit(cross(plus(corners[2], corners[0], -1), plus(corners[1], corners[0], -1)));
      const start = this.paints.length;
      this.addFace(corners, up[1] < 0 ? up.map(v => -v) : up, look, paint);
      for (let i = start; i < this.paints.length; i += 1) this.looks[i * 4 + 2] = kind * 85;
    }
  }

  /** Takes the current colours of the page. If `owner` is given, only that series is opaque. */
  recolor(owner) {
    const { facing, colors, inks } = this.packed;
    const root = getComputedStyle(document.documentElement);
    const known = colors.map(number => {
      const digits = root.getPropertyValue(`--c${number}`).trim().slice(1).replace(/^(\w)(\w)(\w)$/, '$1$1$2$2$3$3').padEnd(8, 'f');
      return [0, 2, 4, 6].map(i => parseInt(digits.slice(i, i + 2), 16));
    });
    // For contour lines: dark ink, bright ink, and the luminance of the background above which the dark one has more
    // contrast.
    const [dark = [0, 0, 0, 0], bright = dark] = inks.map(i => known[i].map(v => v / 255)).sort((a, b) => luminance(a) - luminance(b));
    this.inks = [dark, bright, Math.sqrt((luminance(dark) + 0.05) * (luminance(bright) + 0.05)) - 0.05];
    const weak = matchMedia('(prefers-reduced-transparency: reduce)').matches ? 0 : 0.2;
    const ramp = (stops, t) => {
      const after = stops.findIndex(([at]) => at >= t);
      if (after < 1) return known[stops.at(after)[1]];
      const [[a, from], [b, to]] = [stops[after - 1], stops[after]];
      return known[from].map((v, i) => v + (known[to][i] - v) * (t - a) / (b - a));
    };
    const towards = n => n.reduce((sum, v, i) => plus(sum, known[facing[i + (v > 0 ? 0 : 3)]], v * v), [0, 0, 0, 0]);
    this.isClear = new Uint8Array(this.paints.length);
    this.paints.forEach((paint, i) => {
      const [place, direction] = [this.places, this.directions].map(column => column.subarray(i * 3, i * 3 + 3));
      let parts;
      if (paint.facing) parts = [towards([...direction]), towards([...direction].map(v => -v))];
      else if (paint.stops) {
        const { way, center } = paint;
        const t = way ? dot(way, place) + way[3] : (Math.hypot(place[0] * center[2] - center[0], place[2] * center[3] - center[1]) - center[4]) / center[5];
        parts = [ramp(paint.stops, t)];
      } else parts = [].concat(paint).map(index => known[index]);
      const [front, back = front, bright = front] = parts;
      const share = [undefined, this.owners[i]].includes(owner) ? 1 : weak;
      this.colors.set([front, back, bright].flatMap(([r, g, b, a]) => [r, g, b, a * share]), i * 12);
      this.isClear[i] = front[3] * share < 255;
    });
  }
}
