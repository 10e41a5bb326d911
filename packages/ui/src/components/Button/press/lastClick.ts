let wasByKey = false;

/** Whether the last click came from a key or a screen reader, and not from a pointer. */
export const wasClickedByKey = () => wasByKey;

export function watchClicks() {
  const onClick = ({ detail }: MouseEvent) => {
    wasByKey = detail === 0;
  };
  document.addEventListener('click', onClick, { capture: true, passive: true });
}
