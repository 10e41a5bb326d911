import type { Plugin } from 'vite';

// The shell, and what screens inside it have in common from the start.
const ofEveryScreen =
  /\/src\/signedIn\/SignedIn\.tsx$|\/features\/src\/shared\/(?!orderBadge|useLiveEvent)|\/(CaretLeft|CaretUp)\.es\.js$|\/components\/(Announcer|Badge|ErrorState|LoadableView|PageHeader|SafeImage|Skeleton|StatusBadge)\//;

/**
 * Decides what comes in which file, so that sign-in needs no more than the page, its code and styles and /config.json.
 * What stands around the screens of people who are signed in is a file of its own. What a group shares with screens that
 * come later stays in it.
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
                { name: 'portal', test: /\/src\/(main|routes\/login)\.tsx$|rolldown\/runtime/, priority: 2 },
                { name: 'signedIn', test: ofEveryScreen, priority: 1 },
              ],
            },
          },
        },
      },
    }),
  };
}
