import { focusRing, media, rem, screenStyle, tabular, tagShape, text, vars } from '@valise/ui/theme';

const { color, space } = vars;
const sizes = { none: rem(352), thumb: rem(64) };

export const gallery = screenStyle({ minInlineSize: 0 });

/** The main picture is as high as two others above each other. */
export const tiles = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [media.belowTablet]: { display: 'none' }, [media.print]: { display: 'grid' } },
});

export const tile = screenStyle({ minInlineSize: 0, selectors: { '&:first-child': { gridArea: '1 / 1 / span 2 / span 2' } } });

export const single = screenStyle({
  display: 'none',
  '@media': {
    [`screen and ${media.belowTablet}`]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1], margin: `calc(-1 * ${space[2]})` },
  },
});

export const opener = screenStyle({
  ...focusRing(),
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  borderRadius: vars.radius.md,
  cursor: 'zoom-in',
});

const label = {
  ...text('pill'),
  ...tabular,
  position: 'absolute',
  insetBlockEnd: space[2],
  paddingBlock: space['0-5'],
  paddingInline: space[2],
  background: color.background.raised,
  color: color.text.primary,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
} as const;

export const tag = screenStyle({ ...label, ...tagShape(), insetInlineStart: space[2] });

export const place = screenStyle({ ...label, insetInlineEnd: space[2], borderRadius: vars.radius.xs });

export const more = screenStyle({
  ...text('title-md'),
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.md,
  background: color.overlay.preview,
  color: color.sidebar.activeText,
});

/** From the picture's edge on to the card's, so that a cut picture shows that there are more. */
export const thumbs = screenStyle({
  display: 'flex',
  gap: space[2],
  marginInline: `calc(-1 * ${space[1]}) calc(-1 * ${space[3]})`,
  paddingBlock: space[1],
  paddingInline: `${space[1]} ${space[3]}`,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: space[1],
});

export const thumbPlace = screenStyle({ flex: 'none', scrollSnapAlign: 'start' });

export const thumb = screenStyle({
  ...focusRing(),
  display: 'block',
  inlineSize: sizes.thumb,
  borderRadius: vars.radius.sm,
  selectors: { ...focusRing().selectors, '&[aria-current]': { outline: `${vars.borderWidth.focus} solid ${color.accent.marker}`, outlineOffset: '1px' } },
});

export const none = screenStyle({
  ...text('label'),
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  minBlockSize: sizes.none,
  borderRadius: vars.radius.md,
  background: color.background.sunken,
  color: color.text.secondary,
  fontWeight: 400,
});
