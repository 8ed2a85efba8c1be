// The page: the picture becomes interactive, and an image again for paper.

const image = part('image');
const hideImage = () => set(image, { 'aria-hidden': true });
// If a policy blocks the style sheet, controls would have no place over the picture: it remains an image.
if (getComputedStyle(picture).position === 'relative') {
  document.documentElement.classList.add('live');
  look();
  for (const [index, packed] of DATA.charts.entries()) {
    if (packed.series.length) addTools(new ChartView(new ChartData(packed, index)));
  }
  hideImage();
  listen(window, { beforeprint: () => image.removeAttribute('aria-hidden'), afterprint: hideImage });
}
