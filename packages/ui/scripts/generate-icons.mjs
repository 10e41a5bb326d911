// Writes src/icons from Phosphor's drawings: one file for each icon and weight that a source file imports, for example
// TrashFill from '@valise/ui/icons/TrashFill'. Run after such an import is added or removed: pnpm --filter @valise/ui icons
// `--check` compares instead of writing and exits 1 when they differ.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { icons } from '@phosphor-icons/core';
import { optimize } from 'svgo';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const target = join(root, 'packages/ui/src/icons');
const handWritten = ['Icon.tsx'];
const phosphor = join(createRequire(import.meta.url).resolve('@phosphor-icons/core'), '../..');

const sources = ['packages/ui/src', 'packages/features/src', 'apps/portal/src', '.storybook', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
);
const imported = sources.flatMap((source) => [...source.matchAll(/from '[^']*\/icons\/(\w+)(?:\.tsx)?'/g)].map(([, name]) => name));
const wanted = new Set(imported.filter((name) => name !== 'Icon'));

const kebabCase = new Map(icons.map((icon) => [icon.pascal_name, icon.name]));

/** A name without a weight is the regular drawing. */
function drawingFile(name) {
  const [, icon, weight = ''] = /^(\w+?)(Fill|Bold)?$/.exec(name);
  if (!kebabCase.has(icon)) throw new Error(`Phosphor has no icon ${name}.`);
  return weight === '' ? `regular/${kebabCase.get(icon)}.svg` : `${weight.toLowerCase()}/${kebabCase.get(icon)}-${weight.toLowerCase()}.svg`;
}

/** The same drawing in fewer characters: curves stay curves, because arcs in their place would differ visibly. */
const shorterPaths = { plugins: [{ name: 'convertPathData', params: { floatPrecision: 2, makeArcs: undefined, straightCurves: false, smartArcRounding: false } }] };

const pathIn = (svg) => /^<svg xmlns="[^"]+" viewBox="0 0 256 256" fill="currentColor"><path d="([^"]+)"\/><\/svg>\s*$/.exec(svg)?.[1];

function component(name) {
  const drawing = readFileSync(join(phosphor, 'assets', drawingFile(name)), 'utf8');
  const path = pathIn(drawing);
  if (path === undefined) throw new Error(`The drawing of ${name} is not a single path.`);
  const shorter = pathIn(optimize(drawing, shorterPaths).data);
  return `// Written by scripts/generate-icons.mjs. Drawing: Phosphor Icons, see LICENSE.
import { Icon, type IconProps } from './Icon.tsx';

export const ${name} = (props: IconProps) => <Icon {...props} path="${shorter}" />;
`;
}

const files = new Map([...wanted].map((name) => [`${name}.tsx`, component(name)]));
files.set('LICENSE', readFileSync(join(phosphor, 'LICENSE'), 'utf8'));

mkdirSync(target, { recursive: true });
const stale = readdirSync(target).filter((file) => !files.has(file) && !handWritten.includes(file));
const changed = [...files].filter(([file, text]) => !existsSync(join(target, file)) || readFileSync(join(target, file), 'utf8') !== text);

if (process.argv.includes('--check')) {
  const differing = [...stale, ...changed.map(([file]) => file)];
  if (differing.length > 0) {
    console.error(`src/icons does not match the imports (${differing.join(', ')}): run pnpm --filter @valise/ui icons`);
    process.exit(1);
  }
} else {
  for (const file of stale) rmSync(join(target, file));
  for (const [file, text] of changed) writeFileSync(join(target, file), text);
}
