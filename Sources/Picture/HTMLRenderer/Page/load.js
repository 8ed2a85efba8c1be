// Unpacks the script that rotates 3-D charts. It is as long as the rest of the script.
const { nonce } = document.currentScript;
const packed = part('packed').textContent;
const words = new DataView(new ArrayBuffer((packed.length - 1) * 0.8));
for (let i = 0; i < words.byteLength; i += 4) {
  words.setUint32(i, [...packed.slice(1 + i * 1.25, 6 + i * 1.25)].reduce((n, sign) => n * 85 + (sign === '!' ? 20 : sign.charCodeAt() - 40), 0));
}
const bytes = words.buffer.slice(0, words.byteLength - packed[0]);
new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))).text().then(text => {
  const script = document.createElement('script');
  script.nonce = nonce;
  script.textContent = text;
  document.body.append(script);
});
