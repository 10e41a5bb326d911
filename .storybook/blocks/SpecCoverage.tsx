import { PageLink } from './PageLink.tsx';
import { type StoryEntry, useStories } from './useStories.ts';

const sections = [
  'What the product does and for whom',
  'Screens and routes',
  'Entities and their fields',
  'States and transitions',
  'Validation rules',
  'Roles and permissions',
  'Calls',
  'Error catalogue',
  'Business constants and limits',
];

/** Screens and flows in the order of the sidebar, each with its stories. */
function byTitle(stories: readonly StoryEntry[]) {
  const titles = new Map<string, StoryEntry[]>();
  for (const story of stories) titles.set(story.title, [...(titles.get(story.title) ?? []), story]);
  return [...titles];
}

/** The stories of each section of the documents. */
export function SpecCoverage({ of: document }: { of: 1 | 2 }) {
  const stories = useStories();
  return sections.map((name, index) => {
    const section = `${document}.${index + 1}`;
    const shown = stories.filter(({ tags }) => tags.includes(`spec:${section}`));
    return (
      <section key={section}>
        <h3>
          {section} {name}
        </h3>
        {shown.length === 0 ? (
          <p>No story yet.</p>
        ) : (
          <table className="valise-wide">
            <tbody>
              {byTitle(shown).map(([title, ofTitle]) => (
                <tr key={title}>
                  <th scope="row">{title.replace(/^Screens\//, '')}</th>
                  <td>
                    <ul className="valise-line">
                      {ofTitle.map(({ id, name: story }) => (
                        <li key={id}>
                          <PageLink href={`?path=/story/${id}`}>{story}</PageLink>
                        </li>
                      ))}
                    </ul>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    );
  });
}
