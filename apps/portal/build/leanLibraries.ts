import type { Plugin } from 'vite';

/** Says inside a class which context it reads, so that nothing outside keeps the class. */
const withContextsInside = (code: string) =>
  [...code.matchAll(/^(\w+)\.contextType = (\w+);$/gm)].reduce(
    (text, [statement, name, context]) =>
      text.replace(statement, '').replace(new RegExp(`^var ${name} = class .*\\{$`, 'm'), `$& static contextType = ${context};`),
    code,
  );

const IDENTITY = '\0portal-identity';

/**
 * Leaves out what the portal does not use of its libraries, 10 kB gzip of the signed-in part on 21 Nov 2026.
 *
 * React Router makes its contexts, and names them for developer tools, in statements that a bundler must otherwise take
 * for effects. The stand-in for `useSyncExternalStore` is for React before 18. SWR brings a comparison in depth, which
 * swrOptions.ts replaces by identity. React Aria asks the browser for its language and which way that is read, before
 * anything is shown; the portal's page is in English, whatever the browser speaks.
 */
export function leanLibraries(): Plugin[] {
  return [
    {
      name: 'portal-lean-router',
      apply: 'build',
      transform: {
        filter: { id: /\/react-router\/dist\/\w+\/[\w-]+\.mjs$/ },
        handler: (code) => ({
          code: withContextsInside(code)
            .replace(/^(var \w+ = )(React\d*\.\w+\()/gm, '$1/* @__PURE__ */ $2')
            .replace(/^\w+\.displayName = "\w+";$/gm, '')
            .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'),
          map: null,
        }),
      },
    },
    {
      name: 'portal-lean-store',
      apply: 'build',
      enforce: 'pre',
      resolveId: {
        filter: { id: /^use-sync-external-store\/shim(\/index\.js)?$/ },
        handler(_, importer) {
          return this.resolve('react', importer);
        },
      },
    },
    {
      name: 'portal-lean-comparison',
      apply: 'build',
      enforce: 'pre',
      resolveId: { filter: { id: /^dequal\/lite$/ }, handler: () => IDENTITY },
      load: { filter: { id: new RegExp(`^${IDENTITY}$`) }, handler: () => 'export const dequal = Object.is;' },
    },
    {
      name: 'portal-lean-locale',
      apply: 'build',
      transform: {
        filter: { id: /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/ },
        handler(code) {
          const english = code.replace(/\n {4}let locale = typeof window[^]*?\n\}/, "\n    return { locale: 'en-US', direction: 'ltr' };\n}");
          if (english === code) this.error('React Aria asks for the language another way now.');
          return { code: english, map: null };
        },
      },
    },
  ];
}
