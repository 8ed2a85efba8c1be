// Draws the marks of a chart in three dimensions on a canvas: by WebGL, or far faces first where there is none.

const LIGHT = [-0.36, 0.65, 0.67].map(v => v / Math.hypot(0.36, 0.65, 0.67));
const [AMBIENT, STRENGTH, RULE] = [0.63, 0.555, 0.005];

const VERTEX = `attribute vec3 p,n;attribute vec4 a,b,c,m;uniform mat3 r;uniform vec4 v;uniform vec3 g;varying vec3 P,N;varying vec4 A,B,C,M;
void main(){vec3 q=r*p;float w=1.-q.z*g.x;M=m;M.z=floor(m.z*3.+.5);
if(M.z==1.)q.xy+=n.xy*n.z;
if(M.z==2.){vec3 d=r*n;vec2 s=d.xy*w+q.xy*d.z*g.x;q.xy+=vec2(-s.y,s.x)/max(length(s),1e-6)*g.z;}
gl_Position=vec4(q.xy*v.xy+v.zw*w,-q.z*g.y,w);P=p;N=n;A=a;B=b;C=c;}`;
const FRAGMENT = `precision highp float;varying vec3 P,N;varying vec4 A,B,C,M;uniform vec4 e,l;uniform vec3 y;
void main(){vec4 k=A;
if(M.z>.5&&M.z<1.5){float o=length(N.xy),d=min(l.w/N.z,.5);
if(o>1.||y.z>.5&&o>1.-d||y.z<.5&&A.a==1.&&o<=1.-d)discard;
float t=length(N.xy*.5+vec2(.14,-.18))/.72;
k=t<.55?mix(C,A,t/.55):mix(A,B,min((t-.55)/.45,1.));
if(y.z<.5)k.a*=min((1.-o)/d,1.);
}else{if(M.w>.5&&(P.y<y.x||P.y>y.y))discard;
vec3 u=normalize(e.xyz-P*e.w),n=normalize(N);
if(M.z>1.5&&M.z<2.5)n=normalize(u-n*dot(u,n));
if(dot(n,u)<0.){n=-n;k=B;}
if(M.z<2.5){float z=max(M.y,.1),s=M.y<1.?.35*(1.-M.y)*pow(max(0.,dot(n,normalize(u+l.xyz))),clamp(2./(z*z*z*z)-2.,1.,200.)):0.;
k.rgb=min(k.rgb*(${AMBIENT}+${STRENGTH}*max(0.,dot(n,l.xyz)))*(1.-.5*M.x)+s*(1.+(k.rgb-1.)*M.x),1.);}}
gl_FragColor=vec4(k.rgb*k.a,k.a);}`;

/** Where the eye is, or the direction to it. */
const eyeOf = ({ rows }, eye) => rows[2].map(v => v * (eye ? DISTANCE : 1));

/** Faces from far to near. */
function sorted(faces, { quads, places }, { rows: [, , row] }) {
  const depths = new Float32Array(quads.length / 4);
  for (const face of faces) for (let i = face * 4; i < face * 4 + 4; i += 1) {
    const at = quads[i] * 3;
    depths[face] += places[at] * row[0] + places[at + 1] * row[1] + places[at + 2] * row[2];
  }
  return faces.sort((a, b) => depths[a] - depths[b]);
}

/** `null` where there is no WebGL. */
function withGL(canvas, mesh, scene) {
  const gl = canvas.getContext('webgl', { preserveDrawingBuffer: true });
  if (!gl || !gl.getExtension('OES_element_index_uint')) return null;
  const program = gl.createProgram();
  for (const [kind, text] of [[gl.VERTEX_SHADER, VERTEX], [gl.FRAGMENT_SHADER, FRAGMENT]]) {
    const shader = gl.createShader(kind);
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  gl.useProgram(program);
  const uniform = (name, kind, ...values) => gl[`uniform${kind}`](gl.getUniformLocation(program, name), ...values);
  function fill(values, parts) {
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, values, gl.STATIC_DRAW);
    const isFloat = values instanceof Float32Array;
    const size = isFloat ? 3 : 4;
    [...parts].forEach((name, i) => {
      const place = gl.getAttribLocation(program, name);
      gl.enableVertexAttribArray(place);
      gl.vertexAttribPointer(place, size, isFloat ? gl.FLOAT : gl.UNSIGNED_BYTE, !isFloat, isFloat ? 12 : parts.length * 4, i * 4);
    });
  }
  fill(mesh.places, 'p');
  fill(mesh.directions, 'n');
  fill(mesh.looks, 'm');
  const corners = faces => Uint32Array.from(faces.flatMap(face => {
    const [a, b, c, d] = mesh.quads.subarray(face * 4, face * 4 + 4);
    return c === d ? [a, b, c] : [a, b, c, a, c, d];
  }));
  let solid, clear, rims, counts;
  function recolor() {
    fill(mesh.colors, 'abc');
    const faces = [...mesh.quads.keys()].filter(i => i % 4 === 0).map(i => i / 4);
    const isClear = face => mesh.isClear[mesh.quads[face * 4]];
    clear = faces.filter(isClear);
    const opaque = faces.filter(face => !isClear(face));
    rims = corners(opaque.filter(face => mesh.looks[mesh.quads[face * 4] * 4 + 2] === 85));
    solid = corners(opaque);
    counts = [solid.length, rims.length];
    for (const [i, list] of [solid, rims].entries()) {
      buffers[i] = gl.createBuffer();
      gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, buffers[i]);
      gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, list, gl.STATIC_DRAW);
    }
  }
  const buffers = [null, null, gl.createBuffer()];
  function run(i, count) {
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, buffers[i]);
    gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_INT, 0);
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
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      uniform('r', 'Matrix3fv', false, [0, 1, 2].flatMap(column => rows.map(row => row[column])));
      uniform('v', '4f', 2 * scale / width, 2 * scale / height, 2 * x / width - 1, 1 - 2 * y / height);
      uniform('g', '3f', eye ? 1 / DISTANCE : 0, eye ? Math.max(1 - reach / DISTANCE, 0.02) / reach : 1 / reach, RULE);
      uniform('e', '4f', ...eyeOf(camera, eye), Number(eye));
      uniform('l', '4f', ...LIGHT, width / canvas.width / scale);
      const pass = isFirst => {
        uniform('y', '3f', low[1] - 1e-6, high[1] + 1e-6, isFirst);
        gl.depthMask(!!isFirst);
        gl[isFirst ? 'disable' : 'enable'](gl.BLEND);
      };
      pass(1);
      run(0, counts[0]);
      pass(0);
      run(1, counts[1]);
      if (!clear.length) return;
      const list = corners(sorted(clear, mesh, camera));
      gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, buffers[2]);
      gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, list, gl.DYNAMIC_DRAW);
      run(2, list.length);
    },
  };
}

