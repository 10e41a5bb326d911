import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

/** The style sheets that a module brings with it, by the imports that are fetched together with it. */
function stylesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/^(?:import|export|\}) (?!type\b)(?:[^;]*? from )?'(\.[^']+)';/gm))
    stylesOf(join(dirname(file), path!), seen);
  return new Set([...seen].filter((name) => name.endsWith('.css.ts')));
}

const overlays = readdirSync(join(source, 'components'), { recursive: true, encoding: 'utf8' }).flatMap((name) => {
  if (!name.endsWith('.tsx')) return [];
  const file = join('components', name);
  const code = readFileSync(join(source, file), 'utf8');
  return [...code.matchAll(/lazyOverlay<\w+>\([^;]*?import\('([^']+)'\)[^;]*?close:/g)].map(([, panel]) => ({ file, panel: panel! }));
});

test('every overlay of the library is tested', () => {
  expect(overlays.map(({ panel }) => panel).toSorted()).toEqual([
    './ColorPanel.tsx',
    './ColumnsPanel.tsx',
    './ConfirmDialogPanel.tsx',
    './DrawerPanel.tsx',
    './FilterPanel.tsx',
    './MenuPanel.tsx',
    './TooltipPanel.tsx',
    './ViewNamePanel.tsx',
    './sheet/NotificationSheet.tsx',
  ]);
});

test.each(overlays)('$file imports the style sheets of $panel, so that they come with the screen', ({ file, panel }) => {
  const known = stylesOf(join(source, file));
  const missing = [...stylesOf(join(source, dirname(file), panel))].filter((name) => !known.has(name));
  expect(missing.map((name) => name.slice(source.length))).toEqual([]);
});
