// Draws the marks of a chart in three dimensions on a canvas: by WebGL, or without it from far faces to near ones.

const LIGHT = [-0.36, 0.65, 0.67].map(v => v / Math.hypot(0.36, 0.65, 0.67));
const [AMBIENT, STRENGTH, RULE] = [0.63, 0.555, 0.005];

// One program draws faces and lines, the other one also spheres.
const VERTEX = `attribute vec3 p,n;attribute vec4 a,b,c,m;uniform mat3 r;uniform vec4 v,e,l;uniform vec3 g;void main(){
vec3 q=r*p;float w=1.-q.z*g.x,z=floor(m.z*3.+.5);A=a;M=vec4(0,0,p.y,m.w);
#ifdef O
B=b;C=c;
if(z==1.){q.xy+=n.xy*n.z;M=vec4(n,-1);}else
#endif
{vec3 u=normalize(e.xyz-p*e.w),f=normalize(n);
if(z==2.){vec3 d=r*n;vec2 s=d.xy*w+q.xy*d.z*g.x;q.xy+=vec2(-s.y,s.x)/max(length(s),1e-6)*g.z;f=normalize(u-f*dot(u,f));}
if(dot(f,u)<0.){f=-f;A=b;}
M.x=dot(pow(A.rgb*.85,vec3(2.2)),vec3(.2126,.7152,.0722));
if(z<2.5){float h=max(m.y,.1),s=m.y<1.?.35*(1.-m.y)*pow(max(0.,dot(f,normalize(u+l.xyz))),clamp(2./(h*h*h*h)-2.,1.,200.)):0.;
A.rgb=min(A.rgb*(${AMBIENT}+${STRENGTH}*max(0.,dot(f,l.xyz)))*(1.-.5*m.x)+s*(1.+(A.rgb-1.)*m.x),1.);}}
gl_Position=vec4(q.xy*v.xy+v.zw*w,-q.z*g.y,w);}`;
/** The fragment shader, with contour lines at the heights in `levels`. */
const fragment = levels => `uniform vec4 l,i,j;uniform vec3 y;void main(){vec4 k=A;if(M.w>.5&&(M.z<y.x||M.z>y.y))discard;
#ifdef O
if(M.w<0.){float o=length(M.xy),d=min(l.w/M.z,.5),t=length(M.xy*.5+vec2(.14,-.18))/.72;
if(o>1.||y.z>.5&&o>1.-d||y.z<.5&&A.a==1.&&o<=1.-d)discard;
k=t<.55?mix(C,A,t/.55):mix(A,B,min((t-.55)/.45,1.));
if(y.z<.5)k.a*=min((1.-o)/d,1.);}
#endif
if(j.w>0.&&M.w>.5){float c=0.,f=length(vec2(dFdx(M.z),dFdy(M.z)))+1e-6;
${levels.map(v => `c=max(c,j.w-abs(M.z+${(-v).toFixed(6)})/f);`).join('')}
k=mix(k,vec4(mix(k.rgb,M.x<i.w?j.rgb:i.rgb,.7),1.),step(2e-6,f)*clamp(c,0.,1.));}
gl_FragColor=vec4(k.rgb*k.a,k.a);}`;

/** The position of the eye, or the direction to it without perspective. */
const eyeOf = ({ rows }, eye) => rows[2].map(v => v * (eye ? DISTANCE : 1));

/** The faces that may be visible: on closed bodies only those that face the eye. */
const seenOf = (faces, { closed, quads, places, directions }, [u, v, w], isNear) => faces.filter(face => {
  const i = quads[face * 4] * 3;
  return !closed[face] || directions[i] * (u - isNear * places[i]) + directions[i + 1] * (v - isNear * places[i + 1])
    + directions[i + 2] * (w - isNear * places[i + 2]) > 0;
});

/** Faces from far to near, sorted as numbers that combine depth and index. */
function sorted(faces, { quads, places }, { rows: [, , row] }) {
  const keys = new Float64Array(faces.length);
  faces.forEach((face, n) => {
    let depth = 2 ** 14;
    for (let i = face * 4; i < face * 4 + 4; i += 1) {
      const at = quads[i] * 3;
      depth += places[at] * row[0] + places[at + 1] * row[1] + places[at + 2] * row[2];
    }
    keys[n] = Math.round(depth * 2 ** 16) * 2 ** 21 + face;
  });
  return keys.sort().map(key => key % 2 ** 21);
}

