import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase, editFile, headingOf, UsageError, writeFileOf, writeTemplate } from './templates.mjs';

/** @param {string} name PascalCase or camelCase */
const kebabCase = (name) => headingOf(name).toLowerCase().replaceAll(' ', '-');

/** @param {string} name */
const pascalCase = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * The text of every source file of a folder.
 * @param {string} folder
 */
const sourcesOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/**
 * The parts of the contract that a screen needs: an endpoint that replies with a list, its schema and a sample of an item.
 * @param {string} root
 * @param {string} feature
 * @param {string} [endpoint] for example 'orderEndpoints.list'
 */
function contractOf(root, feature, endpoint) {
  const folder = join(root, 'packages/contract/src');
  const resource = join(folder, 'resources', `${feature}.ts`);
  const own = existsSync(resource) ? /export const (\w+Endpoints)\b/.exec(readFileSync(resource, 'utf8'))?.[1] : undefined;
  if (endpoint === undefined && own === undefined)
    throw new UsageError(
      `The contract has no endpoints for '${feature}': add packages/contract/src/resources/${feature}.ts first, or name a list that exists with --endpoint orderEndpoints.list.`,
    );
  const [endpoints = '', name = 'list'] = (endpoint ?? `${own}.list`).split('.');
  const table = sourcesOf(folder).find((text) => text.includes(`export const ${endpoints} =`));
  if (!/^\w+Endpoints$/.test(endpoints) || table === undefined || !new RegExp(`^ {2}${name}: endpoint\\(`, 'm').test(table))
    throw new UsageError(`The contract has no endpoint ${endpoints}.${name}.`);
  const schema = endpoints.replace(/Endpoints$/, '');
  const item = pascalCase(schema);
  const samples = sourcesOf(join(folder, 'samples')).join('\n');
  const sample = new RegExp(`export (?:const|function) (an?${item})\\b`).exec(samples)?.[1];
  if (sample === undefined) throw new UsageError(`The contract has no sample of ${schema}: add a${item} to packages/contract/src/samples.`);
  return { Item: item, endpoints, endpoint: name, schema, sample };
}

/**
 * Inserts text before the line that begins with a mark.
 * @param {string} text
 * @param {string} mark
 * @param {string} inserted
 */
const insertBefore = (text, mark, inserted) => text.replace(`\n${mark}`, () => `\n${inserted}${mark}`);

/**
 * The key of a path in the list of routes. A missing path is added under the screen's name.
 * @param {string} file
 * @param {string} name
 * @param {string} path
 */
function registerPath(file, name, path) {
  const text = readFileSync(file, 'utf8');
  const listed = new RegExp(`^ {2}(\\w+): '${path.replaceAll(/[/$.*+?()[\]{}|\\]/g, '\\$&')}',$`, 'm').exec(text)?.[1];
  if (listed !== undefined) return { key: listed, changed: [] };
  if (new RegExp(`^ {2}${name}:`, 'm').test(text)) throw new UsageError(`${name} is already the name of another path.`);
  const changed = editFile(file, (before) =>
    insertBefore(insertBefore(before, "  logout: '/logout'", `  ${name}: '${path}',\n`), '  logout: routes.logout', `  ${name}: routes.${name},\n`),
  );
  return { key: name, changed: [changed] };
}

/**
 * Validates the command's arguments before anything is written, and reads the parts of the contract that the screen needs.
 * @param {{ root: string, feature: string, name: string, path: string, endpoint?: string }} options
 */
function check({ root, feature, name, path, endpoint }) {
  if (!/^[A-Z][A-Za-z\d]+$/.test(name)) throw new UsageError(`A screen is named in PascalCase, for example RefundList, not '${name}'.`);
  if (!/^\/[a-z\d/-]*$/.test(path)) throw new UsageError(`A path begins with / and has lower-case letters, digits and hyphens, not '${path}'.`);
  const route = `apps/portal/src/routes/${camelCase(name)}.tsx`;
  if (existsSync(join(root, route))) throw new UsageError(`${route} exists already.`);
  return contractOf(root, feature, endpoint);
}

/**
 * Writes the screen of a list with its definition, hook, stories, route file and path, and registers it in its feature and in the router.
 * @param {{ root: string, feature: string, name: string, path?: string, endpoint?: string, isListed?: boolean }} options
 */
