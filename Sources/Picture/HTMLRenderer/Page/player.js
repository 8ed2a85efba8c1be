// Plays the scores of chosen series one after another; the speed may change while it plays.

/** Two rising notes at the end. */
const ENDING = { series: 0, duration: 0.3, pause: 0, tones: [[CUE, 0, 0.08, -6, 0, 660, 0], [CUE, 0.1, 0.08, -6, 0.1, 990, 0]] };

function addPlayer(chart, told) {
  let [speed, position, isPlaying] = [1, 0, false];
  // The sections of the series on one time line, and its end.
  let spans, end;
  // During playback: the audio time at its start, the channel for its tones, a timer, and the current series.
  let clock, out, timer, current;

  /** Selects the tones of one series, or of all (`null`), followed by those that mark the end. */
  function setSeries(index) {
    stop();
    end = 0;
    const parts = chart.score.filter(({ series }) => index === null || series === index);
    spans = [...parts, ENDING].map(part => {
      const from = end;
      end += part.duration + part.pause;
      return { ...part, from };
    });
  }

  function play() {
    startSound();
    isPlaying = true;
    current = null;
    clock = context.currentTime + 0.05;
    out = newChannel();
    for (const { from, series, tones } of spans) for (const tone of tones) schedule(position - from, series, tone);
    timer = setInterval(report, 40);
  }

  /** Schedules a tone unless it starts before `begin` in its section; `points` are time, pitch and pan. */
  function schedule(begin, series, [kind, start, duration, decibels, ...points]) {
    if (start + duration <= begin || start < begin && kind !== GLIDE) return;
    // Converts a time in the section to an audio time.
    const at = time => clock + (time - begin) / speed;
    const from = Math.max(at(start), clock);
    if (kind === TICK || kind === GAP) return burst(out, decibels, from, points[2]);
    const to = kind === GLIDE ? at(start + duration) : from + Math.max(duration / speed, 0.06);
    // A glide that has already started continues from its last point.
    let first = 0;
    while (points[first + 3] <= begin) first += 3;
    tone(out, kind < 0 ? kind : series, decibels, from, to, points.slice(first).map((v, i) => i % 3 ? v : at(v)));
  }

  /** The position of playback in seconds of the score. */
  const now = () => position + Math.max(0, context.currentTime - clock) * speed;

  function pause() {
    if (!isPlaying) return;
    position = now();
    isPlaying = false;
    clearInterval(timer);
    const ended = out;
    ended.gain.setTargetAtTime(0, context.currentTime, 0.01);
    setTimeout(() => ended.disconnect(), 200);
  }

  function stop() {
    pause();
    position = 0;
  }

  function setSpeed(wanted) {
    const goesOn = isPlaying;
    pause();
    speed = wanted;
    if (goesOn) play();
  }

  /** Reports the current series and the fraction of its time, so that the picture follows the audio clock. */
  function report() {
    const time = now();
    if (time >= end) {
      stop();
      return told.end();
    }
    const span = spans.find(({ from, duration, lead }) => lead !== undefined && time >= from && time < from + duration);
    if (!span) return;
    const series = chart.series[span.series];
    if (current !== series) told.series(series);
    current = series;
    const share = (time - span.from - span.lead) / (span.duration - span.lead);
    if (share >= 0) told.place(series, Math.min(share, 1));
  }

  setSeries(null);
  return { isPlaying: () => isPlaying, play, pause, stop, setSpeed, setSeries };
}
