/** Whether the focus is where a screen puts it, on its heading or nowhere. In a window without the focus, for example a frame of a docs page, it is not. */
export function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return document.hasFocus() && (activeElement === body || activeElement?.tagName === 'H1');
}
