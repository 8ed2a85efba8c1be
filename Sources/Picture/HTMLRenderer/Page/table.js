// The data table: it can be sorted, copied and saved. A long table is text in the page, and shown in steps.

const ROWS_AT_ONCE = 200;

/** The cells of CSV text, line by line (RFC 4180). */
function linesOf(text) {
  if (!text.includes('"')) return text.split('\n').slice(0, -1).map(line => line.split(','));
  const lines = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)) {
    lines.at(-1).push(plain ?? quoted.replaceAll('""', '"'));
    if (end === '\n') lines.push([]);
  }
  lines.pop();
  return lines;
}

/** The text of a `noscript` element. Browsers with scripts keep it as markup and do not lay it out. */
const plainText = ({ textContent }) => new DOMParser().parseFromString(textContent, 'text/html').querySelector('pre').textContent;

/** A number of the data with all its digits in the page's number format, as the renderer writes it. */
function dataText(number, isGrouped) {
  const { decimal, group, least, digits } = DATA.signs;
  const [, minus, whole, point, rest] = /^(-?)(\d*)(\.?)(.*)$/.exec(number);
  if (!whole) return number;
  const long = isGrouped && whole.length >= 3 + least ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  return (minus && '\u2212') + (long + (point && decimal) + rest).replace(/\d/g, digit => digits[digit]);
}

function addTable(region, name) {
  const lines = region.querySelector('noscript');
  const table = region.querySelector('table');
  const [body] = table.tBodies;
  const head = [...table.tHead.rows[0].cells];
  const forms = head.map(cell => cell.dataset.form);
  const titles = head.map(cell => cell.textContent);
  // The locale-independent texts.
  const rows = lines ? linesOf(plainText(lines)).slice(1)
    : [...body.rows].map(row => [...row.cells].map(cell => cell.dataset.value ?? cell.textContent));
  const order = Int32Array.from(rows.keys());
  const keys = [];
  let shown = lines ? ROWS_AT_ONCE : rows.length;
  let sorted, sign;

  /** Numbers by which the values of a column are sorted; NaN for missing ones. */
  function keysOf(column) {
    const texts = rows.map(row => row[column]);
    let number = Number;
    if (forms[column] === 'date') number = text => Date.parse(/T[^+Z-]*$/.test(text) ? `${text}Z` : text);
    // Hours, minutes and perhaps seconds, as many of them in each row.
    if (forms[column] === 'clock') number = text => text.split(':').reduce((sum, part) => sum * 60 + +part, 0);
    if (forms[column] === 'percent') number = parseFloat;
    if (!forms[column]) {
      const { compare } = new Intl.Collator(DATA.language);
      const places = new Map([...new Set(texts)].sort(compare).map((text, at) => [text, at]));
      number = text => places.get(text);
    }
    return Float64Array.from(texts, text => text === '' ? NaN : number(text));
  }

  /** Sorts numbers and dates by size, names in the language's order, and empty cells last. */
  function sort(column) {
    sign = sorted === column ? -sign : 1;
    sorted = column;
    const key = keys[column] ??= keysOf(column);
    order.sort((a, b) => isNaN(key[a]) - isNaN(key[b]) || sign * (key[a] - key[b]) || a - b);
    const [direction, sentence] = sign > 0 ? ['ascending', WORDS.sortedUp] : ['descending', WORDS.sortedDown];
    head.forEach((cell, i) => set(cell, { 'aria-sort': i === column ? direction : 'none' }));
    write();
    say(fill(sentence, titles[column]));
  }

  const look = (text, form) => form === 'percent' && text ? `${dataText(text.slice(0, -1), true)}%`
    : form === 'number' || form === 'plain' ? dataText(text, form === 'number') : text;

  function write() {
    body.replaceChildren(...Array.from(order.subarray(0, shown), row => make('tr', {}, ...rows[row].map((text, i) =>
      i || !text ? make('td', {}, look(text, forms[i])) : make('th', { scope: 'row' }, look(text, forms[i]))))));
    region.querySelector('[data-do=more]').hidden = shown >= rows.length;
  }

  /** All rows in sorted order, locale-independent. */
  const text = mark => [titles, ...Array.from(order, row => rows[row])].map(cells => `${cells
    .map(cell => /["\r\n]|^[ \t]|[ \t]$/.test(cell) || cell.includes(mark) ? `"${cell.replaceAll('"', '""')}"` : cell).join(mark)}\r\n`).join('');

  const actions = {
    more() {
      shown += ROWS_AT_ONCE;
      write();
    },

    async copy() {
      const copied = text('\t');
      try {
        await navigator.clipboard.writeText(copied);
      } catch {
        // Pages opened from a file may have no clipboard API.
        const area = make('textarea', { class: 'unseen' }, copied);
        document.body.append(area);
        area.select();
        document.execCommand('copy');
        area.remove();
      }
      say(WORDS.copied);
    },

    save() {
      const href = URL.createObjectURL(new Blob([text(',')], { type: 'text/csv' }));
      make('a', { href, download: `${name}.csv` }).click();
      setTimeout(() => URL.revokeObjectURL(href), 1000);
      say(WORDS.saved);
    },
  };

  if (lines) lines.remove();
  head.forEach((cell, i) => {
    const button = make('button', { type: 'button' }, titles[i]);
    listen(button, { click: () => sort(i) });
    cell.replaceChildren(button);
  });
  for (const button of all(region, '[data-do]')) listen(button, { click: actions[button.dataset.do] });
  write();
}