export function newScreen({ root, feature, name, path = `/${kebabCase(feature)}/${kebabCase(name)}`, endpoint, isListed = false }) {
  const features = join(root, 'packages/features/src');
  const folder = join(features, feature);
  const portal = join(root, 'apps/portal/src');
  if (!existsSync(folder)) throw new UsageError(`There is no feature '${feature}': pnpm new feature ${feature} writes it with its first screen.`);
  const messages = /export const (\w+Messages) = \{\n {2}'en-US'/.exec(readFileSync(join(folder, 'messages.ts'), 'utf8'))?.[1];
  if (messages === undefined) throw new UsageError(`${feature}/messages.ts has no catalogue to add the screen's copy to.`);
  const contract = check({ root, feature, name, path, endpoint });
  const camel = camelCase(name);
  const title = headingOf(name);
  const list = camel.replace(/(?:List)?$/, 'List');

  const values = { ...contract, Name: name, name: camel, list, List: pascalCase(list), feature, messages, path, Title: title, title: title.toLowerCase() };
  const created = [
    ...writeTemplate('screen', join(folder, name), values),
    writeFileOf('route/__name__.tsx.template', join(portal, 'routes'), values),
  ];
  const paths = registerPath(join(features, 'domain/paths.ts'), camel, path);
  const changed = [
    editFile(join(folder, 'index.ts'), (text) => `export * from './${name}/index.ts';\n${text}`),
    editFile(join(folder, 'messages.ts'), (text) =>
      insertBefore(
        text,
        '  },\n};',
        [
          ['', title],
          ['Home', 'Dashboard'],
          ['Id', 'ID'],
          ['Search', `Search ${values.title}`],
          ['Failed', `Failed to fetch ${values.title}`],
          ['Empty', `No ${values.title} found.`],
        ]
          .map(([suffix, copy]) => `    ${camel}${suffix}: '${copy}',\n`)
          .join(''),
      ),
    ),
    ...paths.changed,
    editFile(join(portal, 'signedIn/messages.ts'), (text) => insertBefore(text, '    notFound:', `    ${camel}: '${title}',\n`)),
    editFile(join(portal, 'router/routes.tsx'), (text) => {
      const last = [...text.matchAll(/^const (\w+) = .*'\.\.\/routes\/\1\.tsx'.*$/gm)].at(-1);
      if (last?.[1] === undefined) return text;
      const loaded = text.replace(last[0], () => `${last[0]}\n${last[0].replaceAll(String(last[1]), camel)}`);
      return insertBefore(loaded, "          { path: '*'", `          { path: routes.${paths.key}, Component: ${camel} },\n`);
    }),
  ];
  if (isListed) {
    changed.push(
      editFile(join(features, 'shell/screens.ts'), (text) => insertBefore(text, '];', `  { path: routes.${paths.key}, name: '${camel}' },\n`)),
      editFile(join(features, 'shell/messages.ts'), (text) => insertBefore(text, '  },\n};', `    ${camel}: '${title}',\n`)),
    );
  }
  return {
    created,
    changed,
    next: [
      `Name what the list shows in ${feature}/${name}/${list}Definition.tsx: columns, card, search, filters; its copy is in ${feature}/messages.ts.`,
      'Tag its stories with the section of the specification, for example spec:2.1.',
      'Compare it with a picture: pnpm test:pictures --update-snapshots.',
      'Write what a person can now do: pnpm changeset.',
    ],
  };
}

/**
 * Writes a feature with its first screen, which has the feature's name.
 * @param {{ root: string, name: string, path?: string, endpoint?: string, isListed?: boolean }} options
 */
export function newFeature({ root, name, path = `/${kebabCase(name)}`, ...options }) {
  if (!/^[a-z][A-Za-z\d]+$/.test(name)) throw new UsageError(`A feature is named in camelCase, for example refunds, not '${name}'.`);
  const folder = join(root, 'packages/features/src', name);
  if (existsSync(folder)) throw new UsageError(`packages/features/src/${name} exists already.`);
  const first = { root, feature: name, name: pascalCase(name), path, ...options };
  check(first);
  const created = writeTemplate('feature', folder, { messages: `${name}Messages` });
  const screen = newScreen(first);
  return { ...screen, created: [...created, ...screen.created], changed: screen.changed.filter((file) => !created.includes(file)) };
}
