// The data table: sorted, copied and saved. Many rows stand in the page as lines, and are shown some at a time.

const ROWS_AT_ONCE = 200;

class DataTable {
  constructor(region, title, status) {
    Object.assign(this, { title, status, sorted: -1, sign: 1 });
    this.body = region.querySelector('tbody');
    this.head = [...region.querySelectorAll('thead th')];
    this.titles = this.head.map(cell => cell.textContent);
    const lines = region.querySelector('pre');
    this.header = Number(region.querySelector('table').dataset.header);
    this.rows = (lines ? lines.textContent.trimEnd().split('\n').map(line => line.split('\t'))
      : [...this.body.rows].map(row => [...row.cells].map(cell => cell.textContent))).map((cells, at) => ({ cells, at }));
    if (lines) lines.remove();
    this.shown = lines ? ROWS_AT_ONCE : this.rows.length;
    this.head.forEach((cell, i) => {
      const button = make('button', { type: 'button' }, this.titles[i]);
      button.addEventListener('click', () => this.sort(i));
      cell.replaceChildren(button);
    });
    for (const button of region.querySelectorAll('[data-do]')) button.addEventListener('click', () => this[button.dataset.do]());
    this.button = region.querySelector('[data-do=more]');
    this.write();
  }

  /** Numbers by size, names in the order of the data, empty cells last. */
  sort(column) {
    this.sign = this.sorted === column ? -this.sign : 1;
    this.sorted = column;
    const isNumeric = this.rows.every(({ cells }) => cells[column] === '' || !Number.isNaN(numberOf(cells[column])));
    const key = row => isNumeric ? numberOf(row.cells[column]) : row.at;
    this.rows.sort((a, b) => {
      const [x, y] = [key(a), key(b)];
      return Number.isNaN(x) ? 1 : Number.isNaN(y) ? -1 : this.sign * (x - y) || a.at - b.at;
    });
    this.head.forEach((cell, i) => {
      cell.setAttribute('aria-sort', i !== column ? 'none' : this.sign > 0 ? 'ascending' : 'descending');
    });
    this.write();
    this.status.textContent = say(this.sign > 0 ? WORDS.sortedUp : WORDS.sortedDown, this.titles[column]);
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
    return [this.titles, ...this.rows.map(row => row.cells)].map(cells => cells.map(quote).join(mark)).join('\r\n') + '\r\n';
  }

  async copy() {
    const text = this.text('\t', cell => cell.replace(/\s/g, ' '));
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Pages from a disk may have no clipboard of their own.
      const area = make('textarea', { class: 'unseen' });
      area.value = text;
      document.body.append(area);
      area.select();
      document.execCommand('copy');
      area.remove();
    }
    this.status.textContent = WORDS.copied;
  }

  save() {
    const text = this.text(',', cell => /[",\r\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell);
    const link = make('a', { href: URL.createObjectURL(new Blob([text], { type: 'text/csv' })), download: `${this.title}.csv` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    this.status.textContent = WORDS.saved;
  }
}
