import { createVar, globalStyle } from '@vanilla-extract/css';
import { components } from '../../../theme/layers.css.ts';
import { focusRing, media, rem, tabular, text, visuallyHidden } from '../../../theme/mixins.ts';
import { style } from '../../../theme/style.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, size, space } = vars;
const sizes = { selectColumn: rem(50), icon: rem(18), compactName: rem(18), compactDetail: rem(14) };
const hairline = `${vars.borderWidth.hairline} solid ${color.border.subtle}`;

export const cellPadding = createVar();
/** The space at the table's edges. */
export const edgePadding = createVar();
/** The width of one action's button. */
export const actionSize = createVar();

/** A scroll container only while the table overflows, because inside one the header would not stick to the page. */
export const scrollBox = style({
  ...focusRing('inset'),
  position: 'relative',
  containerType: 'inline-size',
  selectors: {
    ...focusRing('inset').selectors,
    '&[data-overflows]': { overflowX: 'auto', overscrollBehaviorX: 'contain' },
  },
});

export const table = style({
  ...text('body'),
  ...tabular,
  vars: { [cellPadding]: space[3], [edgePadding]: space[5], [actionSize]: size['control-sm'] },
  inlineSize: '100%',
  tableLayout: 'fixed',
  textAlign: 'start',
  selectors: {
    '&[data-dense]': { vars: { [cellPadding]: space[2] } },
    '&[data-condensed]': { vars: { [edgePadding]: space[3] } },
  },
  '@media': { [media.touch]: { vars: { [actionSize]: size['touch-min'] } } },
});

export const head = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 'var(--valise-sticky-top, 0px)',
  selectors: { '[data-overflows] &': { insetBlockStart: 0 } },
  '@media': { [media.low]: { position: 'static' }, [media.print]: { position: 'static' } },
});

const headerBase = style({
  ...text('label'),
  position: 'relative',
  blockSize: size['table-header'],
  paddingInline: cellPadding,
  background: color.background.sunken,
  boxShadow: `inset 0 -1px ${color.border.subtle}`,
  color: color.text.muted,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: edgePadding },
    '&:last-child': { paddingInlineEnd: edgePadding },
  },
  '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
});

export const header = headerBase;
export const headerEnd = style([headerBase, { textAlign: 'end' }]);
export const actionsHeader = headerEnd;
export const hiddenLabel = style(visuallyHidden);
export const selectHeader = style([headerBase, { cursor: 'pointer', inlineSize: sizes.selectColumn }]);

const sortBase = style({
  ...focusRing(),
  display: 'inline-flex',
  alignItems: 'center',
  gap: `calc(${space[3]} / 2)`,
  maxInlineSize: '100%',
  minBlockSize: space[6],
  borderRadius: vars.radius.xs,
  color: 'inherit',
  cursor: 'pointer',
  // The whole header sorts, not its word alone.
  selectors: { ...focusRing().selectors, '&::before': { content: '', position: 'absolute', inset: 0 } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.text.primary } } },
    [media.touch]: { minBlockSize: size['touch-min'] },
  },
});
export const sort = sortBase;
export const activeSort = style([sortBase, { color: color.text.primary, fontWeight: 600 }]);
export const caret = style({ flex: 'none' });
export const activeCaret = style([caret, { color: color.text.primary }]);

const rowBase = style({
  selectors: { '&:is([data-selected], [data-returned])': { background: color.background.selected } },
  '@media': { [media.hover]: { selectors: { '&:hover:not([data-selected], [data-returned])': { background: color.background.hover } } } },
});
export const row = rowBase;
export const linkedRow = style([rowBase, { cursor: 'pointer' }]);

