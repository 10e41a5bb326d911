// Runs before anything is painted, so that a reload does not show the other theme first. src/preferences/theme.ts writes the entry.
(() => {
  try {
    const theme = JSON.parse(window.localStorage.getItem('valise.theme'));
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is blocked or the entry is broken: the device's theme is used.
  }
})();
