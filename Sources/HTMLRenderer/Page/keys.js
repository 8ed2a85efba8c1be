// The keys of the list box; they work only while it has the focus.

class Keys {
  constructor(view, tools) {
    this.view = view;
    this.tools = tools;
    this.notes = new Notes(view, tools);
    view.list.addEventListener('keydown', event => {
      if (event.altKey || event.metaKey) return;
      const action = this.action(event);
      if (!action) return;
      event.preventDefault();
      action();
      // While a key is held the tones follow each other; the last one stays.
      if (this.view.cursor !== this.before && tools.sounds) tools.sound();
      this.before = this.view.cursor;
    });
  }

  action(event) {
    const { view, tools } = this;
    const { chart, cursor: { series, k } } = view;
    const all = chart.series;
    const walk = by => () => view.go(series, k + by);
    const tenth = Math.max(1, Math.round(series.count / 10));
    const step = event.ctrlKey ? tenth : 1;
    const across = chart.rtl && !chart.lying ? -step : step;
    const toSeries = by => all.length > 1 ? () => view.goSeries(by) : walk(by * step);
    const best = sign => all.reduce((a, b) => {
      const value = s => sign * s.amounts[s.order[s.extreme(sign)]];
      return value(b) > value(a) ? b : a;
    });
    const extreme = sign => () => {
      const of = event.ctrlKey ? best(sign) : series;
      view.go(of, of.extreme(sign));
    };
    const end = event.ctrlKey ? all[all.length - 1] : series;
    const moves = {
      ArrowLeft: chart.lying ? toSeries(-1) : walk(-across), ArrowRight: chart.lying ? toSeries(1) : walk(across),
      ArrowUp: chart.lying ? walk(-step) : toSeries(-1), ArrowDown: chart.lying ? walk(step) : toSeries(1),
      PageUp: walk(-tenth), PageDown: walk(tenth), '[': extreme(-1), ']': extreme(1),
      Home: () => view.go(event.ctrlKey ? all[0] : series, 0), End: () => view.go(end, end.count - 1),
    };
    const others = {
      ' ': () => tools.playOrPause(), Escape: () => { tools.stop(); view.marker.hide(); }, 
      '.': () => tools.setSpeed(1), ',': () => tools.setSpeed(-1), '/': () => tools.setSpeed(0),
      d: () => tools.say(chart.overview), s: () => tools.say(chart.summary),
      x: () => tools.say(chart.xSaid), y: () => tools.say(chart.ySaid),
      l: () => tools.say(all.map(s => s.name).filter(Boolean).join(', ') || WORDS.oneSeries),
      r: () => tools.say(series.text(view.row)), m: () => tools.toggleSound(), t: () => tools.toggleTable(true),
      n: () => this.notes.next(1), N: () => this.notes.next(-1), g: () => this.notes.ask(),
      b: () => tools.say(this.notes.braille), u: () => tools.outline.open(), h: () => tools.toggleHelp(),
      f: () => { if (all.length > 1) view.choose(view.chosen === series.index ? null : series.index); },
    };
    others.Enter = others.u;
    others['?'] = others.h;
    return moves[event.key] || (event.ctrlKey ? null : others[event.key]);
  }
}
