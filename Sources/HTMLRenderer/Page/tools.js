// The tool bar of a chart: one stop of the tab key, walked with arrow keys.

const SPEEDS = [0.5, 0.75, 1, 1.5, 2, 3];

class Tools {
  constructor(view, sound, status) {
    Object.assign(this, { view, status, sounds: false });
    const { chart } = view;
    this.player = new Player(sound, chart, {
      onPlace: (series, share) => this.follow(series, share),
      onSeries: series => { if (chart.series.length > 1) this.say(series.name); },
      onEnd: () => { this.showPlaying(); this.say(WORDS.complete); },
    });
    this.soundSystem = sound;
    this.section = document.getElementById(`c${chart.index}-text`);
    this.build();
    this.outline = new Outline(view, () => this.closeOutline());
    this.bar.after(this.help, this.outline.element);
    this.keys = new Keys(view, this);
    view.onMove = () => { if (view.pressed && this.sounds) this.sound(view); this.showScrub(); };
    view.onChoose = () => this.showChosen();
  }

  build() {
    const { chart } = this.view;
    const id = `c${chart.index}`;
    const button = (words, action, attributes = {}) => {
      const made = make('button', { type: 'button', ...attributes }, words);
      made.addEventListener('click', action);
      return made;
    };
    const select = (name, entries, chosen, action) => {
      const made = make('select', { 'aria-label': name }, ...entries.map(([value, words]) =>
        make('option', { value, selected: value === chosen }, words)));
      made.addEventListener('change', () => action(made.value));
      return made;
    };
    this.play = button(WORDS.play, () => this.playOrPause());
    this.speed = select(WORDS.speed, SPEEDS.map(s => [String(s), `×${numberText(s)}`]), '1', value => this.player.setSpeed(Number(value)));
    this.scrub = make('input', { type: 'range', min: 0, max: 1000, value: 0, 'aria-label': WORDS.scrub });
    this.scrub.addEventListener('input', () => this.scrubbed());
    this.soundButton = button(WORDS.sound, () => this.toggleSound(), { 'aria-pressed': 'false' });
    this.tableButton = button(WORDS.table, () => this.toggleTable(), { 'aria-expanded': 'false', 'aria-controls': `${id}-table` });
    this.outlineButton = button(WORDS.outline, () => this.openOutline());
    this.helpButton = button(WORDS.keys, () => this.toggleHelp(), { 'aria-expanded': 'false', 'aria-controls': `${id}-help` });
    const items = [this.play, this.speed];
    if (chart.series.length > 1) {
      this.series = select(WORDS.series, [['', WORDS.allSeries], ...chart.series.map(s => [String(s.index), s.name])], '',
        value => this.chooseSeries(value === '' ? null : Number(value)));
      items.push(this.series);
    }
    items.push(this.scrub, this.soundButton, this.outlineButton, this.tableButton, this.helpButton);
    this.bar = make('div', { role: 'toolbar', class: 'tools', 'aria-label': say(WORDS.toolsOf, chart.title) }, ...items);
    this.stops = items;
    if (chart.legends.some(entries => entries.length)) {
      const legend = new Legend(this.view);
      this.view.legend = legend;
      this.bar.setAttribute('aria-owns', legend.element.id);
      this.stops = [...items, ...legend.buttons];
      legend.element.addEventListener('keydown', event => this.walk(event));
    }
    this.stops.forEach((stop, i) => {
      stop.tabIndex = i ? -1 : 0;
      stop.addEventListener('focus', () => this.stops.forEach(other => { other.tabIndex = other === stop ? 0 : -1; }));
    });
    this.bar.addEventListener('keydown', event => this.walk(event));
    this.help = make('div', { id: `${id}-help`, class: 'help', hidden: true, role: 'group', 'aria-label': WORDS.keys },
      make('dl', {}, ...WORDS.help.flatMap(([keys, words]) => [make('dt', {}, keys), make('dd', {}, words)])));
    this.section.prepend(this.bar);
    this.region = document.getElementById(`${id}-table`);
    this.region.hidden = true;
  }

  /** Arrow keys go from tool to tool; on the scrub control left and right move it, up and down leave it. */
  walk(event) {
    const at = this.stops.indexOf(document.activeElement);
    if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    const isSlider = document.activeElement === this.scrub;
    const isSelect = document.activeElement.tagName === 'SELECT';
    const stops = this.stops.filter(stop => !stop.hidden);
    const place = stops.indexOf(document.activeElement);
    let to = -1;
    if (event.key === 'ArrowRight' && !isSlider || event.key === 'ArrowDown' && !isSelect) to = place + 1;
    else if (event.key === 'ArrowLeft' && !isSlider || event.key === 'ArrowUp' && !isSelect) to = place - 1;
    else if (event.key === 'Home' && !isSlider && !isSelect) to = 0;
    else if (event.key === 'End' && !isSlider && !isSelect) to = stops.length - 1;
    else if (event.key === 'Escape') { this.stop(); return; } else return;
    event.preventDefault();
    stops[(to + stops.length) % stops.length].focus();
  }

