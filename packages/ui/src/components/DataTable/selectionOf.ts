/** What a header checkbox shows of the rows it stands for. */
export type Selection = 'none' | 'some' | 'all';

/** Whether none, some or all of these ids are selected. Looks no further than it must. */
export function selectionOf(ids: Iterable<string>, selected: ReadonlySet<string>): Selection {
  if (selected.size === 0) return 'none';
  let hasSelected = false;
  let hasOther = false;
  for (const id of ids) {
    if (selected.has(id)) hasSelected = true;
    else hasOther = true;
    if (hasSelected && hasOther) return 'some';
  }
  return hasSelected ? 'all' : 'none';
}

/** How many selected ids are among these; one that is gone from the list no longer counts. */
export function countSelected(ids: Iterable<string>, selected: ReadonlySet<string>): number {
  let count = 0;
  if (selected.size === 0) return count;
  for (const id of ids) {
    if (selected.has(id)) count += 1;
    if (count === selected.size) break;
  }
  return count;
}
