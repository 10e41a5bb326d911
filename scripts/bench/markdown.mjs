// The figures as the tables of the README.
import { limits, loadLimits, nextPaint, valueLimitsOf } from './portal/limits.mjs';
import { partLimits } from './parts/run.mjs';
import { heapLimit, limitOf } from './table/run.mjs';

const count = (value) => Number(value.toFixed(value < 10 ? 1 : 0)).toLocaleString('en-US');
const times = (value) => (value === undefined ? '' : `${value.toFixed(2)}×`);
const kB = (bytes) => (bytes / 1000).toFixed(1);
/** A limit, and whether the figure keeps it. */
const limit = (must, measured, unit = '') => (must === undefined || must === '' || measured === undefined ? '' : `${must.toLocaleString('en-US')}${unit}${measured > must ? ', not kept' : ''}`);
const at = (must, place) => (Array.isArray(must) ? must[place] : must);

function table(head, rows) {
  if (rows.length === 0) return [];
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}

function loadRows({ login, products }) {
  const [signIn, list] = [loadLimits['sign-in, until usable'], loadLimits['product list, until rows are painted']];
  return [
    ['sign-in, until usable', kB(login.scripts), limit(signIn.scripts.must, login.scripts / 1000), `${kB(login.styles)} of ${signIn.styles.must}`, `${login.requests} of ${signIn.requests.must}`],
    [
      'product list, until its rows are painted',
      kB(products.scripts),
      limit(list.scripts.must, products.scripts / 1000),
      kB(products.styles),
      `${products.codeRequests} for code, of ${list.codeRequests.must}`,
    ],
  ];
}

/** Presses and loads of screens that also exist by hand: a row for each, with 1,000 and 50,000 rows side by side. */
function ratioRows(screens) {
  const rows = new Map();
  for (const { name, place = 0, steps } of screens) {
    const screen = name.split(',')[0];
    for (const [step, { portal, byHand }] of Object.entries(steps)) {
      if (portal.cpu === undefined || byHand === undefined) continue;
      const row = rows.get(`${screen}: ${step}`) ?? ['', '', '', ''];
      const ratio = portal.cpu.median / byHand.cpu.median;
      row[2 * place] = times(ratio);
      row[2 * place + 1] = limit(at(limits[step]?.must, place), ratio, '×');
      rows.set(`${screen}: ${step}`, row);
    }
  }
  return [...rows].map(([name, cells]) => [name, ...cells]);
}

/** Plain figures, and presses on screens that do not exist by hand. */
function figureRows(screens) {
  const rows = screens.flatMap(({ name, steps }) =>
    Object.entries(steps).flatMap(([step, { portal, byHand }]) => {
      if (portal.value !== undefined) return [[`${name}: ${step}`, count(portal.value.median), limit(valueLimitsOf(step)?.must, portal.value.median)]];
      return byHand === undefined ? [[`${name}: ${step}, ms of the main thread; until it is shown`, `${count(portal.cpu.median)}; ${count(portal.state.median)}`, '']] : [];
    }),
  );
  const paints = screens.flatMap(({ steps }) => Object.entries(steps).flatMap(([step, { portal }]) => (portal.paint && !step.includes(' until ') ? [portal.paint.median] : [])));
  if (paints.length === 0) return rows;
  return [...rows, ['next paint after a press, medians of the steps, ms', `${count(Math.min(...paints))} to ${count(Math.max(...paints))}`, limit(nextPaint.must, Math.max(...paints))]];
}

const operations = { page: 'page change', select: 'select all', search: 'search key', sort: 'sort', menu: 'menu, open and close', confirm: 'confirm dialog, open and close' };
function tableRows(figures) {
  return Object.entries(operations).map(([operation, name]) => {
    const [small, large] = [1000, 50_000].map((size) => figures.find((figure) => figure.operation === operation && figure.size === size));
    const cells = [small, large].flatMap((figure) => [times(figure?.ratio), limit(limitOf(operation, figure?.size), figure?.ratio, '×')]);
    return [name, ...cells, large === undefined ? '' : count(large.paint.dataTable)];
  });
}

/**
 * @param {{ loads?: object, screens: object[], table?: object[], parts?: object }} measured the results, each part as its own
 * module returns it
 */
export function markdownOf({ loads, screens, table: tableFigures, parts }) {
  const lines = [];
  if (loads !== undefined) lines.push(...table(['Portal', 'JavaScript, gzip kB', 'limit', 'CSS', 'requests'], loadRows(loads)));
  lines.push(...table(['Main-thread time compared with the page by hand', '1,000 rows, or the screen', 'limit', '50,000 rows', 'limit'], ratioRows(screens)));
  lines.push(...table(['Portal', 'measured', 'limit'], figureRows(screens)));
  if (tableFigures !== undefined) {
    lines.push(...table(['The table alone, compared with one without React', '1,000 rows', 'limit', '50,000 rows', 'limit', 'ms to the next paint'], tableRows(tableFigures)));
  }
  const heap = tableFigures?.findLast(({ operation, page }) => operation === 'heap' && page === 'dataTable');
  const heapRow = heap === undefined ? [] : [[`table of ${count(heap.size)} rows: kB kept after 90 page changes`, count(heap.kept), limit(heapLimit, heap.kept)]];
  const partRows = parts === undefined ? [] : partLimits(parts).map(({ name, value, most }) => [name, count(value), limit(most, value)]);
  lines.push(...table(['Parts alone', 'measured', 'limit'], [...heapRow, ...partRows]));
  return lines.join('\n');
}