/** The heights of contour lines on surfaces. */
const levelsOf = ({ axes: [, { guides }] }) => [...new Set(guides.flat().map(([v]) => v))];

/** Draws with WebGL. Returns `null` if the browser has none. */
function withGL(canvas, mesh, scene) {
  // Software rendering is too slow for smooth edges.
  const context = more => canvas.getContext('webgl', { preserveDrawingBuffer: true, ...more });
  const gl = context({ failIfMajorPerformanceCaveat: true }) || context({ antialias: false });
  if (!gl || ['element_index_uint', 'standard_derivatives'].some(name => !gl.getExtension(`OES_${name}`))) return null;
  const programs = ['', '#define O\n'].map(head => {
    const program = gl.createProgram();
    for (const [kind, text] of [[gl.VERTEX_SHADER, VERTEX], [gl.FRAGMENT_SHADER, fragment(levelsOf(scene))]]) {
      const shader = gl.createShader(kind);
      gl.shaderSource(shader, `#extension GL_OES_standard_derivatives:enable\n${head}precision highp float;varying vec4 A,B,C,M;${text}`);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
    }
    [...'pnabcm'].forEach((name, i) => gl.bindAttribLocation(program, i, name));
    gl.linkProgram(program);
    return program;
  });
  if (!programs.every(program => gl.getProgramParameter(program, gl.LINK_STATUS))) return null;
  function fill(values, first, count) {
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, values, gl.STATIC_DRAW);
    const isFloat = values instanceof Float32Array;
    for (let i = 0; i < count; i += 1) {
      gl.enableVertexAttribArray(first + i);
      gl.vertexAttribPointer(first + i, isFloat ? 3 : 4, isFloat ? gl.FLOAT : gl.UNSIGNED_BYTE, !isFloat, isFloat ? 12 : count * 4, i * 4);
    }
  }
  fill(mesh.places, 0, 1);
  fill(mesh.directions, 1, 1);
  fill(mesh.looks, 5, 1);
  /** Stores faces that are drawn in one call, as triangles. */
  function keep(buffer, faces) {
    const corners = new Uint32Array(faces.length * 6);
    faces.forEach((face, n) => {
      for (let i = 0; i < 6; i += 1) corners[n * 6 + i] = mesh.quads[face * 4 + i % 3 + (i > 3)];
    });
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, corners, gl.STATIC_DRAW);
    return { buffer, count: corners.length };
  }
  const run = ({ buffer, count }) => {
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, buffer);
    gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_INT, 0);
  };
  const moving = gl.createBuffer();
  let clear, closed, open, balls;
  function recolor() {
    fill(mesh.colors, 2, 3);
    const isBall = face => mesh.looks[mesh.quads[face * 4] * 4 + 2] === 85;
    const opaque = mesh.faces.filter(face => !mesh.isClear[mesh.quads[face * 4]]);
    clear = mesh.faces.filter(face => mesh.isClear[mesh.quads[face * 4]]);
    closed = opaque.filter(face => mesh.closed[face]);
    open = keep(gl.createBuffer(), opaque.filter(face => !mesh.closed[face] && !isBall(face)));
    balls = keep(gl.createBuffer(), opaque.filter(isBall));
  }
  recolor();
  gl.enable(gl.DEPTH_TEST);
  gl.depthFunc(gl.LEQUAL);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  return {
    recolor,
    draw(camera, width, height) {
      const { scale, x, y, rows } = camera;
      const { eye, low, high } = scene;
      const reach = Math.hypot(...plus(high, low, -1)) / 2 + 0.1;
      const from = eyeOf(camera, eye);
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.depthMask(true);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      const use = (program, isFirst) => {
        const put = (name, kind, ...values) => gl[`uniform${kind}`](gl.getUniformLocation(program, name), ...values);
        gl.useProgram(program);
        put('r', 'Matrix3fv', false, [0, 1, 2].flatMap(column => rows.map(row => row[column])));
        put('v', '4f', 2 * scale / width, 2 * scale / height, 2 * x / width - 1, 1 - 2 * y / height);
        put('g', '3f', eye ? 1 / DISTANCE : 0, eye ? Math.max(1 - reach / DISTANCE, 0.02) / reach : 1 / reach, RULE);
        put('e', '4f', ...from, Number(eye));
        put('l', '4f', ...LIGHT, width / canvas.width / scale);
        const [dark, bright, middle] = mesh.inks;
        put('i', '4f', ...dark.slice(0, 3), middle);
        put('j', '4f', ...bright.slice(0, 3), dark[3] && canvas.width / width / 2 + 0.5);
        put('y', '3f', low[1] - 1e-6, high[1] + 1e-6, isFirst);
        gl.depthMask(!!isFirst);
        gl[isFirst ? 'disable' : 'enable'](gl.BLEND);
      };
      const draw = faces => run(keep(moving, seenOf(faces, mesh, from, Number(eye))));
      use(programs[0], 1);
      run(open);
      draw(closed);
      if (!balls.count && !clear.length) return;
      use(programs[1], 1);
      run(balls);
      use(programs[1], 0);
      run(balls);
      draw(sorted(clear, mesh, camera));
    },
  };
}

