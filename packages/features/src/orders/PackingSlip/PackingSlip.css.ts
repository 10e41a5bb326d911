import { media, screenStyle, tabular, text, vars } from '@valise/ui/theme';

const { space } = vars;
// Lengths for print.
const sizes = {
  rule: '0.75pt',
  hairline: '0.5pt',
  // With 15 mm at each end this is A4, and the fold is 198 mm below the upper edge. One millimetre is left for rounding, which would
  // otherwise add an empty page.
  sheet: '266mm',
  page: '267mm',
  handover: '83mm',
  box: '5mm',
  qr: '40mm',
  line: '14mm',
  boxes: '22mm',
};
const rule = `${sizes.rule} solid CanvasText`;
const hairline = `${sizes.hairline} solid CanvasText`;

// The length of the pages that rows fill completely. 15 % of each is lost to the repeated table head and to room that is too short for a
// row.
const runOver = `round(down, max(0mm, size - ${sizes.handover}), ${sizes.page})`;
/** Rounds up to whole pages, so that the handover ends the last one. Without `calc-size` the handover follows the table. */
const wholePages = `calc-size(auto, max(size, round(up, size, ${sizes.page}) - 1mm - ${runOver} * 0.15))`;

/** Shown in print alone. The handover ends the last page. */
export const slip = screenStyle({
  display: 'none',
  '@media': {
    [media.print]: {
      ...text('body'),
      ...tabular,
      // Everything is printed in black, also the brand's mark.
      vars: { [vars.color.accent.marker]: 'CanvasText' },
      display: 'flex',
      flexDirection: 'column',
      minBlockSize: sizes.sheet,
      blockSize: wholePages,
      color: 'CanvasText',
      colorScheme: 'light',
    },
  },
});

export const head = screenStyle({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[4], paddingBlockEnd: space[4] });
export const title = screenStyle({ ...text('title-lg') });

export const facts = screenStyle({ display: 'grid', gridTemplateColumns: 'repeat(4, auto)', borderBlock: rule });
export const fact = screenStyle({ paddingBlock: space[3], paddingInline: space[4], selectors: { '&:first-child': { paddingInlineStart: 0 }, '& + &': { borderInlineStart: rule } } });
export const term = screenStyle({ ...text('caption') });
export const value = screenStyle({ fontWeight: 600, overflowWrap: 'anywhere', unicodeBidi: 'isolate' });
export const bigValue = screenStyle({ ...text('title-md'), overflowWrap: 'anywhere', unicodeBidi: 'isolate' });

export const people = screenStyle({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: space[4], paddingBlock: space[5] });
export const names = screenStyle({ flex: 1, display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `${space[4]} ${space[4]}` });
export const wide = screenStyle({ gridColumn: '1 / -1' });
export const map = screenStyle({ flex: 'none', display: 'grid', justifyItems: 'center', gap: space[1] });
export const code = screenStyle({ inlineSize: sizes.qr, blockSize: sizes.qr, forcedColorAdjust: 'none' });

export const table = screenStyle({ inlineSize: '100%', borderCollapse: 'collapse', borderBlockStart: rule });
export const row = screenStyle({ breakInside: 'avoid' });
/** Keeps the total on the page of the last row. */
export const totalRow = screenStyle({ breakInside: 'avoid', breakBefore: 'avoid' });
const cell = { paddingBlock: space[2], paddingInline: `0 ${space[2]}`, textAlign: 'start', verticalAlign: 'top', borderBlockEnd: hairline, fontWeight: 400 } as const;
export const columnHead = screenStyle({ ...text('caption'), ...cell });
/** Aligns the column with the products' names, which are beside the boxes. */
const besideBoxes = { paddingInlineStart: sizes.boxes };
export const productHead = screenStyle({ ...text('caption'), ...cell, ...besideBoxes });
export const columnHeadEnd = screenStyle({ ...text('caption'), ...cell, textAlign: 'end', paddingInlineEnd: 0 });
export const cellStart = screenStyle({ ...cell, overflowWrap: 'anywhere' });
export const total = screenStyle({ ...cell, ...besideBoxes });
export const cellEnd = screenStyle({ ...cell, textAlign: 'end', paddingInlineEnd: 0, fontWeight: 600 });
/** Starts with a capital, because the fit is an element of its own before it. */
export const measures = screenStyle({ '::first-letter': { textTransform: 'uppercase' } });
export const boxes = screenStyle({ ...cell, inlineSize: sizes.boxes });
export const box = screenStyle({
  display: 'inline-block',
  inlineSize: sizes.box,
  blockSize: sizes.box,
  marginInlineEnd: space['1-5'],
  border: rule,
  borderRadius: vars.radius.xs,
  verticalAlign: 'middle',
});

/** Below the fold, in the last third of the last page. */
export const handover = screenStyle({
  breakInside: 'avoid',
  marginBlockStart: 'auto',
  minBlockSize: sizes.handover,
  paddingBlockStart: space[6],
  borderBlockStart: `1.5pt dashed CanvasText`,
});
export const handoverHead = screenStyle({ display: 'flex', justifyContent: 'space-between', gap: space[4] });
export const choices = screenStyle({ display: 'flex', gap: space[5], whiteSpace: 'nowrap' });
export const lines = screenStyle({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[8] });
export const line = screenStyle({ ...text('caption'), marginBlockStart: sizes.line, paddingBlockStart: space[1], borderBlockStart: hairline });
