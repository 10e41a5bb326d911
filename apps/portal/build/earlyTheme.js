// Runs before anything is painted, so that no reload shows the other theme first. src/theme.ts keeps the choice.
(() => {
  try {
    const theme = window.localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is blocked: the device's theme it is.
  }
})();
