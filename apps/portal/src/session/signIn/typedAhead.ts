let text = '';

/** The text that was typed while the two-factor screen was loading. Its digits are the code. */
export const typedAhead = () => text;

/** Collects typed text until the returned function is called. */
export function collectTypedAhead(): () => void {
  const listen = ({ key }: KeyboardEvent) => {
    if (key === 'Backspace') text = text.slice(0, -1);
    else if (key.length === 1) text += key;
  };
  document.addEventListener('keydown', listen);
  return () => {
    document.removeEventListener('keydown', listen);
    text = '';
  };
}
