import type { PlainStory } from './storybookPreview.tsx';

type StoryFile = Record<string, PlainStory | undefined>;

const files = import.meta.glob<StoryFile>('../../packages/ui/src/components/*/*.stories.tsx');
const folders = Object.keys(import.meta.glob('../../packages/ui/src/components/*/index.ts'));

const nameOf = (path: string) => /components\/([^/]+)\//.exec(path)?.[1] ?? path;

/** Every component of the library, by its folder's name. */
export const components = folders.map(nameOf);

/** The Sheets of a component; without one, its first story. */
export async function sheetsOf(component: string): Promise<readonly PlainStory[]> {
  const paths = Object.keys(files).filter((path) => nameOf(path) === component);
  const stories = await Promise.all(paths.map(async (path) => Object.entries((await files[path]?.()) ?? {})));
  // Node lists the exports of a module in another order than a browser.
  const all = stories
    .flat()
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([, story]) => (story !== undefined && 'Story' in story ? [story] : []));
  const sheets = all.filter(({ tags }) => tags.includes('sheet'));
  return sheets.length > 0 ? sheets : all.slice(0, 1);
}
