import { below, focusRing, media, rem, screenRecipe, screenStyle, tabular, tagShape, text, transition, vars } from '@valise/ui/theme';

const { color, space, size } = vars;
const sizes = { link: rem(52), linkPadding: rem(9), captionLine: rem(16), form: rem(680), tag: rem(24), bar: rem(4), bleed: space[4] };
const { critical, neutral } = color.tone;
/** The query for links beside the fields. Larger text needs a wider window. */
export const withRail = `(min-width: ${sizes.form})`;
/** Above the form the links are chips in one line; on a phone they are in a drawer. */
const asStrip = <const Rule>(rule: Rule) => ({
  [`${media.tablet} and ${media.belowDesk}`]: rule,
  [media.desk]: { '@container': { [below(sizes.form)]: rule } },
});
const inRail = `nav > &`;

export const rail = screenStyle({
  alignSelf: 'start',
  minInlineSize: 0,
  '@media': {
    [media.desk]: {
      '@container': {
        [withRail]: {
          position: 'sticky',
          insetBlockStart: `calc(var(--valise-sticky-top, 0px) + ${space[6]})`,
          maxBlockSize: `calc(100dvh - var(--valise-sticky-top, 0px) - ${space[12]} - ${space[16]})`,
          overflowY: 'auto',
          scrollbarWidth: 'thin',
        },
      },
    },
    [media.belowTablet]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

export const opener = screenStyle({ '@media': { [media.tablet]: { display: 'none' }, [media.print]: { display: 'none' } } });

export const head = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  gap: space['2-5'],
  marginBlockEnd: space[4],
  '@media': asStrip({ display: 'none' }),
});

export const title = screenStyle({ ...text('label'), fontWeight: 550 });

export const progress = screenStyle({ ...text('caption'), ...tabular, color: color.text.secondary });

export const track = screenStyle({ gridColumn: '1 / -1', blockSize: sizes.bar, background: color.border.default, overflow: 'hidden' });

export const fill = screenStyle({
  ...transition('transform'),
  display: 'block',
  blockSize: '100%',
  background: color.accent.rest,
  transformOrigin: 'left',
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});

export const list = screenStyle({
  borderInlineStart: `${vars.borderWidth.hairline} solid ${color.border.default}`,
  '@media': asStrip({
    selectors: {
      [inRail]: {
        display: 'flex',
        gap: space[2],
        marginInline: `calc(-1 * ${sizes.bleed})`,
        paddingBlock: space[1],
        paddingInline: sizes.bleed,
        overflowX: 'auto',
        scrollSnapType: 'x proximity',
        scrollPaddingInline: sizes.bleed,
        scrollbarWidth: 'none',
        borderInlineStart: 0,
      },
    },
  }),
});

export const item = screenRecipe({
  base: { display: 'flow-root', position: 'relative', fontWeight: 500, '@media': asStrip({ selectors: { 'nav > ol > &': { flex: 'none', scrollSnapAlign: 'start' }, 'nav > ol > &::before': { display: 'none' } } }) },
  variants: {
    isCurrent: {
      true: {
        fontWeight: 600,
        selectors: {
          '&::before': {
            content: '',
            position: 'absolute',
            insetBlock: space[2],
            insetInlineStart: '-1px',
            inlineSize: '2px',
            background: color.accent.marker,
          },
        },
        '@media': { [media.forcedColors]: { selectors: { '&::before': { background: 'Highlight', forcedColorAdjust: 'none' } } } },
      },
      false: {},
    },
  },
});

export const link = screenStyle({
  ...focusRing('inset'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: sizes.link,
  paddingBlock: sizes.linkPadding,
  paddingInlineStart: space['2-5'],
  borderRadius: vars.radius.sm,
  color: color.text.secondary,
  textDecoration: 'none',
  selectors: { ...focusRing('inset').selectors, '&:hover': { background: color.background.hover }, '&[aria-current]': { color: color.text.primary } },
  '@media': asStrip({
    selectors: {
      'nav > ol > li > &': {
        minBlockSize: size['touch-min'],
        paddingInlineEnd: space['2-5'],
        border: `${vars.borderWidth.hairline} solid ${color.border.default}`,
        borderRadius: vars.radius.full,
        background: color.background.surface,
      },
      'nav > ol > li > &[aria-current]': { borderColor: color.accent.marker },
    },
  }),
});

export const tag = screenRecipe({
  base: {
    ...text('pill'),
    ...tabular,
    ...tagShape(),
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: sizes.tag,
    blockSize: sizes.tag,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: {
    state: {
      open: { background: color.background.pressed, color: neutral.text },
      complete: { background: color.accent.subtle, color: color.accent.subtleText },
      error: { background: critical.surface, color: critical.text },
    },
  },
});

export const texts = screenStyle({ display: 'grid', minInlineSize: 0 });

export const name = screenStyle({ ...text('label'), fontWeight: 'inherit', overflowWrap: 'anywhere' });

const inStrip = asStrip({ selectors: { 'nav > ol &': { display: 'none' } } });

export const caption = screenStyle({ ...text('caption'), ...tabular, fontWeight: 400, color: color.text.secondary, '@media': inStrip });

export const errorLink = screenStyle({
  ...text('caption'),
  ...tabular,
  ...focusRing(),
  display: 'block',
  inlineSize: 'fit-content',
  // Placed over the empty caption of the section's link, and slightly taller as a target.
  marginBlock: `calc(-1 * (${sizes.linkPadding} + ${sizes.captionLine} + ${space[1]})) calc(${sizes.linkPadding} - ${space[1]})`,
  marginInlineStart: `calc(${space['2-5']} + ${sizes.tag} + ${space[2]})`,
  paddingBlock: space[1],
  borderRadius: vars.radius.xs,
  color: critical.text,
  fontWeight: 400,
  textDecoration: 'none',
  selectors: { ...focusRing().selectors, '&:hover': { textDecoration: 'underline' } },
  '@media': { ...inStrip, [media.touch]: { marginBlock: `calc(-1 * (${sizes.linkPadding} + ${sizes.captionLine})) ${space[2]}`, paddingBlock: space[3] } },
});
