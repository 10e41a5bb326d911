import type { Rolldown } from 'vite';

/**
 * Which modules share a chunk, by the entries that import them: sign-in, the shell, and the product list, on which most work is
 * done. What at least three other entries share is grouped by the entries that need it: each such module would be a request.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'portal', test: /\/src\/(main|routes\/login)\.tsx$|rolldown\/runtime/, priority: 3 },
    { name: 'signedIn', test: /\/src\/signedIn\/SignedIn\.tsx$/, priority: 2 },
    { name: 'products', test: /\/src\/routes\/products\.tsx$/, priority: 1 },
    { name: 'shared', minShareCount: 3, entriesAware: true, entriesAwareMergeThreshold: 2_000 },
  ],
};

/** A shared chunk is named by its hash alone, not by all that share it: every importer would repeat that. */
export const chunkFileNames = ({ name }: Rolldown.PreRenderedChunk) => `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash:7].js`;

/** A style sheet is named by its hash alone, because sign-in lists those of all screens. */
export const assetFileNames = ({ names }: Rolldown.PreRenderedAsset) => `assets/${names[0]?.endsWith('.css') ? 'css-[hash:6]' : '[name]-[hash]'}[extname]`;
