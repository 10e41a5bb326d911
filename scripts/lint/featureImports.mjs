import { posix } from 'node:path';

const FEATURES = 'packages/features/src/';

/**
 * The feature that a file belongs to; undefined outside the features.
 * @param {string} file
 */
function featureOf(file) {
  const at = file.indexOf(FEATURES);
  const [feature, rest] = at === -1 ? [] : file.slice(at + FEATURES.length).split('/', 2);
  return rest === undefined ? undefined : feature;
}

/** @param {string} own */
const importable = (own) => (own === 'kit' ? ['kit'] : own === 'domain' ? ['domain', 'kit'] : [own, 'kit', 'domain']);

/**
 * @param {string} own
 * @param {string} imported
 */
function messageOf(own, imported) {
  if (own === 'kit') return `The kit knows no feature: pass it what it needs of ${imported}.`;
  if (own === 'domain') return `The domain imports the kit alone: move what it needs of ${imported} to the domain.`;
  return `A feature imports itself, kit and domain: move what ${own} needs of ${imported} there.`;
}

/**
 * A feature imports itself, `kit` and `domain`; `domain` imports `kit`; `kit` imports itself alone; `flows`, which contain
 * stories, import every feature. A file is imported by its own path: an index is for other packages, and for the index above it.
 * @type {import('./rule.ts').Rule}
 */
export const featureImports = {
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    const room = featureOf(file) ?? '';
    if (room === '') return {};

    /** @param {import('./rule.ts').Node} node */
    function check({ source }) {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const imported = featureOf(posix.join(posix.dirname(file), source.value));
      if (imported !== undefined && room !== 'flows' && !importable(room).includes(imported)) context.report({ node: source, message: messageOf(room, imported) });
      else if (source.value.endsWith('/index.ts') && !file.endsWith('/index.ts')) context.report({ node: source, message: 'Import the file itself, not an index.' });
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check, ImportExpression: check };
  },
};
