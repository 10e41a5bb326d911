import { Markdown } from '@storybook/addon-docs/blocks';

const notes = import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true });

/** A changeset: the bump of each package, and the change in a user's words. */
function read(note: string) {
  const [, front = '', text = ''] = note.split(/^---$/m);
  const packages = [...front.matchAll(/^['"](.+)['"]: (\w+)$/gm)].map(([, name, bump]) => `${name} (${bump})`);
  return { packages, text: text.trim() };
}

export function Changelog() {
  return Object.entries(notes)
    .filter(([path]) => !path.endsWith('README.md'))
    .map(([path, note]) => {
      const { packages, text } = read(note);
      return (
        <section key={path}>
          <h3>{packages.join(', ')}</h3>
          <Markdown>{text}</Markdown>
        </section>
      );
    });
}
