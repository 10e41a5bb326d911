let wasByKey = false;

/** Whether the last press came from a key or a screen reader, and not from a pointer. */
export const wasPressedByKey = () => wasByKey;

export function watchPresses() {
  const options = { capture: true, passive: true };
  document.addEventListener('keydown', () => (wasByKey = true), options);
  document.addEventListener('pointerdown', () => (wasByKey = false), options);
  document.addEventListener('click', ({ detail }) => (wasByKey = detail === 0), options);
}