/** The same without WebGL. */
function withPaint(canvas, mesh, scene) {
  const pen = canvas.getContext('2d');
  const { quads, places, directions, looks, colors } = mesh;
  const faces = Array.from({ length: quads.length / 4 }, (_, i) => i);
  const at = (column, i) => [column[i * 3], column[i * 3 + 1], column[i * 3 + 2]];
  const css = (rgb, alpha) => `rgba(${rgb.map(v => Math.round(Math.min(v, 1) * 255))},${alpha / 255})`;
  let sprites = {};
  function sprite(index) {
    const own = colors.subarray(index * 12, index * 12 + 12);
    return sprites[own] ||= (() => {
      const ball = make('canvas', { width: 64, height: 64 });
      const brush = ball.getContext('2d');
      const light = brush.createRadialGradient(23.04, 20.48, 0, 23.04, 20.48, 46.08);
      [[0, 8], [0.55, 0], [1, 4]].forEach(([t, i]) => light.addColorStop(t, css([own[i], own[i + 1], own[i + 2]].map(v => v / 255), own[i + 3])));
      brush.fillStyle = light;
      brush.arc(32, 32, 31.5, 0, 7);
      brush.fill();
      return ball;
    })();
  }
  /** The part of an outline above or below a height. */
  const cut = (corners, y, way) => corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length];
    const isIn = p => (p[1] - y) * way >= 0;
    const meet = isIn(a) === isIn(b) ? [] : [plus(a, plus(b, a, -1), (y - a[1]) / (b[1] - a[1]))];
    return isIn(a) ? [a, ...meet] : meet;
  });
  function lit(direction, place, index, kind, eye) {
    let u = unit(plus(eye, place, -Number(scene.eye)));
    let n = unit(kind === LINE ? plus(u, direction, -dot(u, direction)) : direction);
    const back = dot(n, u) < 0;
    if (back) n = n.map(v => -v);
    const color = [0, 1, 2].map(i => colors[index * 12 + (back ? 4 : 0) + i] / 255);
    if (kind === FACING) return color;
    const [metal, rough] = [looks[index * 4] / 255, looks[index * 4 + 1] / 255];
    const light = (AMBIENT + STRENGTH * Math.max(0, dot(n, LIGHT))) * (1 - 0.5 * metal);
    const shine = rough < 1 ? 0.35 * (1 - rough) * Math.max(0, dot(n, unit(plus(u, LIGHT)))) ** clamp(2 / Math.max(rough, 0.1) ** 4 - 2, 1, 200) : 0;
    return color.map(c => c * light + shine * (1 + (c - 1) * metal));
  }
  return {
    recolor() { sprites = {}; },
    draw(camera, width) {
      const [{ low, high }, eye] = [scene, eyeOf(camera, scene.eye)];
      const k = canvas.width / width;
      pen.setTransform(k, 0, 0, k, 0, 0);
      pen.clearRect(0, 0, width, canvas.height);
      pen.lineJoin = pen.lineCap = 'round';
      for (const face of sorted(faces, mesh, camera)) {
        const own = [0, 1, 2, 3].map(i => quads[face * 4 + i]);
        const [index] = own;
        const kind = looks[index * 4 + 2] / 85;
        if (kind === BALL) {
          const [x, y, depth] = camera.project(at(places, index));
          const radius = directions[index * 3 + 2] * camera.size(depth) * 64 / 63;
          pen.drawImage(sprite(index), x - radius, y - radius, 2 * radius, 2 * radius);
          continue;
        }
        let corners = own.map(i => at(places, i));
        const middle = corners.reduce((a, b) => plus(a, b)).map(v => v / 4);
        const direction = kind === LINE ? at(directions, own[2]) : own.map(i => at(directions, i)).reduce((a, b) => plus(a, b));
        const color = css(lit(direction, middle, index, kind, eye), colors[index * 12 + 3]);
        if (looks[index * 4 + 3] && corners.some(([, y]) => y < low[1] || y > high[1])) corners = cut(cut(corners, low[1], 1), high[1], -1);
        if (corners.length < 2) continue;
        const line = corners.map(corner => camera.project(corner));
        pen.beginPath();
        for (const [x, y] of line) pen.lineTo(x, y);
        pen.closePath();
        pen.strokeStyle = pen.fillStyle = color;
        pen.lineWidth = kind === LINE ? Math.max(2 * RULE * camera.size(line[0][2]), 0.5) : 0.4;
        if (kind !== LINE) pen.fill();
        if (kind === LINE || !mesh.isClear[index]) pen.stroke();
      }
    },
  };
}
