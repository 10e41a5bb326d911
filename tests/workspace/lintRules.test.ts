import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const cases = {
  lengths: {
    allowed: [
      ['Name.css.ts', `export const a = style({ border: '1px solid', outlineOffset: '2px', inset: 'var(--top, 0px)' });`],
      ['Name.css.ts', `export const a = style({ padding: vars.space[4], inlineSize: '100%', gridArea: 'row1px' });`],
      ['Name.css.ts', `const sizes = { box: rem(18), frames: { small: px(116) } }; export const a = style({ inlineSize: sizes.box });`],
    ],
    refused: [
      ['Name.css.ts', `export const a = style({ padding: '1rem' });`],
      ['Name.css.ts', `export const a = style({ margin: '-6px' });`],
      ['Name.css.ts', `export const a = style({ padding: \`\${space[4]} 3px\` });`],
      ['Name.css.ts', `export const wide = '(min-width: 480px)';`],
      ['Name.css.ts', `export const a = style({ padding: rem(18) });`],
      ['Name.css.ts', `export const box = rem(18);`],
      ['Name.css.ts', `export function f() { const sizes = { box: rem(18) }; return sizes; }`],
    ],
  },
  'feature-imports': {
    allowed: [
      ['packages/features/src/orders/useOrders.ts', `import '../domain/paths.ts';`],
      ['packages/features/src/orders/OrderList/OrderList.tsx', `import '../orderTone.ts'; import '../../kit/format/format.ts';`],
      ['packages/features/src/domain/order/etaText.ts', `import '../../kit/format/format.ts';`],
      ['packages/features/src/flows/RefundToChat.stories.tsx', `import '../refunds/RefundDetail/RefundDetail.tsx'; import '../domain/paths.ts';`],
      ['packages/features/src/orders/index.ts', `export * from './OrderList/index.ts';`],
      ['packages/features/src/orders/OrderList/OrderList.tsx', `import '@valise/ui/Button';`],
      ['apps/portal/src/routes/orders.tsx', `import '../session/session.ts';`],
    ],
    refused: [
      ['packages/features/src/orders/useOrders.ts', `import '../products/productTone.ts';`],
      ['packages/features/src/orders/OrderList/parts/Part.tsx', `import type { Refund } from '../../../refunds/refund.ts';`],
      ['packages/features/src/orders/OrderList/OrderList.tsx', `export { RefundList } from '../../refunds/index.ts';`],
      ['packages/features/src/orders/OrderList/OrderList.tsx', `export const load = () => import('../../payouts/index.ts');`],
      ['packages/features/src/domain/order/useOrder.ts', `import '../../orders/orderTone.ts';`],
      ['packages/features/src/kit/list/ListHeader.tsx', `import '../../domain/paths.ts';`],
      ['packages/features/src/kit/useOrder.ts', `import '../orders/orderTone.ts';`],
      ['packages/features/src/orders/useOrders.ts', `import '../flows/testing/Portal.tsx';`],
      ['packages/features/src/flows/RefundToChat.stories.tsx', `import '../refunds/index.ts';`],
      ['packages/features/src/orders/OrderList/OrderList.tsx', `import '../OrderDetail/index.ts';`],
    ],
  },
} as const;

const folder = mkdtempSync(join(tmpdir(), 'valise-lint-'));
const folderOf = (rule: string, kind: string, index: number) => join(folder, rule, kind, String(index));
let report: readonly { code: string; filename: string }[] = [];

beforeAll(() => {
  for (const [rule, kinds] of Object.entries(cases))
    for (const [kind, files] of Object.entries(kinds))
      for (const [index, [name, code]] of files.entries()) {
        const file = join(folderOf(rule, kind, index), name);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, code);
      }
  const config = join(folder, 'oxlintrc.json');
  const plugin = fileURLToPath(new URL('../../scripts/lint/plugin.mjs', import.meta.url));
  const rules = Object.fromEntries(Object.keys(cases).map((rule) => [`valise/${rule}`, 'error']));
  writeFileSync(config, JSON.stringify({ jsPlugins: [plugin], categories: { correctness: 'off' }, rules }));
  report = lint(['--config', config, folder]);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Oxlint exits with 1 when it reports something. */
function lint(args: readonly string[]): typeof report {
  const oxlint = fileURLToPath(new URL('../../node_modules/oxlint/bin/oxlint', import.meta.url));
  try {
    execFileSync(process.execPath, [oxlint, '--format', 'json', ...args], { encoding: 'utf8', stdio: 'pipe' });
    return [];
  } catch (problem) {
    return (JSON.parse((problem as { stdout: string }).stdout) as { diagnostics: typeof report }).diagnostics;
  }
}

describe.each(Object.entries(cases))('%s', (rule, { allowed, refused }) => {
  const reported = (kind: string, index: number) =>
    report.filter(({ code, filename }) => code === `valise(${rule})` && filename.includes(`${folderOf(rule, kind, index).split('valise-lint-')[1]}/`));

  test.each(allowed.map(([name, code], index) => [name, code, index] as const))('%s allows %s', (_, __, index) => {
    expect(reported('allowed', index)).toEqual([]);
  });

  test.each(refused.map(([name, code], index) => [name, code, index] as const))('%s refuses %s', (_, __, index) => {
    expect(reported('refused', index)).toHaveLength(1);
  });
});
