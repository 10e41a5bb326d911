import type { StepLinksProps } from '@valise/ui/StepLinks';
import { type OpenedList, placeIn, queryAt } from '../openedList.ts';

/** An item's place in the list that it was opened from, and the addresses beside it. */
export interface ListSteps {
  /** The address of the list, on the page that shows the item. */
  listHref: string;
  place: number;
  total: number;
  /** Null at the start. */
  previousHref: string | null;
  /** Null at the end. */
  nextHref: string | null;
}

/** The steps from an item; undefined when it was not opened from the list. */
export function listSteps(list: OpenedList, id: string, listPath: string, hrefOf: (id: string) => string): ListSteps | undefined {
  const found = placeIn(list, id);
  if (found === null) return undefined;
  const { place, total, previous, next } = found;
  const query = queryAt(list, id);
  return {
    listHref: query === '' ? listPath : `${listPath}?${query}`,
    place,
    total,
    previousHref: previous === null ? null : hrefOf(previous),
    nextHref: next === null ? null : hrefOf(next),
  };
}

/** The props of the links to the items beside one. */
export const stepLinks = ({ place, total, previousHref, nextHref }: ListSteps, labels: { previous: string; next: string }): StepLinksProps => ({
  place,
  total,
  previous: { label: labels.previous, href: previousHref },
  next: { label: labels.next, href: nextHref },
});
