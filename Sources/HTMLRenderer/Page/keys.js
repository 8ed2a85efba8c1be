// The keys of the list box; they work only while it has the focus.

class Keys {
  constructor(view, tools) {
    this.view = view;
    this.tools = tools;
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
    const { series, k } = view.cursor;
    const all = view.chart.series;
    const lying = view.chart.walk === 'y';
    const rtl = view.chart.rtl && !lying;
    const [back, forward] = lying ? ['ArrowUp', 'ArrowDown'] : rtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const [before, after] = lying ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const tenth = Math.max(1, Math.round(series.count / 10));
    const step = !event.ctrlKey ? 1 : event.shiftKey ? Math.max(1, Math.round(series.count / 100)) : tenth;
    const walk = by => () => view.go(series, k + by);
    switch (event.key) {
      case back: return walk(-step);
      case forward: return walk(step);
      case before: return all.length > 1 ? () => view.goSeries(-1) : walk(-step);
      case after: return all.length > 1 ? () => view.goSeries(1) : walk(step);
      case 'PageUp': return walk(-tenth);
      case 'PageDown': return walk(tenth);
      case 'Home': return () => view.go(event.ctrlKey ? all[0] : series, 0);
      case 'End': return () => {
        const last = event.ctrlKey ? all[all.length - 1] : series;
        view.go(last, last.count - 1);
      };
    }
    if (event.key === '[' || event.key === ']') {
      const sign = event.key === '[' ? -1 : 1;
      return () => {
        const of = event.ctrlKey ? this.extremeSeries(sign) : series;
        view.go(of, of.extreme(sign));
      };
    }
    if (event.ctrlKey) return null;
    switch (event.key) {
      case ' ': return () => tools.playOrPause();
      case 'Enter': case 'u': return () => tools.outline.open();
      case 'Escape': return () => { tools.stop(); view.marker.hide(); };
      case '.': return () => tools.setSpeed(1);
      case ',': return () => tools.setSpeed(-1);
      case '/': return () => tools.setSpeed(0);
      case 'd': return () => tools.say(view.chart.overview);
      case 's': return () => tools.say(view.chart.summary);
      case 'x': return () => tools.say(view.chart.xSaid);
      case 'y': return () => tools.say(view.chart.ySaid);
      case 'l': return () => tools.say(all.map(s => s.name).filter(Boolean).join(', ') || WORDS.oneSeries);
      case 'r': return () => tools.say(series.text(view.row));
      case 'f': return all.length > 1 ? () => view.choose(view.chosen === series.index ? null : series.index) : null;
      case 'm': return () => tools.toggleSound();
      case 't': return () => tools.toggleTable(true);
      case 'h': case '?': return () => tools.toggleHelp();
      default: return null;
    }
  }

  extremeSeries(sign) {
    const key = this.view.chart.walk === 'y' ? 'x' : 'y';
    const value = s => s[key][s.order[s.extreme(sign)]];
    return this.view.chart.series.reduce((best, s) => sign * value(s) > sign * value(best) ? s : best);
  }
}
