import type { Plugin, Rolldown } from 'vite';

const firstScreen = new URL('../src/routes/login.tsx', import.meta.url).pathname;

/** The style sheets that a module brings, by itself and by what it imports. */
async function stylesOf(context: Rolldown.PluginContext, id: string, seen = new Set<string>()): Promise<string[]> {
  if (seen.has(id)) return [];
  seen.add(id);
  if (id.endsWith('.css')) return [id];
  const { importedIds } = await context.load({ id, resolveDependencies: true });
  const found: string[] = [];
  for (const imported of importedIds) found.push(...(await stylesOf(context, imported, seen)));
  return found;
}

/**
 * Decides what comes in which file, so that sign-in needs no more than the page, its code and styles, its screen and
 * /config.json. The first screen's styles travel with those of every visit; its code is a file of its own, as is all that
 * stands around the screens of people who are signed in. What a group shares with screens that come later stays in it.
 */
export function firstLoad(): Plugin {
  return {
    name: 'portal-first-load',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/main\.tsx$/ },
      async handler(code) {
        const styles = await stylesOf(this, firstScreen);
        return { code: `${code}\n${styles.map((id) => `import ${JSON.stringify(id)};`).join('\n')}`, map: null };
      },
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'portal', tags: ['$initial'], priority: 3 },
                { name: 'login', test: /\/src\/routes\/login\.tsx$/, priority: 2 },
                { name: 'signedIn', test: /\/src\/signedIn\/SignedIn\.tsx$/, priority: 1 },
              ],
            },
          },
        },
      },
    }),
  };
}
