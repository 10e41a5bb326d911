'use client';
import { Problem } from '@valise/contract';
import { notify } from '@valise/ui/Toast';
import { isAborted } from '../../api/isAborted.ts';
import { useIsMounted } from '../../useIsMounted.ts';
import type { OpenedList } from '../openedList.ts';
import type { ListSteps } from './listSteps.ts';
import { nextWaiting, type WaitingItems } from './nextWaiting.ts';

export interface GoOnOptions<Item> extends Pick<WaitingItems<Item>, 'waits'> {
  id: string;
  list: OpenedList;
  /** Undefined when the item was not opened from the list. */
  steps: ListSteps | undefined;
  /** The items that this page has loaded; undefined before it has loaded any. */
  loaded: () => readonly Item[] | undefined;
  /** Requests one item. */
  request: (id: string) => Promise<Item>;
  hrefOf: (id: string) => string;
  /** Opens a path of this app. */
  onGoTo: (path: string) => void;
  /** Says that the item was the last of its list: 'That was the last of 18 refunds.' */
  lastOf: (total: number) => string;
}

interface Done {
  /** What has happened to the item that is left. */
  text: string;
  /** Names that item. */
  detail?: string;
  /** @default 'success' */
  tone?: 'success' | 'info';
}

/** Leaves an item for the next one that still waits; from the last one for the list. Settles when it is left. */
export type GoOn = (done: Done) => Promise<void>;

/** The function for 'Approve and next' and its like; undefined when the item was not opened from the list. */
export function useGoOn<Item extends { id: string }>({ id, list, steps, loaded, request, waits, hrefOf, onGoTo, lastOf }: GoOnOptions<Item>): GoOn | undefined {
  const isMounted = useIsMounted();
  if (steps === undefined) return undefined;
  const { total, listHref } = steps;

  async function read(each: string): Promise<Item | null | undefined> {
    try {
      return await request(each);
    } catch (problem) {
      if (isAborted(problem)) throw problem;
      return problem instanceof Problem && problem.status === 404 ? null : undefined;
    }
  }

  return async ({ text, detail, tone }) => {
    const items = new Map(loaded()?.map((item) => [item.id, item]));
    const known = (each: string) => items.get(each);
    const here = list.ids.indexOf(id);
    const next = await nextWaiting(list.ids.slice(here + 1), { known, read, waits });
    notify(text, { detail: next === null ? lastOf(total) : detail, tone });
    // Somebody who has left meanwhile is not called back.
    if (isMounted()) onGoTo(next === null ? listHref : hrefOf(next));
  };
}
