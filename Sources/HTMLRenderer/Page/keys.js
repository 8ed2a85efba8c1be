// The keys of the list box; they work only while it has the focus.

class Keys {
  constructor(view, tools) {
    Object.assign(this, { view, tools, notes: new Notes(view, tools) });
    listen(view.list, {
      keydown: event => {
        const action = event.altKey || event.metaKey ? null : this.action(event);
        if (!action) return;
        event.preventDefault();
        const before = view.cursor;
        action();
        // While a key is held the tones follow each other; the last one stays.
        if (view.cursor !== before && tools.sounds) tools.soundValue();
      },
    });
  }

  action({ key, ctrlKey, shiftKey }) {
    const { view, tools, notes } = this;
    const { selection, scroller, chart, cursor: { series, k } } = view;
    const all = chart.series;
    const walk = by => () => view.go(series, k + by);
    const tenth = Math.max(1, Math.round(series.count / 10));
    const step = ctrlKey ? tenth : 1;
    const toSeries = by => all.length > 1 ? () => view.goSeries(by) : walk(by * step);
    const across = by => chart.lying ? toSeries(by) : walk(chart.rtl ? -by * step : by * step);
    const down = by => chart.lying ? walk(by * step) : toSeries(by);
    const best = sign => all.reduce((a, b) => {
      const value = s => sign * s.amounts[s.order[s.extreme(sign)]];
      return value(b) > value(a) ? b : a;
    });
    const extreme = sign => () => {
      const of = ctrlKey ? best(sign) : series;
      view.go(of, of.extreme(sign));
    };
    const end = ctrlKey ? all[all.length - 1] : series;
    const moves = {
      ArrowLeft: across(-1), ArrowRight: across(1), ArrowUp: down(-1), ArrowDown: down(1),
      PageUp: walk(-tenth), PageDown: walk(tenth), '[': extreme(-1), ']': extreme(1),
      Home: () => view.go(ctrlKey ? all[0] : series, 0), End: () => view.go(end, end.count - 1),
    };
    if (selection && shiftKey) {
      const extend = (direction, by) => () => selection.extend(direction, by);
      Object.assign(moves, {
        ArrowLeft: extend('x', -1), ArrowRight: extend('x', 1), ArrowUp: extend('y', -1), ArrowDown: extend('y', 1),
      });
    }
    const toggle = index => view.choose(view.chosen === index ? null : index);
    const others = {
      ' ': () => tools.playOrPause(),
      Escape: () => {
        tools.stop();
        view.marker.hide();
        if (selection && Object.keys(selection.chosen).length) selection.select({});
      },
      '.': () => tools.setSpeed(1), ',': () => tools.setSpeed(-1), '/': () => tools.setSpeed(0),
      d: () => tools.say(chart.overview), s: () => tools.say(chart.summary),
      x: () => tools.say(chart.xSaid), y: () => tools.say(chart.ySaid),
      l: () => tools.say(all.map(s => s.name).filter(Boolean).join(WORDS.comma) || WORDS.oneSeries),
      r: () => tools.say(series.text(view.row)), m: () => tools.toggleSound(), t: () => tools.toggleTable(true),
      n: () => notes.next(1), N: () => notes.next(-1), g: () => notes.ask(), b: () => tools.say(notes.braille),
      u: () => tools.outline.open(), h: () => tools.toggleHelp(), f: all.length > 1 && (() => toggle(series.index)),
      v: selection && (() => selection.selectCursor()),
    };
    if (scroller) {
      const zoom = to => () => { scroller.zoomTo(to); tools.say(scroller.text); };
      Object.assign(others, { '+': zoom(scroller.zoom * 1.5), '-': zoom(scroller.zoom / 1.5), 0: zoom(1) });
      others['='] = others['+'];
    }
    others.Enter = others.u;
    others['?'] = others.h;
    return moves[key] || (ctrlKey ? null : others[key]);
  }
}