/** Draws without WebGL, on a 2-D canvas. */
function withPaint(canvas, mesh, scene) {
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const { quads, places, directions, looks, colors } = mesh;
  const count = quads.length / 4;
  const at = (column, i) => [column[i * 3], column[i * 3 + 1], column[i * 3 + 2]];
  // The centre and the normal of each face, and each projected corner.
  const [middles, normals, seen] = [count, count, places.length / 3].map(size => new Float32Array(size * 3));
  for (const face of mesh.faces) for (let i = 0; i < 12; i += 1) {
    const from = quads[face * 4 + (i >> 2)] * 3 + i % 4;
    if (i % 4 < 3) [middles[face * 3 + i % 4], normals[face * 3 + i % 4]] = [middles[face * 3 + i % 4] + places[from] / 4, normals[face * 3 + i % 4] + directions[from]];
  }
  const levels = levelsOf(scene);
  const css = (r, g, b, alpha) => `rgba(${r | 0},${g | 0},${b | 0},${alpha / 255})`;
  let sprites = {};
  function sprite(index) {
    const own = colors.subarray(index * 12, index * 12 + 12);
    return sprites[own] ||= (() => {
      const ball = make('canvas', { width: 64, height: 64 });
      const brush = ball.getContext('2d');
      const light = brush.createRadialGradient(23.04, 20.48, 0, 23.04, 20.48, 46.08);
      for (const [t, i] of [[0, 8], [0.55, 0], [1, 4]]) light.addColorStop(t, css(own[i], own[i + 1], own[i + 2], own[i + 3]));
      brush.fillStyle = light;
      brush.arc(32, 32, 31.5, 0, 7);
      brush.fill();
      return ball;
    })();
  }
  /** The part of a polygon above or below a height. */
  const cut = (corners, y, way) => corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length];
    const isIn = p => (p[1] - y) * way >= 0;
    const meet = isIn(a) === isIn(b) ? [] : [plus(a, plus(b, a, -1), (y - a[1]) / (b[1] - a[1]))];
    return isIn(a) ? [a, ...meet] : meet;
  });
  function colorOf(face, index, kind, eye) {
    const f = face * 3;
    let [u, v, w] = eye;
    if (scene.eye) [u, v, w] = [u - middles[f], v - middles[f + 1], w - middles[f + 2]];
    let k = 1 / Math.hypot(u, v, w);
    [u, v, w] = [u * k, v * k, w * k];
    let [a, b, c] = [normals[f], normals[f + 1], normals[f + 2]];
    if (kind === LINE) {
      [a, b, c] = at(directions, quads[face * 4 + 2]);
      const along = a * u + b * v + c * w;
      [a, b, c] = [u - a * along, v - b * along, w - c * along];
    }
    const back = a * u + b * v + c * w < 0;
    k = (back ? -1 : 1) / (Math.hypot(a, b, c) || 1);
    [a, b, c] = [a * k, b * k, c * k];
    const i = index * 12 + (back ? 4 : 0);
    const [red, green, blue, alpha] = [colors[i], colors[i + 1], colors[i + 2], colors[i + 3]];
    if (kind === UNLIT) return [red, green, blue, alpha];
    const [metal, rough] = [looks[index * 4] / 255, looks[index * 4 + 1] / 255];
    const light = (AMBIENT + STRENGTH * Math.max(0, a * LIGHT[0] + b * LIGHT[1] + c * LIGHT[2])) * (1 - 0.5 * metal);
    const [x, y, z] = [u + LIGHT[0], v + LIGHT[1], w + LIGHT[2]];
    const shine = rough < 1 ? 89 * (1 - rough) * Math.max(0, (a * x + b * y + c * z) / Math.hypot(x, y, z)) ** clamp(2 / Math.max(rough, 0.1) ** 4 - 2, 1, 200) : 0;
    const lit = v => Math.min(v * light + shine * (1 + (v / 255 - 1) * metal), 255);
    return [lit(red), lit(green), lit(blue), alpha];
  }
  return {
    recolor() { sprites = {}; },
    draw(camera, width) {
      const [{ low, high }, eye] = [scene, eyeOf(camera, scene.eye)];
      const { rows: [[a, , c], [d, e, f], [g, h, i]], x, y, size } = camera;
      for (let n = 0; n < seen.length; n += 3) {
        const [u, v, w] = [places[n], places[n + 1], places[n + 2]];
        const k = size(seen[n + 2] = u * g + v * h + w * i);
        seen[n] = x + (u * a + w * c) * k;
        seen[n + 1] = y - (u * d + v * e + w * f) * k;
      }
      const ratio = canvas.width / width;
      pen.setTransform(ratio, 0, 0, ratio, 0, 0);
      pen.clearRect(0, 0, width, canvas.height);
      pen.lineJoin = pen.lineCap = 'round';
      for (const face of sorted(seenOf(mesh.faces, mesh, eye, Number(scene.eye)), mesh, camera)) {
        const index = quads[face * 4];
        const kind = looks[index * 4 + 2] / 85;
        if (kind === BALL) {
          const radius = directions[index * 3 + 2] * size(seen[index * 3 + 2]) * 64 / 63;
          pen.drawImage(sprite(index), seen[index * 3] - radius, seen[index * 3 + 1] - radius, 2 * radius, 2 * radius);
          continue;
        }
        pen.beginPath();
        let [isCut, u, v] = [false, 0, 0];
        for (let i = face * 4; i < face * 4 + 4; i += 1) {
          const n = quads[i] * 3;
          isCut ||= looks[index * 4 + 3] && (places[n + 1] < low[1] || places[n + 1] > high[1]);
          [u, v] = [u + seen[n] / 4, v + seen[n + 1] / 4];
        }
        // A little larger, so that no background shows between neighbours.
        const more = kind === LINE || mesh.isClear[index] ? 0 : 0.4;
        for (let i = face * 4; i < face * 4 + 4 && !isCut; i += 1) {
          const n = quads[i] * 3;
          const k = 1 + more / (Math.hypot(seen[n] - u, seen[n + 1] - v) || 1);
          pen.lineTo(u + (seen[n] - u) * k, v + (seen[n + 1] - v) * k);
        }
        if (isCut) {
          const corners = [0, 1, 2, 3].map(i => at(places, quads[face * 4 + i]));
          for (const corner of cut(cut(corners, low[1], 1), high[1], -1)) pen.lineTo(...camera.project(corner));
        }
        pen.closePath();
        const color = colorOf(face, index, kind, eye);
        pen.strokeStyle = pen.fillStyle = css(...color);
        pen.lineWidth = Math.max(2 * RULE * size(seen[index * 3 + 2]), 0.5);
        if (kind === LINE) pen.stroke(); else pen.fill();
        const [dark, bright, middle] = mesh.inks;
        if (!dark[3] || !looks[index * 4 + 3]) continue;
        const ink = luminance([0, 1, 2].map(i => colors[index * 12 + i] / 300)) < middle ? bright : dark;
        pen.strokeStyle = css(...[0, 1, 2].map(i => color[i] * 0.3 + ink[i] * 178.5), 255);
        pen.lineWidth = 1;
        pen.beginPath();
        const corners = [0, 1, 2, 3].map(i => at(places, quads[face * 4 + i]));
        for (const level of levels) if (corners.some(p => p[1] < level)) {
          const ends = cut(corners, level, 1).filter(p => Math.abs(p[1] - level) < 1e-9);
          ends.forEach((p, i) => pen[i ? 'lineTo' : 'moveTo'](...camera.project(p)));
        }
        pen.stroke();
      }
    },
  };
}
