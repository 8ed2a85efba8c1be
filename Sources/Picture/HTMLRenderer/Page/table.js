// The data table: sorted, copied and saved. Many rows stand in the page as lines, and are shown some at a time.

const ROWS_AT_ONCE = 200;

function addTable(region, name) {
  const lines = region.querySelector('pre');
  const table = region.querySelector('table');
  const [body] = table.tBodies;
  const head = [...table.tHead.rows[0].cells];
  const textsOf = cells => [...cells].map(cell => cell.textContent);
  const titles = textsOf(head);
  const rows = (lines ? lines.textContent.trimEnd().split('\n').map(line => line.split('\t'))
    : [...body.rows].map(row => textsOf(row.cells))).map((cells, at) => ({ cells, at }));
  let shown = lines ? ROWS_AT_ONCE : rows.length;
  let sorted, sign;

  /** Numbers by size, names in the order of the data, empty cells last. */
  function sort(column) {
    sign = sorted === column ? -sign : 1;
    sorted = column;
    const number = row => numberOf(row.cells[column]);
    const isNumeric = rows.every(row => row.cells[column] === '' || !isNaN(number(row)));
    rows.sort((a, b) => {
      const [x, y] = isNumeric ? [number(a), number(b)] : [a.at, b.at];
      return isNaN(x) ? 1 : isNaN(y) ? -1 : sign * (x - y) || a.at - b.at;
    });
    const [order, sentence] = sign > 0 ? ['ascending', WORDS.sortedUp] : ['descending', WORDS.sortedDown];
    head.forEach((cell, i) => set(cell, { 'aria-sort': i === column ? order : 'none' }));
    write();
    say(fill(sentence, titles[column]));
  }

  function write() {
    body.replaceChildren(...rows.slice(0, shown).map(({ cells }) => make('tr', {}, ...cells.map((text, i) =>
      text && i === Number(table.dataset.header) ? make('th', { scope: 'row' }, text) : make('td', {}, text)))));
    region.querySelector('[data-do=more]').hidden = shown >= rows.length;
  }

  const text = (mark, quote) => [titles, ...rows.map(row => row.cells)].map(cells => `${cells.map(quote).join(mark)}\r\n`).join('');

  const actions = {
    more() {
      shown += ROWS_AT_ONCE;
      write();
    },

    async copy() {
      const copied = text('\t', cell => cell.replace(/\s/g, ' '));
      try {
        await navigator.clipboard.writeText(copied);
      } catch {
        // Pages from a disk may have no clipboard of their own.
        const area = make('textarea', { class: 'unseen' }, copied);
        document.body.append(area);
        area.select();
        document.execCommand('copy');
        area.remove();
      }
      say(WORDS.copied);
    },

    save() {
      const saved = text(',', cell => /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
      const href = URL.createObjectURL(new Blob([saved], { type: 'text/csv' }));
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
