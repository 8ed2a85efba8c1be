// Finds entries that have all words: in their title first, then in their text.
const form = document.querySelector('form');
const field = form.elements.find;
const list = document.querySelector('.found');
const status = document.querySelector('[role=status]');
const most = 60;
const index = entries.map(([title, address, kind, text]) => ({
  title, address, kind, text, low: title.toLowerCase(), all: (title + ' ' + kind + ' ' + text).toLowerCase(),
}));

function rank(entry, words) {
  if (!words.every((word) => entry.all.includes(word))) return -1;
  let points = 0;
  for (const word of words) {
    const last = entry.low.split('.').pop().split('(')[0];
    if (entry.low === word || last === word) points += 8;
    else if (entry.low.startsWith(word) || last.startsWith(word)) points += 4;
    else if (entry.low.includes(word)) points += 2;
  }
  return points - entry.low.length / 1000;
}

function show() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  document.querySelector('.parts').hidden = words.length > 0;
  const found = words.length === 0 ? [] : index.map((entry) => [rank(entry, words), entry])
    .filter(([points]) => points > -1).sort((a, b) => b[0] - a[0]).map(([, entry]) => entry);
  list.replaceChildren(...found.slice(0, most).map((entry) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    const kind = document.createElement('small');
    const text = document.createElement('p');
    link.href = entry.address;
    link.textContent = entry.title;
    kind.textContent = entry.kind;
    text.textContent = entry.text.length > 160 ? entry.text.slice(0, 160) + '…' : entry.text;
    item.append(link, kind, text);
    return item;
  }));
  status.textContent = words.length === 0 ? '' : found.length === 0 ? 'Nothing has these words.'
    : found.length > most ? `${found.length} found, the first ${most} are shown.` : `${found.length} found.`;
  const address = new URL(location);
  if (field.value) address.searchParams.set('find', field.value); else address.searchParams.delete('find');
  history.replaceState(null, '', address);
}

form.hidden = false;
form.addEventListener('submit', (event) => { event.preventDefault(); list.querySelector('a')?.click(); });
field.addEventListener('input', show);
field.value = new URL(location).searchParams.get('find') ?? '';
show();
