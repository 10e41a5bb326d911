import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/workspace.mjs';

const MOST_LINES = 350;
const MOST_WORDS = 4;

const files = ['packages/ui/src', 'packages/features/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => ({ path: `${folder}/${file}`, text: readFileSync(join(root, folder, file), 'utf8') })),
);

/** Storybook shows `PressedWhileBusy` as 'Pressed While Busy', unless the story has a name. */
function storyNames(text: string): string[] {
  const stories = text.matchAll(/^export const (\w+) = \w+\.(?:story|extend)\((?:\{\s*name: (['"])(.*?)\2)?/gm);
  return [...stories].map(([, id = '', , name]) => name ?? id.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' '));
}

test('the sources have stories', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(storyNames("export const PressedWhileBusy = meta.story({\n  args: {},\n});\nexport const Odd = meta.story({\n  name: 'Two words',\n});")).toEqual(['Pressed While Busy', 'Two words']);
});

test(`a file of stories has at most ${MOST_LINES} lines`, () => {
  expect(files.filter(({ text }) => text.split('\n').length > MOST_LINES + 1).map(({ path }) => path)).toEqual([]);
});

test(`a story's name has at most ${MOST_WORDS} words`, () => {
  const long = files.flatMap(({ path, text }) => storyNames(text).filter((name) => name.split(' ').length > MOST_WORDS).map((name) => `${path}: ${name}`));
  expect(long).toEqual([]);
});
