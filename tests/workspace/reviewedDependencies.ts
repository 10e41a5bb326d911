/** Licences that any package may have. They require a notice at most. */
export const acceptedLicences = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'MIT-0', 'Unlicense'];

/** Packages with another licence, or whose package.json names none, with the licence in their files. */
export const reviewedLicences: Readonly<Record<string, string>> = {
  '@fontsource-variable/besley': 'OFL-1.1',
  '@fontsource-variable/instrument-sans': 'OFL-1.1',
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
  argparse: 'Python-2.0',
  'axe-core': 'MPL-2.0',
  'caniuse-lite': 'CC-BY-4.0',
  eval: 'MIT',
  lightningcss: 'MPL-2.0',
  'mdn-data': 'CC0-1.0',
  'require-like': 'MIT',
  spawndamnit: 'MIT',
};

/** Code that runs when a package is installed, by package: its scripts, or a build by node-gyp. */
export const reviewedInstallScripts: Readonly<Record<string, readonly string[]>> = {
  esbuild: ['node install.js'],
};

/** Ranges instead of exact versions, so that a user of @valise/ui shares these copies of React Aria. */
export const reviewedRanges = ['@internationalized/date', '@internationalized/string'];
