import { join } from 'node:path';
import { camelCase, editFile, UsageError, withSortedLine, writeTemplate } from './templates.mjs';

/** The groups of components in Storybook's sidebar. */
export const groups = ['Actions', 'Fields', 'Files', 'Display', 'Data', 'Navigation', 'Overlays', 'Feedback'];

/** The size limit of a new component, in kB gzip. */
const FIRST_LIMIT = 2;

/**
 * Writes a component of @valise/ui and registers it in the package's index and in the list of size limits.
 * @param {{ root: string, name: string, group?: string }} options
 */
export function newComponent({ root, name, group = 'Display' }) {
  if (!/^[A-Z][A-Za-z\d]+$/.test(name)) throw new UsageError(`A component is named in PascalCase, for example DatePicker, not '${name}'.`);
  if (!groups.includes(group)) throw new UsageError(`There is no group '${group}': choose from ${groups.join(', ')}.`);
  const ui = join(root, 'packages/ui');
  const created = writeTemplate('component', join(ui, 'src/components', name), { Name: name, name: camelCase(name), Group: group });
  const index = editFile(join(ui, 'src/index.ts'), (text) => withSortedLine(text, `export * from './components/${name}/index.ts';`));
  const sizes = editFile(join(ui, 'sizes.json'), (text) => {
    const limits = Object.entries({ ...JSON.parse(text), [name]: FIRST_LIMIT });
    // Names of components are sorted; the limit of all of them together is last.
    /** @param {[string, unknown]} entry */
    const isComponent = ([key]) => /^[A-Z]/.test(key);
    const sorted = limits.filter(isComponent).toSorted(([one], [other]) => (one < other ? -1 : 1));
    return `${JSON.stringify(Object.fromEntries([...sorted, ...limits.filter((entry) => !isComponent(entry))]), null, 2)}\n`;
  });
  return {
    created,
    changed: [index, sizes],
    next: [
      'Set its limit in packages/ui/sizes.json: npm test -- packages prints what it weighs.',
      'Compare its Sheet with a picture: pnpm test:pictures --update-snapshots.',
      'Write what a person can now do: pnpm changeset.',
    ],
  };
}
