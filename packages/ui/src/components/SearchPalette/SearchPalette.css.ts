import { media, px, rem, text, visuallyHidden } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const sizes = { panel: rem(576), belowBar: px(42), head: rem(56), option: rem(48), tile: rem(36), nothing: rem(40), glass: px(20) };
const top = `calc(${vars.size.topbar} + ${sizes.belowBar})`;
const hairline = `${vars.borderWidth.hairline} solid ${color.border.subtle}`;

/** Appears without a fade. */
export const continuedScrim = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.zIndex.dialog,
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  background: color.overlay.scrim,
  transition: `opacity ${vars.duration.fast} ${vars.easing.enter}`,
  selectors: { '&[data-exiting]': { opacity: 0 } },
  '@media': { [media.print]: { display: 'none' } },
});

export const scrim = style([continuedScrim, { selectors: { '&[data-entering]': { opacity: 0 } } }]);

export const place = style({ blockSize: '100%', pointerEvents: 'none' });

export const dialog = style({ blockSize: '100%', outline: 'none' });

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: color.background.raised,
  color: color.text.primary,
  pointerEvents: 'auto',
  '@media': {
    [media.belowTablet]: { blockSize: '100%' },
    [media.tablet]: {
      position: 'absolute',
      insetBlockStart: top,
      // Aligned with the box that opens it, but kept inside the window.
      insetInlineStart: `max(${space[4]}, min(var(--valise-search-start, 100vw), 100vw - ${sizes.panel} - ${space[4]}))`,
      inlineSize: `min(${sizes.panel}, 100vw - ${space[8]})`,
      maxBlockSize: `calc(var(--visual-viewport-height, 100dvh) - ${top} - ${space[4]})`,
      border: `${vars.borderWidth.hairline} solid light-dark(transparent, ${color.border.default})`,
      borderRadius: vars.radius.lg,
      boxShadow: vars.shadow.dialog,
    },
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
});

/** The panel while its code is loading: the field alone, in a native dialog. */
export const waiting = style([
  panel,
  {
    inlineSize: '100%',
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    margin: 0,
    padding: 0,
    selectors: { '&::backdrop': { background: color.overlay.scrim } },
    '@media': {
      [media.belowTablet]: { border: 0 },
      [media.tablet]: { position: 'fixed', insetInlineEnd: 'auto', insetBlockEnd: 'auto' },
      [media.print]: { display: 'none' },
    },
  },
]);

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: sizes.head,
  paddingInline: `${space['4-5']} ${space['3-5']}`,
  borderBlockEnd: hairline,
  '@media': { [media.belowTablet]: { paddingInlineEnd: space[1] } },
});

export const glass = style({ flex: 'none', color: color.text.secondary });

/** Replaces the magnifying glass. */
export const progress = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: sizes.glass,
  color: color.text.secondary,
});

/** The input has no ring, because the focus never leaves it. */
export const input = style({
  ...text('body-lg'),
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'inherit',
  selectors: { '&::placeholder': { color: color.text.muted, opacity: 1 } },
  // Forced colours remove the other signs of an open panel.
  '@media': { [media.forcedColors]: { outline: `${vars.borderWidth.focus} solid Highlight` } },
});

/** Shown on phones and touch screens: a full screen has no outside to press. */
export const close = style({ display: 'none', '@media': { [media.belowTablet]: { display: 'block' }, [media.touch]: { display: 'block' } } });

export const announced = style(visuallyHidden);

export const failure = style({
  ...text('label'),
  paddingBlock: space[2],
  paddingInline: space['4-5'],
  color: color.tone.critical.text,
  background: color.tone.critical.surface,
});

export const list = style({ flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain', padding: `${space[2]} ${space['1-5']}` });

export const group = style({ selectors: { '& + &': { marginBlockStart: space[1] } } });

export const groupLabel = style({
  ...text('caption'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: `${space[2]} ${space[1]}`,
  paddingInline: space[3],
  color: color.text.muted,
});

export const groupCount = style({ fontVariantNumeric: 'tabular-nums' });

export const option = style({
  position: 'relative',
  display: 'flex',
  inlineSize: '100%',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: sizes.option,
  paddingBlock: space['1-5'],
  paddingInline: space[3],
  borderRadius: vars.radius.md,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: color.background.pressed } },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
    },
  },
});

/** The text begins at the same edge as the names above it. */
export const allOption = style([option, { minBlockSize: sizes.nothing, paddingInlineStart: `calc(${sizes.tile} + 2 * ${space[3]})`, color: color.text.link, fontWeight: 550 }]);

export const tile = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: sizes.tile,
  blockSize: sizes.tile,
  borderRadius: vars.radius.sm,
  background: color.background.sunken,
  color: color.text.secondary,
});

/** Clips the dots before the first detail of each line. */
export const texts = style({ flex: 1, minInlineSize: 0, overflow: 'clip', overflowWrap: 'anywhere' });

export const label = style({ ...text('body'), display: 'block', fontWeight: 500 });

const gap = '0.75em';

export const details = style({
  ...text('caption'),
  display: 'block',
  marginInlineStart: `calc(-1 * ${gap})`,
  color: color.text.muted,
  selectors: { '[aria-selected="true"] &': { color: color.text.secondary } },
  '@media': { [media.forcedColors]: { color: 'inherit', selectors: { '[aria-selected="true"] &': { color: 'inherit' } } } },
});

/** A line breaks only between two details, and hides the dot there. */
export const detail = style({ position: 'relative', display: 'inline-block', maxInlineSize: '100%', paddingInlineStart: gap });
export const dot = style({ position: 'absolute', insetInlineStart: 0, inlineSize: gap, textAlign: 'center', whiteSpace: 'pre' });

export const match = style({
  background: 'none',
  color: 'inherit',
  fontWeight: 700,
  textDecoration: `underline 2px ${color.accent.marker}`,
  textUnderlineOffset: '2px',
});

/** With a mouse 'Open' replaces it on the active option; it stays part of the option's name. */
export const end = style({
  display: 'flex',
  flex: 'none',
  '@media': { [`not ${media.touch}`]: { selectors: { '[aria-selected="true"] > &': visuallyHidden } } },
});

export const open = style({ ...text('label'), display: 'flex', flex: 'none', alignItems: 'center', gap: space[2], color: color.text.secondary, '@media': { [media.touch]: { display: 'none' }, [media.forcedColors]: { color: 'inherit' } } });

export const nothing = style({ display: 'grid', justifyItems: 'center', paddingBlock: space[8], paddingInline: space[5], textAlign: 'center' });

export const foot = style({
  ...text('caption'),
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space['2-5'],
  paddingInline: space['4-5'],
  borderBlockStart: hairline,
  background: color.background.sunken,
  color: color.text.secondary,
  '@media': { [media.belowTablet]: { display: 'none' }, [media.touch]: { display: 'none' } },
});

export const tip = style({ display: 'flex', alignItems: 'center', gap: space[1] });

export const lastTip = style({ marginInlineStart: 'auto', color: color.text.muted });
