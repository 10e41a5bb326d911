import { media, rem, screenStyle, stitch as stitchLine, tabular, tagShape, text, vars } from '@valise/ui/theme';

const { color, space } = vars;
const sizes = { methodColumn: rem(340), line: rem(576), recovery: rem(416), steps: rem(256) };

export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': { [media.laptop]: { gridTemplateColumns: `${sizes.methodColumn} minmax(0, 1fr)` } },
});

/** Not printed: on paper only the codes matter. */
export const method = screenStyle({ minInlineSize: 0, '@media': { [media.print]: { display: 'none' } } });

export const panel = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });

export const line = screenStyle({ ...text('body'), maxInlineSize: sizes.line, color: color.text.secondary });

export const start = screenStyle({ display: 'grid', gap: space[4], justifyItems: 'start' });

export const alert = screenStyle({ selectors: { '&:empty': { display: 'none' } } });

export const buttons = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** Aligns the end of the button's text with the end of the card's content. */
export const recoveryButton = screenStyle({ marginInlineEnd: `calc(-1 * ${space[3]} - ${vars.borderWidth.control})` });

export const recovery = screenStyle({ maxInlineSize: sizes.recovery });

export const setup = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5], outlineOffset: vars.focusOffset.default });

/** Where there is little room, the code is above its steps. */
export const scan = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[6],
  '@media': { [media.belowTablet]: { justifyContent: 'center' } },
});

export const steps = screenStyle({ flex: `1 1 ${sizes.steps}`, display: 'grid', gap: space[4] });

export const step = screenStyle({ ...text('body'), display: 'flex', alignItems: 'flex-start', gap: space[3], color: color.text.secondary });

export const number = screenStyle({
  ...text('pill'),
  ...tabular,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[6],
  blockSize: space[6],
  ...tagShape(),
  background: color.accent.subtle,
  color: color.accent.subtleText,
  '@media': { [media.forcedColors]: { border: `${vars.borderWidth.hairline} solid CanvasText` } },
});

export const keyRow = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[2]} ${space[3]}` });

export const keyLabel = screenStyle({ ...text('label'), fontWeight: 400, color: color.text.muted });

export const key = screenStyle({ ...text('body'), ...tabular, letterSpacing: '0.06em', overflowWrap: 'anywhere' });

export const stitch = screenStyle(stitchLine);

export const codes = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

export const codesHead = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
});

export const codesTitle = screenStyle({ ...text('heading') });

export const once = screenStyle({ ...text('caption'), color: color.text.muted });
