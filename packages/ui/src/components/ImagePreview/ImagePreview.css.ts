import { globalStyle } from '@vanilla-extract/css';
import { components } from '../../theme/layers.css.ts';
import { focusRing, media, text, transition } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const onDark = color.sidebar.activeText;

export const scrim = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.zIndex.preview,
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
  background: color.overlay.preview,
  transition: `opacity ${vars.duration.slow} ${vars.easing.enter}`,
  selectors: {
    '&[data-entering]': { opacity: 0 },
    '&[data-exiting]': { opacity: 0, transitionDuration: vars.duration.fast, transitionTimingFunction: vars.easing.exit },
  },
  '@media': {
    [media.reducedMotion]: { transitionDuration: vars.duration.fast },
    [media.print]: { display: 'none' },
  },
});

/** A square of 700 px, smaller if the line above it needs the room. */
export const box = style({
  inlineSize: `min(${vars.size['preview-box']}, 100vw - ${vars.space[8]}, var(--visual-viewport-height, 100dvh) - ${vars.space[20]})`,
  minInlineSize: vars.size['drawer-nav'],
});

export const dialog = style({ display: 'grid', gap: vars.space[3], outline: 'none', color: onDark });

export const bar = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[3] });

export const title = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const stage = style({
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: color.background.raised,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

globalStyle(`${stage} > :is(img, span)`, { '@layer': { [components]: { blockSize: '100%' } } });

export const control = style({
  ...transition('background-color'),
  ...focusRing('default', color.sidebar.marker),
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size['touch-min'],
  blockSize: vars.size['touch-min'],
  borderRadius: vars.radius.sm,
  background: `color-mix(in oklab, ${onDark} 16%, transparent)`,
  color: onDark,
  cursor: 'pointer',
  selectors: {
    ...focusRing('default', color.sidebar.marker).selectors,
    '&[data-hovered], &[data-pressed]': { background: `color-mix(in oklab, ${onDark} 28%, transparent)` },
  },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder' } },
});

export const controls = style({ display: 'flex', gap: vars.space[2] });
