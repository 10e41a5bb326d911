/**
 * The limit that each figure must keep, and the one it aims at. A pair is for 1,000 and 50,000 products. Without a unit it is the
 * ratio of main-thread time to the page by hand.
 */
export const limits = {
  'menu, first opening': { must: 4.5, aim: 3.5 },
  'confirm dialog, first opening': { must: 3.5, aim: 2.4 },
  "select all, the header's box": { must: [1.5, 1.8], aim: 1.4 },
  'select all N': { must: [1.5, 1.8], aim: 1.4 },
  sort: { must: [1.6, 1.2], aim: [1.4, 0.8] },
  'search key': { must: [1.8, 1.5], aim: 1.6 },
  'page change': { must: 2, aim: 1.4 },
  'page size 50': { must: 2, aim: 1.7 },
  'sign-in until usable': { must: 3, aim: 2.3 },
  'sign-in until usable, processor 4× slower': { must: 3, aim: 2.3 },
};

/** Limits of figures that are no presses. */
export const valueLimits = {
  'heap kept after 90 page changes, kB': { must: 300, aim: 150 },
  'longest task, ms': { must: 100, aim: 50 },
  'longest from a key to its paint, ms': { must: 100, aim: 50 },
  'data kept by all cycles, kB': { must: 300, aim: 150 },
};

/** Bytes are kB after gzip. */
export const loadLimits = {
  'sign-in, until usable': { scripts: { must: 128, aim: 108 }, styles: { must: 6, aim: 6 }, requests: { must: 6, aim: 4 } },
  'product list, until rows are painted': { scripts: { must: 168, aim: 150 }, codeRequests: { must: 12, aim: 6 } },
};

/** After any press, in ms. */
export const nextPaint = { must: 50, aim: 32 };
