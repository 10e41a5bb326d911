import { expect, test } from 'vitest';
import { settingsPath, settingsTabOf, settingsTabs } from './settingsTab.ts';

const tabOf = (address: string) => settingsTabOf(new URL(address, 'https://portal.example').searchParams);

test('every tab is read from its own address', () => {
  expect(settingsTabs.map((tab) => tabOf(settingsPath(tab)))).toEqual([...settingsTabs]);
});

test.each(['/settings', '/settings?tab=', '/settings?tab=billing', '/settings?other=password', '/settings?tab=Password'])(
  '%s selects the first tab',
  (address) => {
    expect(tabOf(address)).toBe('personal');
  },
);
