import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { importCycle } from '../../apps/portal/build/importCycles.ts';
import { root } from '../../scripts/workspace.mjs';

const sources = ['packages', 'apps'].flatMap((group) =>
  readdirSync(join(root, group)).flatMap((name) => {
    const folder = join(root, group, name, 'src');
    return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)) : [];
  }),
);

/** The files that a file imports by a relative path: statically, for types, and with `import()`. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8').replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  return [...code.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path));
}

test('no sources import each other, late imports and types included', () => {
  const files = sources.filter((file) => /\.tsx?$/.test(file));
  const imports = new Map(files.map((file) => [file, importsOf(file)]));
  const count = [...imports.values()].flat().filter((file) => imports.has(file)).length;
  expect(count).toBeGreaterThan(2000);
  expect(importCycle(imports)?.map((file) => relative(root, file))).toBeUndefined();
});
