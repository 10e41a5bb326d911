import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { touchedBy } from '../../scripts/changedTests.mjs';
import { root } from '../../scripts/workspace.mjs';

const specs = ['access.spec.ts', 'orders.spec.ts', 'orderFlows.spec.ts', 'scan.spec.ts', 'dashboard.spec.ts', 'refunds.spec.ts'];
const journeys = (...files: string[]) => touchedBy(files, specs).journeys.map((file) => file.replace('e2e/journeys/', ''));

test("a feature's file touches the journeys of the feature", () => {
  expect(journeys('packages/features/src/refunds/RefundList/RefundList.tsx')).toEqual(['refunds.spec.ts']);
  expect(journeys('packages/features/src/orders/isPending.ts')).toEqual(['dashboard.spec.ts', 'orderFlows.spec.ts', 'orders.spec.ts', 'scan.spec.ts']);
});

test.each(['packages/ui/src/components/Button/Button.tsx', 'packages/contract/src/index.ts', 'apps/sandbox/src/server.ts', 'apps/portal/index.html', 'e2e/helpers/fixtures.ts'])(
  '%s touches every journey',
  (file) => expect(journeys(file)).toHaveLength(specs.length),
);

test('stories, unit tests, pages and what tests alone use touch no journey', () => {
  expect(journeys('packages/ui/src/components/Button/Button.stories.tsx', 'packages/ui/src/components/Button/Button.mdx', 'packages/features/src/orders/isPending.test.ts', 'packages/contract/src/testing/x.ts', 'docs/decisions/0001-workspace.md')).toEqual([]);
});

test('a journey touches itself', () => {
  expect(journeys('e2e/journeys/scan.spec.ts', 'e2e/faults/badInput.spec.ts')).toEqual(['scan.spec.ts']);
});

test('how all stories are shown touches every story', () => {
  expect(touchedBy(['.storybook/preview.tsx']).isEveryStory).toBe(true);
  expect(touchedBy(['.storybook/pages/StartHere.mdx', 'packages/ui/src/index.ts']).isEveryStory).toBe(false);
});

test('every feature has journeys', () => {
  const features = readdirSync(`${root}/packages/features/src`, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() && entry.name !== 'testing' ? [entry.name] : []));
  const without = features.filter((feature) => touchedBy([`packages/features/src/${feature}/x.ts`]).journeys.length === 0);
  expect(without).toEqual([]);
});
