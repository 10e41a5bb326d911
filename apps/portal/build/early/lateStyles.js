// A style sheet that does not arrive would keep the page blank. After ten seconds what the page says then is shown without it.
setTimeout(() => {
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
    if (link.sheet) continue;
    link.onload = () => link.removeAttribute('media');
    link.media = 'print';
  }
}, 10_000);
