// Notable values: noted positions, and any position by its name.

/** Moves to the next noted value of the series (1), or the previous one (−1). */
function goToNote(view, sign) {
  const { series, k } = view.cursor;
  const ahead = series.noted.map(row => series.order.indexOf(row)).filter(at => sign * (at - k) > 0);
  if (ahead.length) view.go(series.at(best(ahead, at => -sign * at))); else say(WORDS.noNote);
}

/** Parses a number in the format of the page's language; NaN if the text is no number. */
function typedNumber(text) {
  const { decimal, group, digits } = DATA.signs;
  const western = [...text].map(sign => digits.indexOf(sign) < 0 ? sign : digits.indexOf(sign)).join('');
  return /\d/.test(western) ? Number(western.replaceAll(group, '').replace('\u2212', '-').replace(decimal, '.')) : NaN;
}

/** Asks for a position and moves to it: by its name, by the start of its name, or by its number. */
function askForPlace(view) {
  const wanted = (prompt(WORDS.goTo) || '').trim();
  if (!wanted) return;
  const { cursor: { series }, chart } = view;
  const { order, places } = series;
  const find = isIt => order.findIndex(row => isIt(series.place(row).toLowerCase(), wanted.toLowerCase()));
  const found = [find((place, text) => place === text), find((place, text) => place.startsWith(text))].find(k => k >= 0)
    ?? (chart.dated ? undefined : best(order.keys(), k => -Math.abs(places[order[k]] - typedNumber(wanted))));
  if (found === undefined) say(fill(WORDS.notFound, wanted)); else view.go(series.at(found));
}
