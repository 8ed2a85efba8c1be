// The tool bar of a chart: one stop of the tab key, walked with arrow keys.

class Tools {
  constructor(view, sound) {
    const { chart, legend } = view;
    Object.assign(this, { view, sound, say: view.say, sounds: false, bar: chart.part('tools'), help: chart.part('help'), region: chart.part('table') });
    this.player = new Player(sound, chart, {
      place: (series, share) => this.follow(series, share),
      series: series => { if (chart.series.length > 1) this.say(series.name); },
      end: () => { this.showPlaying(); this.say(WORDS.complete); },
    });
    this.outline = new Outline(chart.part('outline'), view, () => view.list.focus());
    // Controls by what they do.
    this.stops = [...this.bar.children];
    this.by = Object.fromEntries(this.stops.map(stop => [stop.dataset.do, stop]));
    const actions = {
      play: () => this.playOrPause(), speed: () => this.setSpeed(), series: () => this.chooseSeries(),
      scrub: () => this.scrubbed(), sound: () => this.toggleSound(), outline: () => this.outline.open(),
      table: () => this.toggleTable(), keys: () => this.toggleHelp(),
    };
    for (const stop of this.stops) listen(stop, { [stop.tagName === 'BUTTON' ? 'click' : 'input']: actions[stop.dataset.do] });
    for (const bar of legend ? [this.bar, legend.element] : [this.bar]) listen(bar, { keydown: event => this.walk(event) });
    if (legend) this.stops.push(...legend.buttons);
    this.stops.forEach((stop, i) => {
      stop.tabIndex = i ? -1 : 0;
      listen(stop, { focus: () => this.stops.forEach(other => { other.tabIndex = other === stop ? 0 : -1; }) });
    });
    this.bar.hidden = false;
    this.region.hidden = true;
    new Keys(view, this);
    view.onMove = () => { if (view.pressed && this.sounds) this.soundValue(); this.showScrub(); };
    view.onChoose = () => this.showChosen();
    this.showScrub();
  }

  /** Arrow keys go from tool to tool; on the scrub control left and right move it, up and down leave it. */
  walk(event) {
    const { activeElement: at } = document;
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const isAcross = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
    if (event.key === 'Escape') this.stop();
    if (!step || at === this.by.scrub && isAcross || at.tagName === 'SELECT' && !isAcross) return;
    event.preventDefault();
    const stops = this.stops.filter(stop => !stop.hidden);
    stops[(stops.indexOf(at) + step + stops.length) % stops.length].focus();
  }

  // Sound

  playOrPause() {
    if (this.player.playing) this.player.pause(); else this.player.play();
    this.showPlaying();
  }

  stop() {
    this.player.stop();
    this.showPlaying();
  }

  showPlaying() { this.by.play.textContent = this.player.playing ? WORDS.pause : WORDS.play; }

  /** The picture shows what sounds, without a word. */
  follow(series, share) {
    const k = this.view.chart.walk === 'angle' ? Math.round(share * (series.count - 1)) : series.nearest(share);
    this.view.marker.show(series, series.order[k]);
    this.by.scrub.value = this.by.scrub.max * share;
  }

  /** The speed of the control; `step` goes to the next one, 0 to the normal one. */
  setSpeed(step) {
    const { speed } = this.by;
    if (step === 0) speed.value = '1';
    if (step) speed.selectedIndex = clamp(speed.selectedIndex + step, 0, speed.length - 1);
    if (step !== undefined) this.say(speed.selectedOptions[0].text);
    this.player.setSpeed(Number(speed.value));
  }

  toggleSound() {
    this.sounds = !this.sounds;
    this.by.sound.setAttribute('aria-pressed', this.sounds);
    this.say(this.sounds ? WORDS.soundOn : WORDS.soundOff);
  }

  /** Sounds the value of the cursor. */
  soundValue() {
    const { row, chart, cursor: { series } } = this.view;
    const height = Number.isNaN(series.amounts[row]) ? NaN : chart.lying ? series.fx[row] : 1 - series.fy[row];
    this.sound.note(height, (chart.lying ? series.fy : series.fx)[row], series.index);
  }

  // The scrub control

  scrubbed() {
    this.player.pause();
    this.showPlaying();
    this.view.go(this.view.cursor.series, Number(this.by.scrub.value));
    this.soundValue();
  }

  showScrub() {
    const { scrub } = this.by;
    const { row, cursor: { series, k } } = this.view;
    scrub.max = series.count - 1;
    scrub.value = k;
    scrub.setAttribute('aria-valuetext', series.text(row));
  }

  // Series

  chooseSeries() {
    const { value } = this.by.series;
    const index = value === '' ? null : Number(value);
    if (this.view.chosen !== index) this.view.choose(index);
  }

  showChosen() {
    const { chosen, chart } = this.view;
    this.by.series.value = chosen === null ? '' : chosen;
    this.player.setSeries(chosen);
    this.showPlaying();
    this.showScrub();
    this.say(chosen === null ? WORDS.allSeries : say(WORDS.only, chart.series[chosen].name));
  }

  // What opens

  toggle(element, button) {
    element.hidden = !element.hidden;
    button.setAttribute('aria-expanded', !element.hidden);
    return !element.hidden;
  }

  toggleTable(takesFocus) {
    if (!this.table) this.table = new DataTable(this.region, this.view.chart.title, this.say);
    if (this.toggle(this.region, this.by.table) && takesFocus) this.region.querySelector('button').focus();
  }

  toggleHelp() {
    if (!this.toggle(this.help, this.by.keys)) return;
    this.say([...this.help.querySelectorAll('dt')].map(key => say(WORDS.seriesOf, key.textContent, key.nextElementSibling.textContent)).join('. '));
  }
}

// The page: the picture becomes interactive, and an image again for paper.

const picture = new Picture(document.getElementById('picture'));
const status = document.getElementById('status');
const image = document.getElementById('image');
const sound = new Sound();
const hideImage = () => image.setAttribute('aria-hidden', true);
function announce(text) {
  // The same words twice are no change, and would not be said.
  status.textContent = status.textContent === text ? `${text}\u00a0` : text;
}
document.documentElement.classList.add('live');
for (const [index, packed] of DATA.charts.entries()) {
  if (packed.series.length) new Tools(new ChartView(new ChartData(packed, index), picture, announce), sound);
}
hideImage();
listen(window, { beforeprint: () => image.removeAttribute('aria-hidden'), afterprint: hideImage });
