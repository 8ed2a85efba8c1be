// The height that the page needs, for a document that shows it in a frame.

if (drawing && parent !== window) {
  let sent;
  new ResizeObserver(() => {
    // The height of the frame may limit the picture, so the message states the height of the picture that the width
    // alone gives: labels of 11 points have at least 12 pixels.
    const { sizes } = DATA;
    const room = picture.clientWidth * 16 / parseFloat(getComputedStyle(document.documentElement).fontSize);
    const [width, height] = sizes.findLast(([width]) => Math.ceil(width * 12 / 11) <= room) || sizes[0];
    const full = Math.min(picture.clientWidth, sizes.length > 1 ? Infinity : width) * height / width;
    const needed = Math.ceil(document.documentElement.offsetHeight - drawing.getBoundingClientRect().height + full);
    if (needed !== sent) parent.postMessage({ type: 'opencharts-height', height: sent = needed }, '*');
  }).observe(document.documentElement);
}