const cellBase = style({
  blockSize: size['table-row'],
  paddingInline: cellPadding,
  paddingBlock: space[1],
  borderBlockEnd: hairline,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { position: 'relative', paddingInlineStart: edgePadding },
    '&:last-child': { paddingInlineEnd: edgePadding },
    'tr:last-child > &': { borderBlockEnd: 0 },
    '[data-condensed] &': { blockSize: space[16] },
    '[data-density="compact"] &': { blockSize: size['table-row-compact'] },
    // The marker of a selected row.
    '[data-selected] > &:first-child::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: vars.borderWidth.marker,
      background: color.accent.marker,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '[data-selected] > &:first-child::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});

const strong = style({ fontWeight: 550 });
const quiet = style({ color: color.text.secondary });
const end = style({ textAlign: 'end' });
const truncated = style({ overflow: 'clip', textOverflow: 'ellipsis' });

export const selectCell = style([cellBase, { cursor: 'pointer' }]);
export const actionsCell = style([cellBase, { textAlign: 'end', selectors: { '&:last-child': { paddingInlineEnd: space[3] } } }]);
export const messageCell = style({ padding: 0, whiteSpace: 'normal' });

const weights = { strong, normal: '', quiet } as const;
const classes = (...names: string[]) => names.filter((name) => name !== '').join(' ');
const byWeight = (...names: string[]) => ({
  strong: classes(cellBase, weights.strong, ...names),
  normal: classes(cellBase, weights.normal, ...names),
  quiet: classes(cellBase, weights.quiet, ...names),
});

/** Every kind of cell as a ready class, because a table has many cells. */
export const cells = { start: byWeight(), end: byWeight(end) };
/** Cells of plain text, truncated where it does not fit. */
export const textCells = { start: byWeight(truncated), end: byWeight(end, truncated) };

/** A picture beside one line. */
export const withMedia = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[2],
});

/** A picture beside two lines. A grid centres them without a wrapper element. */
export const twoLines = style([withMedia, { alignContent: 'center', gap: `0 ${space[3]}` }]);
globalStyle(`${twoLines} > :first-child`, { '@layer': { [components]: { gridRow: '1 / span 2' } } });
globalStyle(`[data-density="compact"] :is(${withMedia}, ${twoLines}) > :first-child`, {
  '@layer': { [components]: { maxInlineSize: space[8], maxBlockSize: space[8] } },
});

const lineBase = style({
  display: 'block',
  minInlineSize: 0,
  overflow: 'clip',
  textOverflow: 'ellipsis',
  selectors: {
    [`${twoLines} > &`]: { alignSelf: 'end' },
    '[data-density="compact"] &': { lineHeight: sizes.compactName },
    // A condensed table wraps names onto a second line, because users find rows by their names.
    '[data-condensed] &': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, whiteSpace: 'normal' },
  },
});

export const firstLine = lineBase;
export const name = style([
  lineBase,
  {
    // Inside the line, so that it does not cut through the line below.
    ...focusRing('inset'),
    inlineSize: 'fit-content',
    maxInlineSize: `calc(100% + 2 * ${space[1]})`,
    paddingInline: space[1],
    marginInline: `calc(-1 * ${space[1]})`,
    borderRadius: vars.radius.xs,
    color: color.text.primary,
    fontWeight: 550,
    scrollMarginBlock: `calc(${space[20]} + ${size['table-header']})`,
    selectors: { ...focusRing('inset').selectors, 'a&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
    '@media': { [media.forcedColors]: { selectors: { 'a&': { color: 'LinkText' } } } },
  },
]);
export const detail = style([
  lineBase,
  {
    ...text('caption'),
    color: color.text.muted,
    fontWeight: 400,
    selectors: {
      [`${twoLines} > &`]: { alignSelf: 'start' },
      '[data-density="compact"] &': { lineHeight: sizes.compactDetail },
      // A grid drops the blank between both lines, and Chromium then names the cell by one long word.
      '&::before': { content: '"\\00a0"', position: 'absolute', fontSize: 0 },
    },
  },
]);

export const detailPlaceholder = style([
  detail,
  { paddingBlockStart: space[2], selectors: { '[data-density="compact"] &': { paddingBlockStart: space[1] } } },
]);

export const placeholderAtEnd = style({ display: 'grid', justifyItems: 'end' });
/** Reserves the room of the icons that are loading. */
export const actionPlaceholders = style({
  display: 'inline-flex',
  justifyContent: 'end',
  gap: `calc(${actionSize} - ${sizes.icon})`,
  paddingInlineEnd: `calc((${actionSize} - ${sizes.icon}) / 2)`,
  verticalAlign: 'middle',
});
