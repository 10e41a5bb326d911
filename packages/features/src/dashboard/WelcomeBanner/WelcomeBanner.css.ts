import { focusRing, media, screenStyle, text, vars } from '@valise/ui/theme';

const { color, space } = vars;

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

export const words = screenStyle({
  flex: 'none',
  maxInlineSize: '100%',
  paddingBlock: '1.875rem 1.75rem',
  paddingInline: `${space[8]} 1.75rem`,
  '@media': {
    [media.belowTablet]: { paddingBlock: `${space[4]} ${space[5]}`, paddingInline: space[5] },
  },
});

export const date = screenStyle({ ...text('label'), color: color.hero.textSecondary });

export const title = screenStyle({
  ...text('display-lg'),
  ...focusRing(),
  maxInlineSize: '28rem',
  marginBlock: `2px ${space[1]}`,
  borderRadius: vars.radius.xs,
  overflowWrap: 'anywhere',
  '@media': { [media.belowTablet]: { marginBlock: space[1], fontSize: '1.75rem' } },
});

export const tagline = screenStyle({
  ...text('body'),
  maxInlineSize: '24rem',
  color: color.hero.textSecondary,
});

export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockStart: space[4],
  '@media': {
    [media.belowTablet]: { display: 'grid', gridTemplateColumns: 'auto auto' },
    // Too narrow, or its text too large, for two beside each other.
    '(max-width: 21rem)': { gridTemplateColumns: 'auto' },
  },
});

export const plus = screenStyle({ '@media': { [media.belowTablet]: { display: 'none' } } });

/** The rail comes in from the edge; where there is less room, less of it is seen. */
export const picture = screenStyle({
  flex: '0 1 31.75rem',
  minInlineSize: 0,
  overflow: 'hidden',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': {
    [media.belowTablet]: { flex: 'none', blockSize: 'min(7.75rem, 38vw)' },
    [media.print]: { display: 'none' },
  },
});

export const rail = screenStyle({
  inlineSize: '31.75rem',
  blockSize: '100%',
  minBlockSize: '13.625rem',
  direction: 'ltr',
  '@media': {
    [media.belowTablet]: {
      inlineSize: '116%',
      minBlockSize: 0,
      aspectRatio: '508 / 218',
      blockSize: 'auto',
      // The knob stays outside: the rail runs from edge to edge.
      marginInlineStart: '-1.75rem',
    },
  },
});
