// The data table: sorted, copied and saved. Beyond a thousand rows it is made here, some rows at a time.

const ROWS_AT_ONCE = 200;

class DataTable {
  constructor(view, region, status) {
    Object.assign(this, { view, region, status, sorted: -1, sign: 1 });
    this.table = region.querySelector('table');
    this.head = [...this.table.tHead.rows[0].cells];
    this.rows = this.read();
    this.shown = this.table.tBodies[0].rows.length < this.rows.length ? ROWS_AT_ONCE : this.rows.length;
    this.titles = this.head.map(cell => cell.textContent);
    this.head.forEach((cell, i) => {
      const button = make('button', { type: 'button' }, this.titles[i]);
      button.addEventListener('click', () => this.sort(i));
      cell.replaceChildren(button);
    });
    const button = (words, action) => {
      const made = make('button', { type: 'button' }, words);
      made.addEventListener('click', action);
      return made;
    };
    this.more = button(WORDS.moreRows, () => { this.shown += ROWS_AT_ONCE; this.write(); });
    region.prepend(make('p', { class: 'actions' }, button(WORDS.copy, () => this.copy()), button(WORDS.save, () => this.save())));
    region.append(this.more);
    const carrier = region.querySelector('pre');
    if (carrier) carrier.remove();
    this.write();
  }

  /** Rows of texts with the numbers to sort by. */
  read() {
    const { chart } = this.view;
    const lying = chart.walk === 'y';
    const values = lying ? 'x' : 'y';
    const places = lying ? 'y' : 'x';
    const hasSeries = chart.series.length > 1;
    const rows = [];
    if (chart.wide) {
      const at = new Map();
      chart.series.forEach((series, s) => series.order.forEach(row => {
        const place = series.place(row);
        if (!at.has(place)) {
          at.set(place, rows.length);
          rows.push({ cells: [place, ...chart.series.map(() => '')], keys: [rows.length, ...chart.series.map(() => NaN)] });
        }
        const found = rows[at.get(place)];
        found.cells[s + 1] = series.value(row);
        found.keys[s + 1] = series[values][row];
      }));
      return rows;
    }
    for (const series of chart.series) {
      for (const row of series.order) {
        const place = Number.isNaN(series[places][row]) ? rows.length : series[places][row];
        rows.push({
          cells: [...(hasSeries ? [series.name] : []), series.place(row), series.value(row)],
          keys: [...(hasSeries ? [series.index] : []), place, series[values][row]],
        });
      }
    }
    return rows;
  }

  sort(column) {
    this.sign = this.sorted === column ? -this.sign : 1;
    this.sorted = column;
    const { sign } = this;
    const order = (a, b) => Number.isNaN(a) ? 1 : Number.isNaN(b) ? -1 : sign * (a - b);
    this.rows.sort((a, b) => order(a.keys[column], b.keys[column]));
    this.head.forEach((cell, i) => {
      if (i === column) cell.setAttribute('aria-sort', sign > 0 ? 'ascending' : 'descending');
      else cell.removeAttribute('aria-sort');
    });
    this.write();
    this.status.textContent = say(sign > 0 ? WORDS.sortedUp : WORDS.sortedDown, this.titles[column]);
  }

  write() {
    const header = !this.view.chart.wide && this.view.chart.series.length > 1 ? 1 : 0;
    this.table.tBodies[0].replaceChildren(...this.rows.slice(0, this.shown).map(({ cells }) =>
      make('tr', {}, ...cells.map((text, i) => i === header ? make('th', { scope: 'row' }, text) : make('td', {}, text)))));
    this.more.hidden = this.shown >= this.rows.length;
  }

  text(mark, quote) {
    return [this.titles, ...this.rows.map(row => row.cells)].map(cells => cells.map(quote).join(mark)).join('\r\n') + '\r\n';
  }

  async copy() {
    const text = this.text('\t', cell => cell.replace(/[\t\r\n]/g, ' '));
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Pages from a disk may have no clipboard of their own.
      const area = make('textarea', { 'aria-hidden': 'true', class: 'unseen' });
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
    const link = make('a', { href: URL.createObjectURL(new Blob([text], { type: 'text/csv' })), download: `${this.view.chart.title || 'chart'}.csv` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    this.status.textContent = WORDS.saved;
  }
}
