import { rounded } from '../figures.mjs';
import { limits, loadLimits, nextPaint, valueLimitsOf } from './limits.mjs';

const oneDigit = (value) => Number(value.toFixed(1));
const kB = (bytes) => oneDigit(bytes / 1000);
const spread = (figure) => (figure === undefined ? '' : `${rounded(figure.median)} (${rounded(figure.least)}–${rounded(figure.most)})`);
const limitAt = (limit, place = 0) => (Array.isArray(limit) ? limit[place] : (limit ?? ''));

/**
 * Prints a screen: main-thread ms of both sides with their spread, the ratio with its limits, and the time to the wanted state
 * and to the next paint (for a first visit, the first paint).
 */
export function printScreen({ name, place, steps }) {
  console.log(`\n${name}`);
  const rows = Object.entries(steps).flatMap(([step, { portal, byHand }]) => {
    if (portal.cpu === undefined) return [];
    const { must, aim, shown = '' } = limits[step] ?? {};
    return [
      [
        step,
        {
          'portal, ms': spread(portal.cpu),
          'by hand, ms': spread(byHand?.cpu),
          ratio: byHand === undefined ? '' : rounded(portal.cpu.median / byHand.cpu.median),
          must: limitAt(must, place),
          aim: limitAt(aim, place),
          'state, ms': oneDigit(portal.state.median),
          'must ': shown,
          'by hand ': byHand === undefined ? '' : oneDigit(byHand.state.median),
          'next paint, ms': oneDigit(portal.paint.most),
          'by hand  ': byHand === undefined ? '' : oneDigit(byHand.paint.most),
        },
      ],
    ];
  });
  if (rows.length > 0) console.table(Object.fromEntries(rows));
  for (const [step, { portal, byHand }] of Object.entries(steps)) {
    if (portal.value === undefined) continue;
    const { must, aim } = valueLimitsOf(step) ?? {};
    const limit = must === undefined ? '' : `, must be below ${must}, aim ${aim}`;
    console.log(`${step}: ${spread(portal.value)}${byHand === undefined ? '' : `, by hand ${spread(byHand.value)}`}${limit}`);
  }
}

/** Prints the bytes and requests until sign-in is usable, and from the start until the product list is painted. */
export function printLoads({ login, products }) {
  const sides = { 'sign-in, until usable': login, 'product list, until rows are painted': products };
  const row = (loaded) => ({
    'JavaScript, gzip kB': loaded.scripts ?? '',
    'CSS, gzip kB': loaded.styles ?? '',
    requests: loaded.requests ?? '',
    'requests for code': loaded.codeRequests ?? '',
  });
  const table = {};
  for (const [name, { scripts, styles, ...counts }] of Object.entries(sides)) {
    table[name] = row({ scripts: kB(scripts), styles: kB(styles), ...counts });
    for (const kind of ['must', 'aim']) {
      const limit = Object.fromEntries(Object.entries(loadLimits[name]).map(([part, value]) => [part, value[kind]]));
      table[`  ${kind}, ${name.split(',')[0]}`] = row(limit);
    }
  }
  console.table(table);
}

/** Prints the longest time from any press of the portal to the next paint. */
export function printNextPaint(screens) {
  const all = screens.flatMap(({ steps }) => Object.entries(steps).flatMap(([step, { portal }]) => (portal.paint && !step.includes(' until ') ? [portal.paint] : [])));
  if (all.length === 0) return;
  const medians = all.map(({ median }) => median);
  console.log(`next paint after a press, medians of the steps: ${Math.min(...medians)} to ${Math.max(...medians)} ms, must be below ${nextPaint.must}, aim ${nextPaint.aim}`);
}

/** Prints the counts of the traces, per press. */
export function printTraces(screen, traces) {
  for (const { side, press, file, counts } of traces) {
    const parts = Object.entries(counts).map(([kind, value]) => (typeof value === 'number' ? `${kind} ${value}` : `${kind} ${value.count} (${rounded(value.ms)} ms)`));
    console.log(`\n${screen}, ${side}, ${press}, ${file}\n  ${parts.join(', ')}`);
  }
}
