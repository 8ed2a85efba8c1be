// What turns charts in three dimensions is packed, because it is as much as the rest: it comes once it is unpacked.
{
  const signs = part('packed').textContent;
  const words = signs.match(/.{5}/g).map(five => [...five].reduce((sum, sign) => sum * 85 + (sign === '}' ? 20 : sign.charCodeAt() - 40), 0));
  const bytes = new DataView(new ArrayBuffer(words.length * 4));
  words.forEach((word, i) => bytes.setUint32(i * 4, word));
  const script = new Blob([bytes.buffer.slice(0, words.length * 4 - signs.at(-1))]).stream().pipeThrough(new DecompressionStream('deflate'));
  new Response(script).text().then(textContent => document.body.append(Object.assign(document.createElement('script'), { textContent })));
}
