import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as list from './notificationList.ts';
import * as rules from './notificationRules.ts';
import { createNotificationStore } from './notificationStore.ts';
import { ServerModel } from './testing/serverModel.ts';
import { deliverAll, storeSteps } from './testing/storeSteps.ts';

const isAlwaysRight = (createStore: typeof createNotificationStore) =>
  fc.property(fc.boolean(), fc.commands(storeSteps, { maxCommands: 40, size: 'max' }), (listsRead, commands) => {
    const model = new ServerModel(listsRead);
    const real = createStore();
    fc.modelRun(() => ({ model, real }), commands);
    deliverAll(model, real);
  });

const numRuns = 2000;
/** Enough runs to find the rarest fault, which shows once in about 300 runs. The first failure ends them. */
const RUNS_TO_FIND = 50_000;

test('the list is right after every step, in any order of responses, events and losses', () => {
  expect(() => fc.assert(isAlwaysRight(createNotificationStore), { numRuns })).not.toThrow();
});

/** The store with some faulty functions. */
async function brokenStore({ rules: wrongRules = {}, list: wrongList = {} }: Broken): Promise<typeof createNotificationStore> {
  vi.doMock('./notificationRules.ts', () => ({ ...rules, ...wrongRules }));
  // Without a mock of its own the list's module is loaded as it is, with the faulty rules.
  if (Object.keys(wrongList).length > 0) vi.doMock('./notificationList.ts', () => ({ ...list, ...wrongList }));
  const { createNotificationStore: createBroken } = await import('./notificationStore.ts');
  return createBroken;
}

interface Broken {
  rules?: Partial<typeof rules>;
  list?: Partial<typeof list>;
}

describe('the model finds a store that', () => {
  afterEach(() => {
    vi.doUnmock('./notificationRules.ts');
    vi.doUnmock('./notificationList.ts');
    vi.resetModules();
  });

  const { withEvent, withResponse, withoutMarked } = list;
  const broken: [string, Broken][] = [
    ['lists one twice', { rules: { isListed: () => false } }],
    ['lists read ones again', { rules: { isRead: () => false } }],
    ['keeps the response to an older request', { rules: { isOutdated: () => false } }],
    ['loses an event that arrives during a request', { rules: { isNewerThan: () => false } }],
    ['keeps what was read elsewhere', { rules: { isNewerThan: () => true } }],
    ['shows what is being marked as read', { rules: { isVisible: () => true } }],
    ['ignores that it was marked', { list: { withoutMarked: (known) => known } }],
    ['removes read ones without remembering them', { list: { withoutMarked: (known, request) => ({ ...withoutMarked(known, request), readIds: known.readIds }) } }],
    ['puts new ones last', { list: { withEvent: (known, item, at) => ({ ...known, unread: withEvent(known, item, at).unread.toReversed() }) } }],
    ['forgets what is read with each response', { list: { withResponse: (known, response) => withResponse({ ...known, readIds: new Set() }, response) } }],
    ['ignores events', { list: { withEvent: (known) => known } }],
  ];

  test.each(broken)('%s', async (_, wrong) => {
    vi.resetModules();
    const createStore = await brokenStore(wrong);
    expect(fc.check(isAlwaysRight(createStore), { numRuns: RUNS_TO_FIND, endOnFailure: true }).failed).toBe(true);
  });
});
