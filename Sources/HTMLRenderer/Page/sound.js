// The audio graph: the same tones, from the same score, as the sound file has.

/** Amplitudes of the harmonics of each timbre. */
const TIMBRES = [[1], [1, 0, -1 / 9, 0, 1 / 25], [1, 0, 0.3, 0, 0.12, 0, 0.05], [1, 0, 0.55, 0, 0.4]];
const LOUDNESS = 0.22;
const [ATTACK, RELEASE] = [0.01, 0.02];
const [GLIDE, TICK, GAP, CUE] = [1, 2, 3, 4];
const [LOWEST, OCTAVES] = [220, 3];

class Sound {
  start() {
    if (!this.context) {
      const context = this.context = new AudioContext();
      this.out = context.createDynamicsCompressor();
      this.out.connect(context.destination);
      this.waves = TIMBRES.map(amplitudes => context.createPeriodicWave(new Float32Array(amplitudes.length + 1),
        Float32Array.from([0, ...amplitudes]), { disableNormalization: true }));
      this.noise = context.createBuffer(1, Math.round(context.sampleRate * 0.03), context.sampleRate);
      // The same noise each time: steps of a simple generator.
      let seed = 1;
      this.noise.getChannelData(0).forEach((_, i, samples) => {
        seed = (seed * 48271) % 2147483647;
        samples[i] = (seed / 1073741823.5 - 1) * Math.sin(Math.PI * i / samples.length);
      });
    }
    this.context.resume();
    return this.context;
  }

  /** A sound through a level and a pan of its own. */
  send(source, out, decibels, from, to, pan) {
    const level = this.context.createGain();
    const panner = this.context.createStereoPanner();
    const { gain } = level;
    const loud = LOUDNESS * 10 ** (decibels / 20);
    gain.setValueAtTime(0, from);
    gain.linearRampToValueAtTime(loud, from + ATTACK);
    gain.setValueAtTime(loud, Math.max(from + ATTACK, to - RELEASE));
    gain.linearRampToValueAtTime(0, to);
    panner.pan.setValueAtTime(pan, from);
    source.connect(level).connect(panner).connect(out);
    source.start(from);
    source.stop(to + 0.01);
    return panner.pan;
  }

  /** A tone from one moment to another; `points` are moment, pitch and pan, one after another. */
  tone(out, timbre, decibels, from, to, points) {
    const oscillator = this.context.createOscillator();
    oscillator.setPeriodicWave(this.waves[timbre % this.waves.length]);
    oscillator.frequency.setValueAtTime(points[1], from);
    const pan = this.send(oscillator, out, decibels, from, to, points[2]);
    for (let i = 3; i < points.length; i += 3) {
      // Between two points the logarithm of the pitch changes evenly.
      oscillator.frequency.exponentialRampToValueAtTime(points[i + 1], points[i]);
      pan.linearRampToValueAtTime(points[i + 2], points[i]);
    }
  }

  burst(out, decibels, from, pan) {
    const source = this.context.createBufferSource();
    source.buffer = this.noise;
    this.send(source, out, decibels + 13, from, from + 0.03, pan);
  }

  /** One short note for a height and a place of 0 to 1; it ends the one before. */
  note(height, place, timbre) {
    const now = this.start().currentTime + 0.01;
    if (this.last) this.last.gain.setTargetAtTime(0, now, 0.005);
    this.last = this.context.createGain();
    this.last.connect(this.out);
    const pan = 0.9 * (2 * place - 1);
    if (Number.isNaN(height)) return this.burst(this.last, -24, now, pan);
    const hertz = LOWEST * 2 ** (OCTAVES * clamp(height, 0, 1));
    this.tone(this.last, timbre, 0, now, now + 0.15, [now, hertz, pan]);
  }
}

/** Plays the scores of chosen series one after another; the speed may change while it plays. */
class Player {
  constructor(sound, chart, told) {
    Object.assign(this, { sound, chart, told, speed: 1, position: 0, playing: false });
    this.setSeries(null);
  }

  /** The tones of one series, or of all (`null`), on one time line. */
  setSeries(index) {
    this.stop();
    this.tones = [];
    this.spans = [];
    let time = 0;
    const add = (kind, timbre, start, duration, decibels, points) => this.tones.push({ kind, timbre, start: time + start, duration,
      decibels, points: points.map((v, i) => i % 3 ? v : v + time) });
    for (const part of this.chart.score) {
      if (index !== null && part.series !== index) continue;
      this.spans.push({ ...part, from: time, to: time + part.duration });
      for (const [kind, start, duration, decibels, ...points] of part.tones) add(kind, part.series, start, duration, decibels, points);
      time += part.duration + part.pause;
    }
    [660, 990].forEach((hertz, i) => add(CUE, 0, i * 0.1, 0.08, -6, [i * 0.1, hertz, 0]));
    this.duration = time + 0.3;
  }

  play() {
    const context = this.sound.start();
    this.playing = true;
    this.current = null;
    this.clock = context.currentTime + 0.05;
    this.out = context.createGain();
    this.out.connect(this.sound.out);
    for (const tone of this.tones) {
      if (tone.start + tone.duration > this.position && (tone.kind === GLIDE || tone.start >= this.position)) this.schedule(tone);
    }
    this.timer = setInterval(() => this.report(), 40);
  }

  schedule({ kind, timbre, start, duration, decibels, points }) {
    const { sound, out, clock, position, speed } = this;
    // The moment of the sound system for a moment of the score.
    const at = time => clock + (time - position) / speed;
    const from = Math.max(at(start), clock);
    if (kind === TICK || kind === GAP) return sound.burst(out, decibels, from, points[2]);
    const to = kind === GLIDE ? at(start + duration) : from + Math.max(duration / speed, 0.06);
    // A glide that has begun goes on from the point that it has reached.
    let first = 0;
    while (points[first + 3] <= position) first += 3;
    sound.tone(out, timbre, decibels, from, to, points.slice(first).map((v, i) => i % 3 ? v : at(v)));
  }

  /** Seconds of the score that have sounded. */
  get now() { return this.position + Math.max(0, this.sound.context.currentTime - this.clock) * this.speed; }

  pause() {
    if (!this.playing) return;
    const { out } = this;
    this.position = this.now;
    this.playing = false;
    clearInterval(this.timer);
    out.gain.setTargetAtTime(0, this.sound.context.currentTime, 0.01);
    setTimeout(() => out.disconnect(), 200);
  }

  stop() {
    this.pause();
    this.position = 0;
  }

  setSpeed(speed) {
    const goesOn = this.playing;
    this.pause();
    this.speed = speed;
    if (goesOn) this.play();
  }

  /** Tells which series and which share of its time sounds now: the picture follows the sound's clock. */
  report() {
    const { now, told } = this;
    if (now >= this.duration) {
      this.stop();
      return told.end();
    }
    const span = this.spans.find(({ from, to }) => now >= from && now < to);
    if (!span) return;
    const series = this.chart.series[span.series];
    if (this.current !== series) told.series(series);
    this.current = series;
    const share = (now - span.from - span.lead) / (span.duration - span.lead);
    if (share >= 0) told.place(series, Math.min(share, 1));
  }
}
