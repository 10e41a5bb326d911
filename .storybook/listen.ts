const live = '[role="alert"], [role="status"], [role="log"], [role="alertdialog"], [aria-live]';

const isHidden = (element: Element) => element.closest('[aria-hidden="true"], [inert], [aria-live="off"]') !== null;

/** The text without what screen readers skip. */
function textOf(element: Element): string {
  const parts = [...element.childNodes].map((node) => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    return isHidden(node) ? '' : textOf(node);
  });
  return parts.join(' ');
}

/**
 * Records what a screen reader says by itself from now on: the text of each live region that appears, changes or is shown again,
 * and the descriptions of each control that gets the focus. Returns the record so far.
 */
export function listen(): () => readonly string[] {
  const said: string[] = [];
  const read = () => new Map([...document.querySelectorAll(live)].flatMap((region): [Element, string][] => (isHidden(region) ? [] : [[region, textOf(region)]])));
  let known = read();
  const compare = () => {
    const now = read();
    for (const [region, text] of now) if (text.trim() !== '' && known.get(region) !== text) said.push(text.replaceAll(/\s+/g, ' ').trim());
    known = now;
  };
  const changes = new MutationObserver(compare);
  changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const id of target.getAttribute('aria-describedby')?.split(' ') ?? []) {
      const text = document.getElementById(id)?.textContent;
      if (text) said.push(text);
    }
  });
  return () => {
    if (changes.takeRecords().length > 0) compare();
    return said;
  };
}
