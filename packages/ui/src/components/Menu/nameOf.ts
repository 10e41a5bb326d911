/** The name of a control: its label, or else its text without what screen readers skip. */
export function nameOf(element: Element): string {
  if (element.ariaLabel !== null) return element.ariaLabel;
  const parts = [...element.childNodes].map((node) => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    return node.ariaHidden === 'true' || !node.checkVisibility() ? '' : nameOf(node);
  });
  return parts.join(' ').replaceAll(/\s+/g, ' ').trim();
}
