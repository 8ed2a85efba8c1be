// The data table: sorted, copied and saved. Many rows stand in the page as lines, and are shown some at a time.

const ROWS_AT_ONCE = 200;

class DataTable {
  constructor(region, title, announce) {
    const lines = region.querySelector('pre');
    const table = region.querySelector('table');
    this.body = table.tBodies[0];
    this.header = Number(table.dataset.header);
    this.head = [...table.tHead.rows[0].cells];
    Object.assign(this, { title, announce, sorted: -1, sign: 1, titles: this.head.map(cell => cell.textContent) });
    this.rows = (lines ? lines.textContent.trimEnd().split('\n').map(line => line.split('\t'))
      : [...this.body.rows].map(row => [...row.cells].map(cell => cell.textContent))).map((cells, at) => ({ cells, at }));
    if (lines) lines.remove();
    this.shown = lines ? ROWS_AT_ONCE : this.rows.length;
    this.head.forEach((cell, i) => {
      const button = make('button', { type: 'button' }, this.titles[i]);
      listen(button, { click: () => this.sort(i) });
      cell.replaceChildren(button);
    });
    for (const button of region.querySelectorAll('[data-do]')) {
      listen(button, { click: () => this[button.dataset.do]() });
      this.button = button;
    }
    this.write();
  }

  /** Numbers by size, names in the order of the data, empty cells last. */
  sort(column) {
    this.sign = this.sorted === column ? -this.sign : 1;
    this.sorted = column;
    const number = row => numberOf(row.cells[column]);
    const isNumeric = this.rows.every(row => row.cells[column] === '' || !Number.isNaN(number(row)));
    this.rows.sort((a, b) => {
      const [x, y] = isNumeric ? [number(a), number(b)] : [a.at, b.at];
      return Number.isNaN(x) ? 1 : Number.isNaN(y) ? -1 : this.sign * (x - y) || a.at - b.at;
    });
    const isUp = this.sign > 0;
    this.head.forEach((cell, i) => cell.setAttribute('aria-sort', i !== column ? 'none' : isUp ? 'ascending' : 'descending'));
    this.write();
    this.announce(say(isUp ? WORDS.sortedUp : WORDS.sortedDown, this.titles[column]));
  }

  more() {
    this.shown += ROWS_AT_ONCE;
    this.write();
  }

  write() {
    this.body.replaceChildren(...this.rows.slice(0, this.shown).map(({ cells }) => make('tr', {},
      ...cells.map((text, i) => i === this.header && text ? make('th', { scope: 'row' }, text) : make('td', {}, text)))));
    this.button.hidden = this.shown >= this.rows.length;
  }

  text(mark, quote) {
    return [this.titles, ...this.rows.map(row => row.cells)].map(cells => `${cells.map(quote).join(mark)}\r\n`).join('');
  }

  async copy() {
    const text = this.text('\t', cell => cell.replace(/\s/g, ' '));
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Pages from a disk may have no clipboard of their own.
      const area = make('textarea', { class: 'unseen' }, text);
      document.body.append(area);
      area.select();
      document.execCommand('copy');
      area.remove();
    }
    this.announce(WORDS.copied);
  }

  save() {
    const text = this.text(',', cell => /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
    const href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
    make('a', { href, download: `${this.title}.csv` }).click();
    setTimeout(() => URL.revokeObjectURL(href), 1000);
    this.announce(WORDS.saved);
  }
}
