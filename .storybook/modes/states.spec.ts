import { expect, test } from '@playwright/test';
import { stories } from './shownStories.ts';

test('every screen is shown as it usually is, with long text and on a phone', () => {
  const screens = stories.filter(({ title }) => title.startsWith('Screens/') && !/with the API/i.test(title));
  const missing = [...new Set(screens.map(({ title }) => title))].flatMap((screen) =>
    ['Default', 'Long Text', 'Phone']
      .filter((state) => !screens.some(({ title, name }) => title === screen && name === state))
      .map((state) => `${screen}: ${state}`),
  );
  expect(missing).toEqual([]);
});
