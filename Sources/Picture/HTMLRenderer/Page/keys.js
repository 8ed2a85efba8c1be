// The keys of the list box; they work only while it has the focus.

function addKeys(view, tools) {
  const { list, chart, selection, scroller } = view;
  listenToKeys(list, ({ ctrlKey, shiftKey }) => {
    const { series, k, row } = view.cursor;
    // If the cursor does not move, that is announced.
    const go = (value, there) => {
      const stays = value.series === series && value.k === k;
      view.go(value);
      if (stays) say(there);
    };
    const walk = by => go(series.at(k + by), by < 0 ? WORDS.atFirst : WORDS.atLast);
    const tenth = Math.max(1, Math.round(series.count / 10));
    const step = ctrlKey ? tenth : 1;
    const toSeries = by => chart.isSingle ? walk(by * step) : view.goSeries(by);
    const arrows = {
      x: by => chart.lying ? toSeries(by) : walk(chart.rtl ? -by * step : by * step),
      y: by => chart.lying ? walk(by * step) : toSeries(by),
    };
    const arrow = (way, by) => () => selection && shiftKey ? selection.extend(way, by) : arrows[way](by);
    const extreme = sign => () => {
      const all = (ctrlKey ? chart.series : [series]).map(s => s.extreme(sign));
      go(best(all, value => sign * value.series.amounts[value.row]) || all[0], sign < 0 ? WORDS.atLowest : WORDS.atHighest);
    };
    const [first, last] = ctrlKey ? [chart.series[0], chart.series.at(-1)] : [series, series];
    const actions = {
      ArrowLeft: arrow('x', -1), ArrowRight: arrow('x', 1), ArrowUp: arrow('y', -1), ArrowDown: arrow('y', 1),
      PageUp: () => walk(-tenth), PageDown: () => walk(tenth), '[': extreme(-1), ']': extreme(1),
      Home: () => go(first.at(0), WORDS.atFirst), End: () => go(last.at(last.count), WORDS.atLast),
    };
    if (!ctrlKey) Object.assign(actions, {
      ' ': tools.playOrPause, '.': () => tools.setSpeed(1), ',': () => tools.setSpeed(-1), '/': () => tools.setSpeed(0),
      m: tools.toggleSound, t: tools.openTable, u: tools.openOutline, h: tools.toggleHelp,
      r: () => say(series.text(row)), b: () => say(series.braille),
      n: () => goToNote(view, 1), N: () => goToNote(view, -1), g: () => askForPlace(view),
      f: !chart.isSingle && (() => view.toggle(series.index)), v: selection && selection.selectCursor,
      Escape: () => {
        tools.stop();
        view.marker.hide();
        if (selection) selection.clear();
      },
    }, scroller && { '+': () => scroller.zoomBy(1.5), '-': () => scroller.zoomBy(1 / 1.5), 0: () => scroller.zoomBy(0) });
    // Sentences about the chart.
    if (!ctrlKey) for (const key in chart.said) actions[key] = () => say(chart.said[key]);
    return { ...actions, Enter: actions.u, '?': actions.h, '=': actions['+'] };
  });
}
