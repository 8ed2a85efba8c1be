// The audio graph. It has the same score and the same tones as the sound file.

/** Amplitudes of the harmonics of each timbre. */
const TIMBRES = [[1], [1, 0, -1 / 9, 0, 1 / 25], [1, 0, 0.3, 0, 0.12, 0, 0.05], [1, 0, 0.55, 0, 0.4]];
const LOUDNESS = 0.22;
const [ATTACK, RELEASE] = [0.01, 0.02];
const [GLIDE, TICK, GAP, CUE] = [1, 2, 3, 4];
const [LOWEST, OCTAVES] = [220, 3];

/** The audio context, created with the first sound; its output, its timbres, a burst of noise; and the previous note. */
let context, speaker, waves, noise, lastNote;

function startSound() {
  if (!context) {
    context = new AudioContext();
    speaker = context.createDynamicsCompressor();
    speaker.connect(context.destination);
    waves = TIMBRES.map(amplitudes => context.createPeriodicWave(new Float32Array(amplitudes.length + 1),
      Float32Array.from([0, ...amplitudes]), { disableNormalization: true }));
    noise = context.createBuffer(1, Math.round(context.sampleRate * 0.03), context.sampleRate);
    // The same noise each time, from a simple generator.
    let seed = 1;
    noise.getChannelData(0).forEach((_, i, samples) => {
      seed = (seed * 48271) % 2147483647;
      samples[i] = (seed / 1073741823.5 - 1) * Math.sin(Math.PI * i / samples.length);
    });
  }
  context.resume();
}

/** Creates a channel to the loudspeakers that can be silenced as a whole. */
function newChannel() {
  const channel = context.createGain();
  channel.connect(speaker);
  return channel;
}

/** Sends a sound through its own level and pan. */
function send(source, out, decibels, from, to, pan) {
  const level = context.createGain();
  const panner = context.createStereoPanner();
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

/** A tone between two audio times; `points` are time, pitch and pan of each point. */
function tone(out, timbre, decibels, from, to, points) {
  const oscillator = context.createOscillator();
  oscillator.setPeriodicWave(waves[timbre % waves.length]);
  oscillator.frequency.setValueAtTime(points[1], from);
  const pan = send(oscillator, out, decibels, from, to, points[2]);
  for (let i = 3; i < points.length; i += 3) {
    // Between two points the logarithm of the pitch changes linearly.
    oscillator.frequency.exponentialRampToValueAtTime(points[i + 1], points[i]);
    pan.linearRampToValueAtTime(points[i + 2], points[i]);
  }
}

function burst(out, decibels, from, pan) {
  const source = context.createBufferSource();
  source.buffer = noise;
  send(source, out, decibels + 13, from, from + 0.03, pan);
}

/** A short note for a height and a position from 0 to 1. It ends the previous note. */
function note(height, place, timbre) {
  startSound();
  const now = context.currentTime + 0.01;
  if (lastNote) lastNote.gain.setTargetAtTime(0, now, 0.005);
  lastNote = newChannel();
  const pan = 0.9 * (2 * place - 1);
  if (isNaN(height)) return burst(lastNote, -24, now, pan);
  tone(lastNote, timbre, 0, now, now + 0.15, [now, LOWEST * 2 ** (OCTAVES * clamp(height, 0, 1)), pan]);
}
