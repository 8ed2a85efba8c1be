// The page: makes the picture interactive, and an image again while the page is printed.

const image = part('image');
const hideImage = () => set(image, { 'aria-hidden': true });
// If a policy blocks the style sheet, controls cannot be positioned over the picture, which remains an image.
if (getComputedStyle(picture).position === 'relative') {
  document.documentElement.classList.add('live');
  look();
  for (const [index, packed] of DATA.charts.entries()) {
    if (packed.series.length) addTools(new ChartView(new ChartData(packed, index)));
  }
  hideImage();
  listen(window, { beforeprint: () => image.removeAttribute('aria-hidden'), afterprint: hideImage });
}
