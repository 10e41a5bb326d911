import { useEffect, useState } from 'react';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

/** Sections of the two documents that a screen can show. */
const sections = {
  '1.1': 'Audience and login copy',
  '1.2': 'Access, shell, dashboard and settings: screens and routes',
  '1.4': 'Access: states and transitions',
  '1.5': 'Access: validation rules',
  '1.7': 'Access: calls',
  '1.8': 'Access: error catalogue',
  '2.2': 'Products, orders, refunds and support: screens and routes',
  '2.4': 'Business screens: states and transitions',
  '2.5': 'Business screens: validation rules',
  '2.8': 'Business screens: error catalogue',
};

/** Which stories show which section, read from the built index. */
export function SpecCoverage() {
  const [entries, setEntries] = useState<Entry[]>([]);
  useEffect(() => {
    void fetch('./index.json')
      .then((answer) => answer.json())
      .then((index: { entries: Record<string, Entry> }) => setEntries(Object.values(index.entries)));
  }, []);

  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Section</th>
          <th scope="col">Stories</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(sections).map(([section, title]) => {
          const shown = entries.filter(({ type, tags }) => type === 'story' && tags.includes(`spec:${section}`));
          return (
            <tr key={section}>
              <td>
                {section} {title}
              </td>
              <td>
                {shown.length === 0
                  ? 'Not built yet'
                  : shown.map(({ id, title: screen, name }) => (
                      <div key={id}>
                        <a href={`./?path=/story/${id}`} target="_top">
                          {screen}: {name}
                        </a>
                      </div>
                    ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
