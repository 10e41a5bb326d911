import { below, media, rem, screenStyle, text, vars } from '@valise/ui/theme';

const { color, space } = vars;
const sizes = { message: rem(192), progress: rem(192), buttonsInOneLine: rem(240) };
/** The query for large text on a phone. */
const narrow = below(sizes.buttonsInOneLine);

// Extends the bar from the centred column to the window's edges. Shadows paint outside the box and cause no scrolling.
export const bar = screenStyle({
  position: 'sticky',
  zIndex: vars.zIndex.sticky,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  marginBlockStart: space[6],
  paddingBlockStart: space[3],
  paddingBlockEnd: `max(${space[3]}, env(safe-area-inset-bottom))`,
  background: color.background.surface,
  boxShadow: `0 100vmax 0 100vmax ${color.background.surface}, 0 calc(100vmax - 1px) 0 100vmax ${color.border.default}`,
  clipPath: 'inset(-1px -100vmax 0)',
  // Buttons one below the other would cover half of the screen.
  '@container': { [narrow]: { position: 'static' } },
  '@media': {
    [media.low]: { position: 'static' },
    [media.forcedColors]: { borderBlockStart: `${vars.borderWidth.hairline} solid CanvasText` },
    [media.print]: { display: 'none' },
  },
});

export const status = screenStyle({
  ...text('body'),
  flex: `1 1 ${sizes.message}`,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.text.secondary,
  overflowWrap: 'anywhere',
  flexWrap: 'wrap',
  '@media': { [media.belowTablet]: { selectors: { '&:not(:has(:not(:empty)))': { display: 'none' } } } },
});

/** Rendered while empty, so that its first text is announced. */
export const failure = screenStyle({ display: 'flex', alignItems: 'center', gap: space[2], minInlineSize: 0, selectors: { '&:empty': { display: 'none' } } });

/** The failure, followed by its reason. */
export const reasons = screenStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space[2], minInlineSize: 0, overflowWrap: 'anywhere' });

export const headline = screenStyle({ fontWeight: 600, color: color.text.primary });

export const unsaved = screenStyle({ ...text('body'), color: color.text.secondary });

/** Rendered while empty, so that its first text is announced. */
export const note = screenStyle({ ...text('caption'), color: color.text.muted });

export const critical = screenStyle({ flex: 'none', color: color.tone.critical.text });

export const progress = screenStyle({ flex: `0 1 ${sizes.progress}` });

export const buttons = screenStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gap: space[2],
  marginInlineStart: 'auto',
  '@container': { [narrow]: { gridAutoFlow: 'row' } },
  '@media': { [media.belowTablet]: { inlineSize: '100%', gridAutoColumns: '1fr' } },
});
