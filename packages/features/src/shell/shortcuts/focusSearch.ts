const inSight = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0);

/** Focuses the search field of the list on the screen, or opens the search of the top bar if there is no such field. */
export function focusSearch(): boolean {
  const field = inSight('main input[type="search"]');
  if (field instanceof HTMLInputElement) {
    field.focus();
    field.select();
    return true;
  }
  const opener = inSight('search input, search button');
  // The focus stays, because the palette returns it to where it was.
  opener?.click();
  return opener !== undefined;
}
