// Finds entries with all the words, or else with most of them. Matches of the name precede matches of the text.
const form = document.querySelector('form');
const field = form.elements.find;
const list = document.querySelector('.found');
const status = document.querySelector('[role=status]');
const most = 60;

/** Synonyms: a search for the key also finds the words of the list. */
const others = {
  axes: ['axis'], begin: ['started'], box: ['boxplot', 'quartile'], bubble: ['symbolsize', 'pointmark'], centre: ['center'],
  center: ['centre'], color: ['colour'], colour: ['color'], crosshair: ['selecting', 'chartxselection'], cursor: ['pointer'],
  dark: ['colorscheme', 'appearance'], donut: ['sector', 'pie'], doughnut: ['sector', 'donut'], download: ['write'],
  export: ['write', 'save'], gray: ['grey'], grey: ['gray'], heatmap: ['heat', 'rectangle'], hello: ['started'],
  histogram: ['bins', 'distribution'], hover: ['pointer', 'selecting'], image: ['picture', 'png'],
  hidden: ['shown', 'visibility'], hide: ['shown', 'visibility'],
  install: ['installing', 'setup'], introduction: ['started'], licence: ['license'],
  license: ['licence'],
  picture: ['image', 'png'], pie: ['sector', 'donut'], quickstart: ['started'], ring: ['sector', 'donut'],
  save: ['write', 'export'], scatter: ['pointmark', 'points'], sonification: ['audio', 'sound'], sound: ['audio'],
  screenshot: ['picture', 'png'], sql: ['database', 'query'], swiftui: ['view'], timezone: ['zone'],
  tooltip: ['chartxselection', 'selecting', 'pointer'], tutorial: ['started'], '3d': ['chart3d', 'dimensions'],
};
for (const mark of ['area', 'bar', 'line', 'point', 'rectangle', 'rule', 'sector']) {
  others[mark] = [...(others[mark] ?? []), mark + 'mark'];
}
const phrases = [
  [/\bdark mode\b/g, 'dark'], [/\blight mode\b/g, 'colorscheme'], [/\bhello,? world\b/g, 'hello'], [/\btime zones?\b/g, 'timezone'],
  [/\bheat map\b/g, 'heatmap'], [/\bscatter ?plot\b/g, 'scatter'], [/\bbox ?plot\b/g, 'box'], [/\bquick start\b/g, 'quickstart'],
  [/\bcommand line\b/g, 'commandline'],
  [/\b(three|3) dimensions\b/g, '3d'], [/\bget(ting)? started\b/g, 'started'], [/[“”"'’`]/g, ''],
];
/** Words that are ignored, because they occur in every entry. */
const empty = new Set(['a', 'an', 'and', 'as', 'at', 'by', 'can', 'chart', 'charts', 'do', 'for', 'from', 'how', 'i', 'in', 'into',
  'is', 'it', 'my', 'of', 'on', 'or', 'the', 'to', 'with']);

/** Joins terms of two words, so that neither half alone finds them. */
const joined = (text) => text.replace(/command line/gi, 'commandline');
const pieces = (text) => joined(text).replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
  .toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean);

const index = entries.map(([title, address, kind, text, more]) => {
  // A section's entry includes the title of its page, but words in that title count less.
  const own = kind === 'Guide' ? title.split(': ').pop() : title;
  const names = kind === 'Example' ? title + ' ' + address.split('/').pop().split('.')[0] : own;
  const low = own.toLowerCase();
  return {
    title, kind, text, low, last: low.split('(')[0].split('.').pop(), address: address.replace('~', 'reference/documentation/'),
    pieces: pieces(names), body: ' ' + joined(title + ' ' + kind + ' ' + text + ' ' + more).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ') + ' ',
    isCode: kind !== 'Guide' && kind !== 'Example', depth: low.split('(')[0].split('.').length - 1,
  };
});

/** A word without its ending: export for exports, exporting and exported. */
function stem(word) {
  for (const ending of ['ations', 'ation', 'ings', 'ing', 'ies', 'ed', 'es', 's', 'e']) {
    if (word.endsWith(ending) && word.length - ending.length >= 3) {
      const rest = word.slice(0, -ending.length);
      return /([^aeiouls])\1$/.test(rest) ? rest.slice(0, -1) : rest;
    }
  }
  return word;
}

/** For each word of a search, the words to find and their weights. */
function wanted(text) {
  let low = text.toLowerCase();
  for (const [phrase, word] of phrases) low = low.replace(phrase, word);
  let words = low.split(/[\s,;]+/).filter(Boolean);
  if (words.some((word) => !empty.has(word))) words = words.filter((word) => !empty.has(word));
  return words.map((word) => {
    const found = new Map([[word, 1]]);
    const add = (other, worth) => { if (!found.has(other)) found.set(other, worth); };
    const short = stem(word);
    if (short.length > 2) add(short, 0.8);
    const known = Object.keys(others).find((key) => key === word) ?? Object.keys(others).find((key) => stem(key) === short);
    for (const other of known ? others[known] : []) add(other, other.endsWith('mark') ? 1 : 0.7);
    return [...found];
  });
}

/** The score of a word in an entry's name, and the score in its text. */
function points(entry, word) {
  let name = 0;
  if (entry.low === word) name = 12;
  else if (entry.last === word) name = 8;
  else if (entry.pieces.includes(word)) name = 5;
  else if (entry.last.startsWith(word)) name = 4.5;
  else if (word.length > 2 && entry.pieces.some((piece) => piece.startsWith(word))) name = 3;
  else if (word.length > 2 && entry.low.includes(word)) name = 1.5;
  const told = entry.body.includes(' ' + word + ' ') ? 1.2 : entry.body.includes(' ' + word) ? 1
    : word.length > 3 && entry.body.includes(word) ? 0.4 : 0;
  return [name, told];
}

function rank(entry, slots) {
  let count = 0;
  let sum = 0;
  let isNamed = false;
  for (const alternatives of slots) {
    let [bestName, bestTold] = [0, 0];
    for (const [word, worth] of alternatives) {
      const [name, told] = points(entry, word);
      bestName = Math.max(bestName, name * worth);
      bestTold = Math.max(bestTold, told * worth);
    }
    if (bestName + bestTold > 0) count++;
    if (bestName >= 2) isNamed = true;
    sum += bestName + bestTold;
  }
  if (isNamed) sum += entry.isCode ? (entry.depth === 0 ? 2 : 0) : 2;
  if (!entry.isCode) sum += 0.6;
  return [count, sum - entry.depth * 0.7 - entry.low.length / 200];
}

function look(text) {
  const slots = wanted(text);
  const ranked = slots.length === 0 ? [] : index.map((entry) => [...rank(entry, slots), entry]);
  const count = ranked.reduce((top, [count]) => Math.max(top, count), 0);
  const found = ranked.filter((row) => count > 0 && row[0] === count).sort((a, b) => b[1] - a[1]).map((row) => row[2]);
  return { found, isAll: count === slots.length, isAsked: slots.length > 0 };
}

function show() {
  const { found, isAll, isAsked } = look(field.value);
  document.querySelector('.parts').hidden = isAsked;
  list.replaceChildren(...found.slice(0, most).map((entry) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    const kind = document.createElement('small');
    const text = document.createElement('p');
    link.href = entry.address;
    link.textContent = entry.title;
    kind.textContent = entry.kind;
    text.textContent = entry.text;
    item.append(link, kind, text);
    return item;
  }));
  const count = found.length > most ? `${found.length} found, the first ${most} are shown.` : `${found.length} found.`;
  status.textContent = !isAsked ? '' : found.length === 0 ? 'Nothing has these words.'
    : isAll ? count : `Nothing has all of these words. With most of them: ${count}`;
  const address = new URL(location);
  if (field.value) address.searchParams.set('find', field.value); else address.searchParams.delete('find');
  history.replaceState(null, '', address);
}

form.hidden = false;
form.addEventListener('submit', (event) => { event.preventDefault(); list.querySelector('a')?.click(); });
field.addEventListener('input', show);
field.value = new URL(location).searchParams.get('find') ?? '';
show();
