import { expect, test } from 'vitest';
import { inLanguage } from './htmlHead.ts';

test.each([
  ['en-US', '<html lang="en-US" dir="ltr">'],
  ['de-DE', '<html lang="de-DE" dir="ltr">'],
  ['ar', '<html lang="ar" dir="rtl">'],
])('a page in %s begins with %s', (locale, tag) => {
  expect(inLanguage('<!doctype html><html><head>', locale)).toBe(`<!doctype html>${tag}<head>`);
});
