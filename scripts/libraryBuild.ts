import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { UserConfig } from 'vite';

interface LibraryBuild {
  /** Source files of the public entry points, relative to the package. */
  entries: string[] | Record<string, string>;
}

/** The one way a package is built: ES modules that keep the source's shape, and one style sheet where there are styles. */
export function libraryBuild({ entries }: LibraryBuild): UserConfig {
  return {
    plugins: [vanillaExtractPlugin()],
    build: {
      target: 'es2023',
      minify: false,
      lib: { entry: entries, formats: ['es'], cssFileName: 'styles' },
      rolldownOptions: {
        // Whatever is not a file of the package itself is a dependency of whoever installs it.
        external: (source: string) => !/^(\.|\/|\0|virtual:)/.test(source) && !/\.vanilla\.css/.test(source),
        output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
      },
    },
  };
}
