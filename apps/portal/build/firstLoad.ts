import type { Plugin } from 'vite';

/**
 * Decides what comes in which file, so that sign-in needs no more than the page, its code and styles, its screen and
 * /config.json. The first screen is a file of its own, as is all that stands around the screens of people who are signed in.
 * What a group shares with screens that come later stays in it.
 */
export function firstLoad(): Plugin {
  return {
    name: 'portal-first-load',
    apply: 'build',
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
