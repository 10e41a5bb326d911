import { announce } from '../Announcer/announce.ts';

/**
 * Follows the `StepLinks` of the page to the next item (1) or the previous one (-1); at an end of the list it is announced. Made for an
 * app's shortcuts. Returns false when the page has no such links.
 */
export function followStep(step: 1 | -1): boolean {
  const links = document.querySelectorAll<HTMLElement>(`[data-step="${step === 1 ? 'next' : 'previous'}"]`);
  const link = [...links].find((each) => each.getClientRects().length > 0);
  if (link?.ariaDisabled === 'true') announce(link.title, 'polite');
  else link?.click();
  return link !== undefined;
}
