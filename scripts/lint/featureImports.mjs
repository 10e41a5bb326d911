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

/**
 * A feature imports itself and `shared`, whatever the features are called and however deep a file is.
 * @type {import('./rule.ts').Rule}
 */
export const featureImports = {
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    const own = featureOf(file);
    if (own === undefined) return {};

    /** @param {import('./rule.ts').Node} node */
    function check({ source }) {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const imported = featureOf(posix.join(posix.dirname(file), source.value));
      if (imported !== undefined && imported !== own && imported !== 'shared')
        context.report({ node: source, message: `A feature imports itself and shared: move what ${own} needs of ${imported} to shared.` });
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check, ImportExpression: check };
  },
};
