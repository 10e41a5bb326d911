// The shared part of menus and dialogs by hand: motion, focus and keys. A dialog makes the page inert. A menu does not, which saves the
// browser a new style of every element.
const root = document.getElementById('root');

/**
 * Shows an overlay until Escape, a press outside or the returned function closes it.
 * @param {HTMLElement} overlay
 * @param {{ moving: HTMLElement[], focus: HTMLElement, arrows?: HTMLElement[], isModal?: boolean, onClose: () => void }} options
 * the
 *   animated elements, the one that is focused first, those that the arrow keys move between, and a callback for closing
 */
export function keepOpen(overlay, { moving, focus, arrows = [], isModal = false, onClose }) {
  const closing = new AbortController();
  const { signal } = closing;

  function close() {
    if (signal.aborted) return;
    closing.abort();
    for (const element of moving) element.dataset.exiting = 'true';
    if (isModal) {
      root.inert = false;
      document.documentElement.style.overflow = '';
    }
    onClose();
    const motions = moving.flatMap((element) => element.getAnimations());
    void Promise.allSettled(motions.map(({ finished }) => finished)).then(() => overlay.remove());
  }

  for (const element of moving) {
    delete element.dataset.exiting;
    element.dataset.entering = 'true';
  }
  document.body.append(overlay);
  if (isModal) {
    root.inert = true;
    document.documentElement.style.overflow = 'hidden';
  }
  focus.focus({ preventScroll: true });
  requestAnimationFrame(() => {
    for (const element of moving) delete element.dataset.entering;
  });

  document.addEventListener(
    'keydown',
    (event) => {
      const at = arrows.indexOf(document.activeElement);
      if (event.key === 'Escape' || (event.key === 'Tab' && !isModal)) close();
      else if (event.key === 'ArrowDown') arrows[(at + 1) % arrows.length]?.focus();
      else if (event.key === 'ArrowUp') arrows.at(at - 1)?.focus();
    },
    { signal },
  );
  document.addEventListener('pointerdown', ({ target }) => moving.at(-1).contains(target) || close(), { signal });
  return close;
}
