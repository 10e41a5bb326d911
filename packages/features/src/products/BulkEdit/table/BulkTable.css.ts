import { below, focusRing, media, rem, screenStyle, tabular, text, vars, visuallyHidden } from '@valise/ui/theme';

const { color, space } = vars;
const sizes = { row: rem(52), head: rem(40), around: rem(400), aroundOnPhone: rem(536), least: rem(200), cards: rem(620), price: rem(64) };
const hairline = `${vars.borderWidth.hairline} solid ${color.border.default}`;
const asCards = below(sizes.cards);

export const frame = screenStyle({ ...text('body'), ...tabular, border: hairline, borderRadius: vars.radius.md, overflow: 'clip', minInlineSize: 0 });

const leaving = (around: string) => `max(${sizes.least}, calc(var(--visual-viewport-height, 100dvh) - ${around}))`;

/** Limits the height to the window's, so that the buttons stay visible. */
export const scrollBox = screenStyle({
  ...focusRing('inset'),
  containerType: 'inline-size',
  // Also contains the visually hidden text, which would otherwise make the dialog scroll.
  position: 'relative',
  maxBlockSize: leaving(sizes.around),
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [media.belowTablet]: { maxBlockSize: leaving(sizes.aroundOnPhone) } },
});

export const table = screenStyle({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  color: color.text.secondary,
  '@container': { [asCards]: { display: 'block' } },
});

export const head = screenStyle({ '@container': { [asCards]: visuallyHidden } });

export const body = screenStyle({ '@container': { [asCards]: { display: 'block' } } });

export const heading = screenStyle({
  ...text('label'),
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  blockSize: sizes.head,
  paddingInline: space[3],
  background: color.background.sunken,
  borderBlockEnd: hairline,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

/** Wide enough to show most failures in one line. */
export const productHeading = screenStyle([heading, { inlineSize: '37%' }]);

export const numberHeading = screenStyle([heading, { textAlign: 'end' }]);

export const row = screenStyle({
  '@container': { [asCards]: { display: 'grid', gap: space[1], padding: space[3], borderBlockEnd: hairline } },
});

export const failedRow = screenStyle([
  row,
  {
    background: color.tone.critical.surface,
    boxShadow: `inset ${vars.borderWidth.marker} 0 ${color.tone.critical.solid}`,
    color: color.text.primary,
    selectors: { '[dir="rtl"] &': { boxShadow: `inset calc(-1 * ${vars.borderWidth.marker}) 0 ${color.tone.critical.solid}` } },
    '@media': { '(forced-colors: active)': { outline: '1px solid Highlight', outlineOffset: '-2px' } },
  },
]);

export const cell = screenStyle({
  blockSize: sizes.row,
  paddingBlock: space[1],
  paddingInline: space[3],
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@container': { [asCards]: { display: 'block', blockSize: 'auto', padding: 0, border: 0 } },
});

export const numberCell = screenStyle([cell, { textAlign: 'end', whiteSpace: 'nowrap', '@container': { [asCards]: { textAlign: 'start' } } }]);

export const resultCell = screenStyle([numberCell, { '@container': { [asCards]: { selectors: { '&:empty': { display: 'none' } } } } }]);

export const product = screenStyle([cell, { fontWeight: 400 }]);

export const named = screenStyle({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });

export const naming = screenStyle({ display: 'grid', minInlineSize: 0 });

export const name = screenStyle({ color: color.text.primary, fontWeight: 550, overflowWrap: 'anywhere' });

export const detail = screenStyle({ ...text('label'), color: color.text.secondary, fontWeight: 400 });

export const failure = screenStyle({ ...text('label'), color: color.tone.critical.text, fontWeight: 400 });

export const becoming = screenStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  selectors: { [`${numberCell} > &`]: { flexWrap: 'nowrap' } },
  '@container': { [asCards]: { selectors: { [`${numberCell} > &`]: { flexWrap: 'wrap' } } } },
});

export const former = screenStyle({ textDecoration: 'line-through' });

export const arrow = screenStyle({ flex: 'none', selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

export const spoken = screenStyle(visuallyHidden);

export const next = screenStyle({ color: color.text.primary, fontWeight: 600, selectors: { [`${numberCell} &`]: { minInlineSize: sizes.price } }, '@container': { [asCards]: { minInlineSize: 0 } } });

export const result = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: space[2], color: color.text.primary });

export const updated = screenStyle([result, { color: color.tone.success.text }]);

export const more = screenStyle({ padding: space[3], color: color.text.secondary });
