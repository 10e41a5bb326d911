import { PageLink } from './PageLink.tsx';
import { useStories } from './useStories.ts';

const states = ['Default', 'Loading', 'Empty', 'Error', 'Busy', 'Long Text', 'Many', 'Read Only', 'Phone'];

/** Every screen with its named states; a dash marks a state that the screen cannot have. */
export function ScreenStates() {
  const stories = useStories().filter(({ title }) => /^Screens\/(?!.*with the API)/i.test(title));
  const screens = [...new Set(stories.map(({ title }) => title))];
  return (
    <table className="valise-wide">
      <thead>
        <tr>
          <th scope="col">Screen</th>
          {states.map((state) => (
            <th key={state} scope="col">
              {state}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {screens.map((screen) => (
          <tr key={screen}>
            <th scope="row">{screen.replace('Screens/', '')}</th>
            {states.map((state) => {
              const story = stories.find(({ title, name }) => title === screen && name === state);
              return (
                <td key={state}>
                  {story === undefined ? (
                    '–'
                  ) : (
                    <PageLink href={`?path=/story/${story.id}`} aria-label={`${screen}: ${state}`}>
                      See
                    </PageLink>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