  say(text) {
    // The same words twice are no change, and would not be said.
    this.status.textContent = this.status.textContent === text ? `${text}\u00a0` : text;
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

  showPlaying() { this.play.textContent = this.player.playing ? WORDS.pause : WORDS.play; }

  /** The picture shows what sounds, without a word. */
  follow(series, share) {
    const k = this.view.chart.walk === 'angle' ? Math.round(share * (series.count - 1)) : series.nearest(this.view.chart.rtl ? 1 - share : share);
    this.view.marker.show(series, series.order[k]);
    this.scrub.value = 1000 * share;
  }

  changeSpeed(step) {
    const at = step ? SPEEDS.indexOf(this.player.speed) + step : SPEEDS.indexOf(1);
    const speed = SPEEDS[Math.max(0, Math.min(at, SPEEDS.length - 1))];
    this.speed.value = String(speed);
    this.player.setSpeed(speed);
    this.say(`${WORDS.speed} ×${numberText(speed)}`);
  }

  toggleSound() {
    this.sounds = !this.sounds;
    this.soundButton.setAttribute('aria-pressed', String(this.sounds));
    this.say(this.sounds ? WORDS.soundOn : WORDS.soundOff);
  }

  sound(view) {
    const { series } = view.cursor;
    const [fx, fy] = [series.fx[view.row], series.fy[view.row]];
    const lying = view.chart.walk === 'y';
    const missing = Number.isNaN(lying ? series.x[view.row] : series.y[view.row]);
    const height = lying ? fx : series.height ? series.height[view.row] : 1 - fy;
    this.soundSystem.note(missing ? NaN : height, lying ? fy : fx, series.index);
  }

  // The scrub control

  scrubbed() {
    const { series } = this.view.cursor;
    this.view.go(series, Math.round(this.scrub.value / 1000 * (series.count - 1)));
    this.sound(this.view);
    this.player.pause();
    this.showPlaying();
  }

  showScrub() {
    const { series, k } = this.view.cursor;
    this.scrub.max = Math.max(1000, series.count - 1);
    this.scrub.value = series.count > 1 ? this.scrub.max * k / (series.count - 1) : 0;
    this.scrub.setAttribute('aria-valuetext', series.text(this.view.row));
  }

  // Series

  chooseSeries(index) {
    if (this.view.chosen !== index) this.view.choose(index === null ? this.view.chosen : index);
  }

  showChosen() {
    const { chosen, chart } = this.view;
    if (this.series) this.series.value = chosen === null ? '' : String(chosen);
    this.player.setSeries(chosen);
    this.showPlaying();
    this.say(chosen === null ? WORDS.allSeries : say(WORDS.only, chart.series[chosen].name));
  }

  // What opens

  openOutline() {
    this.outline.open();
  }

  closeOutline() {
    this.outline.element.hidden = true;
    this.view.list.focus();
  }

  toggleTable(takesFocus) {
    if (!this.table) this.table = new DataTable(this.view, this.region, this.status);
    this.region.hidden = !this.region.hidden;
    this.tableButton.setAttribute('aria-expanded', String(!this.region.hidden));
    if (takesFocus && !this.region.hidden) this.region.querySelector('button').focus();
  }

  toggleHelp() {
    this.help.hidden = !this.help.hidden;
    this.helpButton.setAttribute('aria-expanded', String(!this.help.hidden));
    if (!this.help.hidden) this.say(WORDS.help.map(([keys, words]) => `${keys}: ${words}`).join('. '));
  }
}

// The page: the picture becomes interactive, and an image again for paper.

const picture = new Picture(document.getElementById('picture'));
const status = document.getElementById('status');
const image = document.getElementById('image');
const sound = new Sound();
document.documentElement.classList.add('live');
image.setAttribute('aria-hidden', 'true');
for (const [index, packed] of DATA.charts.entries()) {
  if (!packed.series.length) continue;
  const view = new ChartView(new ChartData(packed, index), picture, status);
  new Tools(view, sound, status).showScrub();
}
const tables = document.querySelectorAll('.table');
addEventListener('beforeprint', () => {
  image.removeAttribute('aria-hidden');
  document.documentElement.classList.remove('live');
});
addEventListener('afterprint', () => {
  image.setAttribute('aria-hidden', 'true');
  document.documentElement.classList.add('live');
});
