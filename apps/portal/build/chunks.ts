import type { Rolldown } from 'vite';

/**
 * Which modules share a chunk, by the entries that import them. Sign-in is one chunk, so that it needs no more requests than
 * the page, its code and styles and /config.json; the shell is a second one. What at least three later entries share is
 * grouped by the entries that need it: without that every such module would be a request of its own.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'portal', test: /\/src\/(main|routes\/login)\.tsx$|rolldown\/runtime/, priority: 2 },
    { name: 'signedIn', test: /\/src\/signedIn\/SignedIn\.tsx$/, priority: 1 },
    { name: 'shared', minShareCount: 3, entriesAware: true, entriesAwareMergeThreshold: 30_000 },
  ],
};
