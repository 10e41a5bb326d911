import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as rules from './messageRules.ts';
import { createMessageStore, type MessageStoreOptions } from './messageStore.ts';
import * as rows from './rowsOf.ts';
import { type Broken, brokenStores } from './testing/brokenStores.ts';
import { isAlwaysRight } from './testing/isAlwaysRight.ts';
import * as thread from './thread.ts';

/** `pnpm test:soak` runs more. */
const numRuns = Number(process.env.MODEL_RUNS ?? 2000);
/** Enough runs to find the rarest fault, which shows once in about 800 runs. The first failure ends them. */
const RUNS_TO_FIND = 50_000;
const NO_LIMIT = 0;

test(
  'the thread is right after every step, in any order of requests, answers, events and responses',
  () => {
    expect(() => fc.assert(isAlwaysRight(createMessageStore), { numRuns })).not.toThrow();
  },
  NO_LIMIT,
);

/** The store with some faulty functions. */
async function brokenStore(wrong: Broken): Promise<typeof createMessageStore> {
  vi.doMock('./messageRules.ts', () => ({ ...rules, ...wrong.rules }));
  // A module without a mock of its own is loaded as it is, with the faulty rules.
  if (wrong.thread !== undefined) vi.doMock('./thread.ts', () => ({ ...thread, ...wrong.thread }));
  if (wrong.rows !== undefined) vi.doMock('./rowsOf.ts', () => ({ ...rows, ...wrong.rows }));
  const { createMessageStore: create } = await import('./messageStore.ts');
  return (options: MessageStoreOptions) => {
    const store = create(options);
    return { ...store, ...wrong.store?.(store) };
  };
}

describe('the model finds a store that', () => {
  afterEach(() => {
    vi.doUnmock('./messageRules.ts');
    vi.doUnmock('./thread.ts');
    vi.doUnmock('./rowsOf.ts');
    vi.resetModules();
  });

  test.each(brokenStores({ rules, thread, rows }))('%s', async (_, wrong) => {
    vi.resetModules();
    const createStore = await brokenStore(wrong);
    expect(fc.check(isAlwaysRight(createStore), { numRuns: RUNS_TO_FIND, endOnFailure: true }).failed).toBe(true);
  });
});
