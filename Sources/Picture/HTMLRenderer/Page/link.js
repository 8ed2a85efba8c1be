// The address of the page keeps what is selected, and how charts are turned.

const LINK = '#select=';

/** What the address says, a part each. */
const linked = () => location.hash.startsWith(LINK) ? location.hash.slice(LINK.length).split(';') : [];

function putLink() {
  const codes = views.flatMap(({ selection, turning }) => [selection, turning].flatMap(part => part ? part.codes() : []));
  try {
    history.replaceState(null, '', codes.length ? LINK + codes.join(';') : location.href.split('#')[0]);
  } catch {
    // Where a page may not change its address there is no link.
  }
}
