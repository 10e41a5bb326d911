import { expect, test } from '@playwright/test';
import { isSheet, stories } from './shownStories.ts';

/** Stories on further pages of a screen. Its states are on its own page. */
const furtherPages = 'with the API|Products/|Support/|Support Chat/';

const titlesOf = (pattern: RegExp) => [...new Set(stories.map(({ title }) => title).filter((title) => pattern.test(title)))];

test('every screen has the stories Default, Long Text and Phone', () => {
  const missing = titlesOf(new RegExp(`^Screens/(?!.*(?:${furtherPages}))`, 'i')).flatMap((screen) =>
    ['Default', 'Long Text', 'Phone']
      .filter((state) => !stories.some(({ title, name }) => title === screen && name === state))
      .map((state) => `${screen}: ${state}`),
  );
  expect(missing).toEqual([]);
});

/** Components without visible content. */
const withoutSheet = ['Components/Feedback/Announcer'];

test('every component has a Sheet', () => {
  const missing = titlesOf(/^Components\//).filter((component) => !stories.some((entry) => entry.title === component && isSheet(entry)));
  expect(missing).toEqual(withoutSheet);
});

test('no story repeats another in a mode, since modes.spec.ts applies every mode to every Sheet', () => {
  const copies = stories.filter(({ name }) => ['Dark', 'Forced Colours', 'Forced Colors', 'Right To Left'].includes(name));
  expect(copies.map(({ title, name }) => `${title}: ${name}`)).toEqual([]);
});
