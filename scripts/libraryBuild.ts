import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin, UserConfig } from 'vite';

interface LibraryBuild {
  /** Source files of the public entry points, relative to the package. */
  entries: string[];
  /** The package has its own style sheet. @default true */
  hasStyles?: boolean;
}

/** Lets TypeScript accept `import '…/styles.css'` in an app that checks side-effect imports. */
const styleSheetTypes: Plugin = {
  name: 'style-sheet-types',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'styles.css.d.ts', source: 'export {};\n' });
  },
};

/** Builds a package: ES modules with the structure of the source, and one style sheet if there are styles. */
export function libraryBuild({ entries, hasStyles = true }: LibraryBuild): UserConfig {
  return {
    // A picture's address is relative to the module that shows it, so that the package works wherever it is installed.
    base: './',
    plugins: hasStyles ? [vanillaExtractPlugin(), styleSheetTypes] : [],
    build: {
      target: 'es2023',
      minify: false,
      lib: { entry: entries, formats: ['es'], cssFileName: 'styles' },
      rolldownOptions: {
        // Rolldown warns of every 'use client', which is kept because modules are preserved.
        onLog: (level, log, report) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
        // Everything outside the package is a dependency and is not bundled.
        external: (source: string) => !/^(\.|\/|\0|virtual:)/.test(source) && !/\.vanilla\.css/.test(source),
        output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
      },
    },
  };
}
