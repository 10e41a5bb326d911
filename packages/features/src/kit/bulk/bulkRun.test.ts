import { Problem } from '@valise/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBulkRun } from './bulkRun.ts';

const items = ['trench', 'blazer', 'dress'].map((id) => ({ id }));

/** A run whose changes end when the test ends them. */
function heldRun() {
  const running: string[] = [];
  const ends: ((problem?: unknown) => void)[] = [];
  const { add, ...run } = createBulkRun<{ id: string }, string>();
  const change = ({ id }: { id: string }) =>
    new Promise<string>((resolve, reject) => {
      running.push(id);
      ends.push((problem) => (problem === undefined ? resolve('saved') : reject(problem)));
    });
  const states = () => Object.fromEntries([...run.getSnapshot().progress].map(([id, { state }]) => [id, state]));
  const end = async (problem?: unknown) => {
    const before = run.getSnapshot();
    ends.shift()?.(problem);
    await vi.waitFor(() => expect(run.getSnapshot()).not.toBe(before));
    await Promise.resolve();
  };
  return { run, add: (added: readonly { id: string }[]) => add(added, change), running, states, end };
}

test('items are changed one at a time, in their order, and a failure does not stop the others', async () => {
  const { run, add, running, states, end } = heldRun();
  add(items);
  expect(running).toEqual(['trench']);
  expect(states()).toEqual({ trench: 'running', blazer: 'waiting', dress: 'waiting' });
  await end();
  expect(running).toEqual(['trench', 'blazer']);
  const problem = new Error('500');
  await end(problem);
  expect(states()).toEqual({ trench: 'done', blazer: 'failed', dress: 'running' });
  expect(run.getSnapshot().progress.get('blazer')).toEqual({ state: 'failed', problem });
  expect(run.getSnapshot().progress.get('trench')).toEqual({ state: 'done', outcome: 'saved' });
  await end();
  expect(run.getSnapshot().isRunning).toBe(false);
  expect(run.getSnapshot()).toMatchObject({ done: 2, failed: 1 });
});

test('stopped, the running item ends and no other begins; they can be added again', async () => {
  const { run, add, running, states, end } = heldRun();
  add(items);
  run.stop();
  expect(states()).toEqual({ trench: 'running' });
  expect(run.getSnapshot().isRunning).toBe(true);
  await end();
  expect(run.getSnapshot().isRunning).toBe(false);
  expect(running).toEqual(['trench']);
  add(items.slice(1));
  expect(running).toEqual(['trench', 'blazer']);
});

test('a failed item is tried again after those that wait, once', async () => {
  const { run, add, running, states, end } = heldRun();
  add(items);
  await end(new Error('500'));
  add(items.slice(0, 1));
  add(items.slice(0, 1));
  expect(states()).toEqual({ trench: 'waiting', blazer: 'running', dress: 'waiting' });
  await end();
  await end();
  expect(running).toEqual(['trench', 'blazer', 'dress', 'trench']);
  await end();
  expect(states()).toEqual({ trench: 'done', blazer: 'done', dress: 'done' });
  expect(run.getSnapshot()).toMatchObject({ done: 3, failed: 0 });
  expect(running).toHaveLength(4);
});

test('listeners hear of every change until they unsubscribe', async () => {
  const { run, add, end } = heldRun();
  const listener = vi.fn<() => void>();
  const unsubscribe = run.subscribe(listener);
  add(items.slice(0, 1));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  await end();
  expect(listener).toHaveBeenCalledTimes(2);
});

describe('while the server is busy', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const busy = new Problem('refused', { status: 429, retryAfter: 50 });
  const [first, second] = items;

  test('the run waits as long as it says, and repeats the item that was refused', async () => {
    const run = createBulkRun<{ id: string }, string>();
    const change = vi.fn<(item: { id: string }) => Promise<string>>(async () => 'saved').mockRejectedValueOnce(busy);
    run.add([first, second].flatMap((item) => item ?? []), change);
    await vi.advanceTimersByTimeAsync(49_999);
    expect(run.getSnapshot()).toMatchObject({ done: 0, failed: 0, isRunning: true, waitsUntil: Date.now() + 1 });
    expect(change).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(run.getSnapshot()).toMatchObject({ done: 2, failed: 0, isRunning: false, waitsUntil: undefined });
    expect(change.mock.calls.map(([{ id }]) => id)).toEqual(['trench', 'trench', 'blazer']);
  });

  test('an item that is refused after Stop fails, and nothing is sent later', async () => {
    const run = createBulkRun<{ id: string }, string>();
    const refusals: (() => void)[] = [];
    const change = vi.fn<() => Promise<string>>(() => new Promise((_, reject) => refusals.push(() => reject(busy))));
    run.add(items, change);
    run.stop();
    refusals[0]?.();
    await vi.advanceTimersByTimeAsync(51_000);
    expect(change).toHaveBeenCalledTimes(1);
    expect(run.getSnapshot()).toMatchObject({ failed: 1, isRunning: false, waitsUntil: undefined });
  });

  test('stopping ends the wait at once', async () => {
    const run = createBulkRun<{ id: string }, string>();
    run.add(items, () => Promise.reject(busy));
    await vi.advanceTimersByTimeAsync(1000);
    run.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(run.getSnapshot()).toMatchObject({ done: 0, failed: 1, isRunning: false, waitsUntil: undefined });
    expect(vi.getTimerCount()).toBe(0);
  });
});
