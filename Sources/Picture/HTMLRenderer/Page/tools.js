// The tool bar of a chart: one stop of the Tab key. Arrow keys move between its controls.

function addTools(view) {
  const { chart } = view;
  const table = chart.part('table');
  const bar = chart.part('tools');
  const controls = [...bar.children];
  const stops = [...controls, ...view.entries];
  // Controls by their actions.
  const by = Object.fromEntries(controls.map(control => [control.dataset.do, control]));
  let sounds = false;

  // Sound

  const player = addPlayer(chart, {
    /** Shows the value that sounds, without an announcement. */
    place: (series, share) => {
      const value = series.at(series.nearest(share));
      view.marker.show(value);
      by.scrub.max = series.count - 1;
      by.scrub.value = value.k;
      set(by.scrub, { 'aria-valuetext': series.text(value.row) });
    },
    series: series => { if (!chart.isSingle) say(series.name); },
    end: () => { showPlaying(); say(WORDS.complete); },
  });

  /** Runs a player action and updates the button. */
  function playing(action) {
    player[action]();
    showPlaying();
  }

  function showPlaying() { by.play.textContent = player.isPlaying() ? WORDS.pause : WORDS.play; }

  /** Sets the speed from the control; `step` selects the next one, 0 the normal one. */
  function setSpeed(step) {
    const { speed } = by;
    if (step === 0) speed.value = '1';
    if (step) speed.selectedIndex = clamp(speed.selectedIndex + step, 0, speed.length - 1);
    if (step !== undefined) say(speed.selectedOptions[0].text);
    player.setSpeed(Number(speed.value));
  }

  function toggleSound() {
    sounds = !sounds;
    set(by.sound, { 'aria-pressed': sounds });
    say(sounds ? WORDS.soundOn : WORDS.soundOff);
  }

  /** Plays the sound of the cursor's value. */
  function soundValue() {
    const { series, row } = view.cursor;
    note(...series.heard(row));
  }

  // The scrub control

  function showScrub() {
    const { series, k, row } = view.cursor;
    by.scrub.max = series.count - 1;
    by.scrub.value = k;
    set(by.scrub, { 'aria-valuetext': series.text(row) });
  }

  // Elements that a button shows and hides

  function toggle(element, button) {
    element.hidden = !element.hidden;
    set(button, { 'aria-expanded': !element.hidden });
    return !element.hidden;
  }

  function toggleTable() {
    if (!table.querySelector('th button')) addTable(table, chart.title);
    return toggle(table, by.table);
  }

  function toggleHelp() { if (toggle(chart.part('help'), by.keys)) say(chart.help); }

  const openOutline = addOutline(view);
  const actions = {
    play: () => playing(player.isPlaying() ? 'pause' : 'play'),
    speed: () => setSpeed(),
    series: () => view.choose(by.series.value === '' ? null : Number(by.series.value)),
    scrub: () => {
      playing('pause');
      view.go(view.cursor.series.at(Number(by.scrub.value)), true);
      soundValue();
    },
    sound: toggleSound, outline: openOutline, table: toggleTable, keys: toggleHelp,
  };
  for (const name in by) listen(by[name], { [by[name].tagName === 'BUTTON' ? 'click' : 'input']: actions[name] });

  stops.forEach((stop, i) => {
    stop.tabIndex = i ? -1 : 0;
    listen(stop, { focus: () => { for (const other of stops) other.tabIndex = other === stop ? 0 : -1; } });
    // Arrow keys move between tools. On the scrub control, left and right move it; up and down leave it.
    listenToKeys(stop, () => {
      const seen = stops.filter(stop => !stop.hidden);
      const step = by => () => seen.at((seen.indexOf(stop) + by) % seen.length).focus();
      const across = stop !== by.scrub && { ArrowRight: step(1), ArrowLeft: step(-1) };
      const down = stop.tagName !== 'SELECT' && { ArrowDown: step(1), ArrowUp: step(-1) };
      return { ...across, ...down, Escape: () => playing('stop') };
    });
  });
  bar.hidden = false;
  table.hidden = true;
  view.onMove = isQuiet => {
    if (sounds && !isQuiet) soundValue();
    showScrub();
  };
  view.onChoose = () => {
    const { chosen } = view;
    by.series.value = chosen ?? '';
    player.setSeries(chosen);
    showPlaying();
    showScrub();
    say(chosen === null ? WORDS.allSeries : fill(WORDS.only, chart.series[chosen].name));
  };
  showScrub();
  addKeys(view, {
    playOrPause: actions.play, stop: () => playing('stop'), setSpeed, toggleSound, toggleHelp, openOutline,
    openTable: () => { if (toggleTable()) table.querySelector('button').focus(); },
  });
}
