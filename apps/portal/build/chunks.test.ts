import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { chunks } from './chunks.ts';

const components = fileURLToPath(new URL('../../../packages/ui/src/components', import.meta.url));
const overlays = chunks.groups?.find(({ name }) => name === 'overlays')?.test as RegExp;

test('one file has every panel that is fetched behind the data, and nothing else', () => {
  const files = readdirSync(components, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!stories|test)\.tsx$/.test(file));
  const panels = files.flatMap((file) => {
    const text = readFileSync(join(components, file), 'utf8');
    const isFetchedBehindData = /isOften: true|fetchBehindData\(|lazyPart</.test(text);
    return isFetchedBehindData ? [...text.matchAll(/import\('(\..*?)'\)/g)].map(([, path = '']) => join(dirname(file), path)) : [];
  });
  expect(panels.length).toBeGreaterThan(5);
  expect(files.filter((file) => overlays.test(`/src/components/${file}`)).toSorted()).toEqual([...new Set(panels)].toSorted());
});
