// What turns charts in three dimensions is packed, because it is as much as the rest: it comes once it is unpacked.
const bytes = Uint8Array.from(atob(part('packed').textContent), sign => sign.charCodeAt());
new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))).text().then(text => {
  const script = document.createElement('script');
  script.textContent = text;
  document.body.append(script);
});
