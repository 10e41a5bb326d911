import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { binOf, pnpm, root } from '../../scripts/workspace.mjs';
import { entrySize, TOGETHER } from './entrySize.ts';

const names = ['contract', 'ui', 'features'] as const;
const scratch = mkdtempSync(join(tmpdir(), 'valise-packages-'));
const node = (args: string[], cwd: string) => promisify(execFile)(process.execPath, args, { cwd, maxBuffer: 1 << 24 });
/** The output of a failed command; '' when it succeeds. */
const errorsOf = (args: string[]) =>
  node(args, scratch).then(
    () => '',
    (failure: { stdout?: string; stderr?: string }) => `${failure.stdout ?? ''}${failure.stderr ?? ''}`,
  );
const packageJson = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Builds and packs the three packages, then installs them in an app outside the workspace, as their users would. */
beforeAll(async () => {
  for (const name of names) {
    const folder = join(root, 'packages', name);
    rmSync(join(folder, 'dist'), { recursive: true, force: true });
    await node([binOf('vite'), 'build', '--logLevel', 'warn'], folder);
    await node([binOf('typescript', 'tsc'), '-p', 'tsconfig.build.json'], folder);
    await pnpm(['pack', '--pack-destination', scratch], { cwd: folder, stdio: 'ignore' });
  }
  const tarballs = Object.fromEntries(
    names.map((name) => [`@valise/${name}`, `file:./${readdirSync(scratch).find((file) => file.startsWith(`valise-${name}-`))}`]),
  );
  const { dependencies } = packageJson(join(root, 'apps/portal'));
  const { devDependencies } = packageJson(root);
  writeFileSync(
    join(scratch, 'package.json'),
    JSON.stringify({
      name: 'scratch-app',
      private: true,
      type: 'module',
      dependencies: { ...tarballs, react: dependencies.react, 'react-dom': dependencies['react-dom'] },
      devDependencies: { '@types/react': devDependencies['@types/react'], '@types/react-dom': devDependencies['@types/react-dom'] },
    }),
  );
  writeFileSync(
    join(scratch, 'pnpm-workspace.yaml'),
    `overrides:\n${Object.entries(tarballs)
      .map(([name, file]) => `  '${name}': ${file}`)
      .join('\n')}\n`,
  );
  cpSync(join(root, 'tests/packages/app'), scratch, { recursive: true });
  const code = await pnpm(['install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=append-only'], { cwd: scratch, stdio: 'ignore' });
  if (code !== 0) throw new Error('The packed packages could not be installed in the scratch app.');
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe.each(names)('@valise/%s', (name) => {
  const installed = join(scratch, 'node_modules/@valise', name);

  test('contains its build, licence and README, and no sources', () => {
    const allowed = new Set(['LICENSE', 'README.md', 'package.json', 'dist', 'fonts.css', 'tokens']);
    const files = readdirSync(installed).filter((file) => file !== 'node_modules');
    expect(files.filter((file) => !allowed.has(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist', 'package.json']));
    expect(Object.keys(packageJson(installed).scripts ?? {}).filter((script) => /^(pre|post)?install$|^prepare$/.test(script))).toEqual([]);
    expect(JSON.stringify(packageJson(installed).exports)).not.toContain('source');
  });

  test('is compiled for production', () => {
    const modules = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
    expect(modules.filter((file) => readFileSync(join(installed, 'dist', file), 'utf8').includes('jsx-dev-runtime'))).toEqual([]);
  });

  test('is published publicly, with provenance', () => {
    expect(packageJson(join(root, 'packages', name)).publishConfig).toMatchObject({ access: 'public', provenance: true });
  });

  test('passes publint', async () => {
    const { publint } = await import('publint');
    const { messages } = await publint({ pkgDir: join(root, 'packages', name), pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  test('resolves with its types for every module system', async () => {
    const tarball = readdirSync(scratch).find((file) => file.startsWith(`valise-${name}-`)) ?? '';
    const styles = name === 'contract' ? [] : ['--exclude-entrypoints', 'styles.css', 'fonts.css', 'tokens.json'];
    const attw = binOf('@arethetypeswrong/cli', 'attw');
    expect(await errorsOf([attw, tarball, '--profile', 'esm-only', ...styles])).toBe('');
  });
});

describe('an app outside the workspace', () => {
  test('type-checks against the packed packages', async () => {
    expect(await errorsOf([binOf('typescript', 'tsc'), '-p', 'tsconfig.json'])).toBe('');
  });

  test('renders on the server', async () => {
    await build({ root: scratch, logLevel: 'error', build: { ssr: 'server.tsx', outDir: 'dist-server' } });
    const { stdout } = await node(['dist-server/server.js'], scratch);
    expect(stdout).toContain('Delete Product</button>');
    expect(stdout).toContain('Double-Breasted Trench');
  });
});

describe('size of an entry point, kB gzip, one language, with React outside', () => {
  const limits = JSON.parse(readFileSync(join(root, 'packages/ui/sizes.json'), 'utf8')) as Record<string, number>;

  test('every component has a limit', () => {
    const components = readdirSync(join(scratch, 'node_modules/@valise/ui/dist/components'));
    expect(Object.keys(limits)).toEqual([...components.toSorted(), TOGETHER]);
  });

  test.each(Object.entries(limits))('%s is at most %d kB', async (component, limit) => {
    expect(await entrySize(scratch, component)).toBeLessThanOrEqual(limit);
  });
});
