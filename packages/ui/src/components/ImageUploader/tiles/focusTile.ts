/** The list of tiles; null before it is shown. */
type TileList = HTMLElement | null;

/** Focuses the first enabled button of these, in one image's tile or, without an id, in the whole list. */
export function focusPart(list: TileList, id: string | undefined, ...parts: readonly string[]): void {
  const scope = id === undefined ? list : list?.querySelector(`[data-id="${CSS.escape(id)}"]`);
  const buttons = parts.map((part) => scope?.querySelector<HTMLButtonElement>(`[data-part="${part}"]:not(:disabled)`));
  buttons.find((button) => button !== null)?.focus();
}

/** Focuses the tile after a removed one, else the one before it, else the button that adds images. */
export function focusBeside(list: TileList, ids: readonly string[], index: number): void {
  const neighbour = ids[index + 1] ?? ids[index - 1];
  focusPart(list, neighbour, neighbour === undefined ? 'add' : 'remove');
}
