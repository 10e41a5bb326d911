import { patiently, type Wait } from '@valise/contract';
import { createStore, type Store } from '@valise/ui/createStore';

/** The progress of one item. An item whose change has not been asked for has no progress. */
export type BulkProgress<Outcome> =
  | { state: 'waiting' | 'running' }
  | { state: 'done'; outcome: Outcome }
  /** `problem` is the error that the change threw. */
  | { state: 'failed'; problem: unknown };

export interface BulkState<Outcome> {
  /** By id. Every state shares one map, so that it is not copied for each of thousands of items. */
  progress: ReadonlyMap<string, BulkProgress<Outcome>>;
  /** How many items are done, and how many failed. */
  done: number;
  failed: number;
  /** An item is being changed, or waits for its turn. */
  isRunning: boolean;
  /** The server is busy, and the running item goes on by itself at this time, in milliseconds of the epoch. */
  waitsUntil: number | undefined;
}

/** The state is a new object after every change. */
export interface BulkRun<Item, Outcome> extends Pick<Store<BulkState<Outcome>>, 'getSnapshot' | 'subscribe'> {
  /**
   * Adds items behind those that wait, also for another attempt. An item that is running or waiting is not added again.
   * @param change resolves with the item's result; throws when it failed
   */
  add: (items: readonly Item[], change: (item: Item) => Promise<Outcome>) => void;
  /** Lets the running item end, and drops those that wait: they have no progress again. An item that waits for a busy server fails. */
  stop: () => void;
}

/**
 * Applies a change to several items, one at a time and in their order. A failure does not stop the others. While the server is
 * busy the run waits, and then repeats the change that was refused.
 */
export function createBulkRun<Item extends { id: string }, Outcome>(): BulkRun<Item, Outcome> {
  let queue: { id: string; change: () => Promise<Outcome> }[] = [];
  const progress = new Map<string, BulkProgress<Outcome>>();
  const { getSnapshot, set, subscribe } = createStore<BulkState<Outcome>>({ progress, done: 0, failed: 0, isRunning: false, waitsUntil: undefined });
  let wait: Wait | null = null;
  let isStopped = false;
  const onWait = (next: Wait | null) => {
    wait = next;
    set({ ...getSnapshot(), waitsUntil: next?.until });
    // The server may refuse the running item after Stop.
    if (isStopped) next?.cancel();
  };

  const update = (changes: readonly (readonly [id: string, progress: BulkProgress<Outcome> | undefined])[], isRunning: boolean) => {
    let { done, failed } = getSnapshot();
    const count = (counted: BulkProgress<Outcome> | undefined, by: 1 | -1) => {
      if (counted?.state === 'done') done += by;
      if (counted?.state === 'failed') failed += by;
    };
    for (const [id, next] of changes) {
      count(progress.get(id), -1);
      count(next, 1);
      if (next === undefined) progress.delete(id);
      else progress.set(id, next);
    }
    set({ progress, done, failed, isRunning, waitsUntil: wait?.until });
  };

  const attempt = (change: () => Promise<Outcome>): Promise<BulkProgress<Outcome>> =>
    patiently(change, onWait).then(
      (outcome) => ({ state: 'done', outcome }),
      (problem: unknown) => ({ state: 'failed', problem }),
    );

  const run = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      update([[next.id, { state: 'running' }]], true);
      const progress = await attempt(next.change);
      update([[next.id, progress]], true);
    }
    update([], false);
  };

  return {
    getSnapshot,
    subscribe,
    add: (items, change) => {
      const isUnderWay = ({ id }: Item) => ['waiting', 'running'].includes(progress.get(id)?.state ?? '');
      const added = items.filter((item) => !isUnderWay(item));
      if (added.length === 0) return;
      const wasRunning = getSnapshot().isRunning;
      isStopped = false;
      queue.push(...added.map((item) => ({ id: item.id, change: () => change(item) })));
      update(
        added.map(({ id }) => [id, { state: 'waiting' }]),
        true,
      );
      if (!wasRunning) void run();
    },
    stop: () => {
      const left = queue;
      queue = [];
      isStopped = true;
      update(
        left.map(({ id }) => [id, undefined]),
        getSnapshot().isRunning,
      );
      wait?.cancel();
    },
  };
}
