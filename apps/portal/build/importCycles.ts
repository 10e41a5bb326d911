import type { Plugin } from 'vite';

/** The first cycle of files that import each other, as a path back to its start. `imports` has the static imports of each file. */
export function importCycle(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();

  function follow(file: string, path: readonly string[]): readonly string[] | undefined {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const imported of imports.get(file) ?? []) {
      const cycle = follow(imported, [...path, file]);
      if (cycle !== undefined) return cycle;
    }
    done.add(file);
    return undefined;
  }

  for (const file of imports.keys()) {
    const cycle = follow(file, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

/**
 * Fails the build when chunks import each other: one would run before its imports exist, and its screens would not open. Grouping
 * sources without a cycle into chunks can create one.
 */
export function noImportCycles(): Plugin {
  return {
    name: 'portal-no-import-cycles',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const cycle = importCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (cycle !== undefined) this.error(`Chunks import each other: ${cycle.join(' → ')}. Group their modules differently in build/chunks.ts.`);
    },
  };
}
