// Adds to DocC's pages: a header whose links stay correct when DocC's script changes the page, and names of buttons.
const header = document.getElementById('site').content;
for (const link of header.querySelectorAll('a')) link.setAttribute('href', new URL(link.getAttribute('href'), location));
const mend = () => {
  // Insert after the link that skips the navigation.
  const skip = document.getElementById('skip-nav');
  if (skip && !document.querySelector('.site')) skip.after(header.cloneNode(true));
  for (const button of document.querySelectorAll('button.toggle:not([aria-label])')) {
    button.setAttribute('aria-label', 'Levels between');
  }
};
new MutationObserver(mend).observe(document.documentElement, { childList: true, subtree: true });
