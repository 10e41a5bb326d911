/** The state of a checkbox for many rows; `some` is shown as mixed. */
export type Selection = 'none' | 'some' | 'all';

/** Whether none, some or all of these ids are selected. Stops at the first id that settles it. */
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

/** How many of these ids are selected. Selected ids that are no longer in the list do not count. */
export function countSelected(ids: Iterable<string>, selected: ReadonlySet<string>): number {
  let count = 0;
  if (selected.size === 0) return count;
  for (const id of ids) {
    if (selected.has(id)) count += 1;
    if (count === selected.size) break;
  }
  return count;
}
