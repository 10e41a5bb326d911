// pnpm new component|feature|screen NAME: writes the files that CONTRIBUTING describes and registers them.
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../workspace.mjs';
import { groups, newComponent } from './component.mjs';
import { newFeature, newScreen } from './screen.mjs';
import { UsageError } from './templates.mjs';

const usage = `pnpm new component NAME [--group GROUP]
    a component of @valise/ui, for example DatePicker; GROUP is one of
    ${groups.join(', ')} [default: Display]
pnpm new feature NAME [--path PATH] [--endpoint TABLE.NAME] [--listed]
    a feature with its first screen, for example payouts
pnpm new screen FEATURE/NAME [--path PATH] [--endpoint TABLE.NAME] [--listed]
    a screen of a feature, for example refunds/RefundList

PATH is its address, for example /refund [default: from the names]. TABLE.NAME is the endpoint of the contract whose list it
shows, for example refundEndpoints.list [default: the list of the feature's own file in the contract]. --listed adds it to
the search palette.`;

/** @typedef {{ created: string[], changed: string[], next: string[] }} Result */

/** @param {string[]} args */
function run(args) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { group: { type: 'string' }, path: { type: 'string' }, endpoint: { type: 'string' }, listed: { type: 'boolean' } },
  });
  const [kind, name, ...more] = positionals;
  if (kind === undefined || name === undefined || more.length > 0) throw new UsageError(usage);
  const { group, path, endpoint, listed: isListed } = values;
  if (kind === 'component') return newComponent({ root, name, group });
  if (kind === 'feature') return newFeature({ root, name, path, endpoint, isListed });
  if (kind !== 'screen') throw new UsageError(`There is nothing to write for '${kind}'.\n${usage}`);
  const [feature = '', screen] = name.split('/');
  if (screen === undefined) throw new UsageError(`A screen is named with its feature, for example refunds/RefundList, not '${name}'.`);
  return newScreen({ root, feature, name: screen, path, endpoint, isListed });
}

/** @param {Result} result */
function print({ created, changed, next }) {
  for (const file of created) console.log(`created  ${relative(root, file)}`);
  for (const file of changed) console.log(`changed  ${relative(root, file)}`);
  console.log(`\nNext:\n${next.map((step) => `- ${step}`).join('\n')}`);
}

try {
  print(run(process.argv.slice(2)));
} catch (error) {
  const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  if (!isUsage) throw error;
  console.error(error.message);
  process.exit(1);
}
