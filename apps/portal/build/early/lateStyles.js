// A missing style sheet would keep the page blank. After ten seconds the page shows its text without it.
setTimeout(() => {
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
    if (link.sheet) continue;
    link.onload = () => link.removeAttribute('media');
    link.media = 'print';
  }
}, 10_000);
