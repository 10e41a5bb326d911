import { focusRing, media, rem, screenStyle, text, vars } from '@valise/ui/theme';

const { color, space } = vars;
const sizes = {
  contentPaddingTop: rem(30),
  title: rem(448),
  titleTextOnPhone: rem(28),
  tagline: rem(384),
  paddingOnPhone: '6vw',
  picture: rem(508),
  pictureHeight: rem(218),
  pictureHeightOnPhone: rem(124),
  hiddenKnob: rem(28),
};

export const banner = screenStyle({
  display: 'flex',
  justifyContent: 'space-between',
  overflow: 'hidden',
  borderRadius: vars.radius.xl,
  background: color.hero.background,
  color: color.hero.text,
  '@media': {
    [media.belowTablet]: { flexDirection: 'column-reverse' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const content = screenStyle({
  flex: 'none',
  maxInlineSize: '100%',
  paddingBlock: `${sizes.contentPaddingTop} ${space[7]}`,
  paddingInline: `${space[8]} ${space[7]}`,
  '@media': {
    [media.belowTablet]: { paddingBlock: `${space[4]} ${space[5]}`, paddingInline: `min(${space[5]}, ${sizes.paddingOnPhone})` },
  },
});

export const date = screenStyle({ ...text('label'), color: color.hero.textSecondary });

export const title = screenStyle({
  ...text('display-lg'),
  ...focusRing(),
  maxInlineSize: sizes.title,
  marginBlock: `2px ${space[1]}`,
  borderRadius: vars.radius.xs,
  overflowWrap: 'anywhere',
  '@media': { [media.belowTablet]: { marginBlock: space[1], fontSize: sizes.titleTextOnPhone } },
});

export const tagline = screenStyle({
  ...text('body'),
  maxInlineSize: sizes.tagline,
  color: color.hero.textSecondary,
});

export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockStart: space[4],
});

/** On a phone the buttons share a row where they fit, else each has its own row. */
export const action = screenStyle({ display: 'grid', '@media': { [media.belowTablet]: { flex: '1 1 auto' } } });

export const plus = screenStyle({ '@media': { [media.belowTablet]: { display: 'none' } } });

/** Where room is short, the end of the picture is cut off. */
export const picture = screenStyle({
  flex: `0 1 ${sizes.picture}`,
  minInlineSize: 0,
  overflow: 'hidden',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': {
    [media.belowTablet]: { flex: 'none', blockSize: `min(${sizes.pictureHeightOnPhone}, 38vw)` },
    [media.print]: { display: 'none' },
  },
});

export const rail = screenStyle({
  inlineSize: sizes.picture,
  blockSize: '100%',
  minBlockSize: sizes.pictureHeight,
  direction: 'ltr',
  '@media': {
    [media.belowTablet]: {
      inlineSize: '116%',
      minBlockSize: 0,
      aspectRatio: '508 / 218',
      blockSize: 'auto',
      // Hides the knob, so that the rail runs from edge to edge.
      marginInlineStart: `calc(-1 * ${sizes.hiddenKnob})`,
    },
  },
});
