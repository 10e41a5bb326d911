import { globalStyle, keyframes } from '@vanilla-extract/css';
import { media, px, rem, tabular, text } from '../../../theme/mixins.ts';
import { components } from '../../../theme/layers.css.ts';
import { style } from '../../../theme/style.ts';
import { vars } from '../../../theme/vars.css.ts';
import { region, toast } from '../Toast.css.ts';

const { color } = vars;
const sizes = { width: rem(400), padding: rem(9), ring: rem(24), margin: px(32) };

/** The time for which Undo is offered, in seconds. */
export const SECONDS = 8;

export const undoToast = style([
  toast({ tone: 'undo' }),
  {
    alignItems: 'center',
    paddingBlock: sizes.padding,
  },
]);

globalStyle(`${region}:has(${undoToast})`, {
  '@layer': { [components]: { inlineSize: `min(${sizes.width}, calc(100vw - ${sizes.margin}))` } },
});

export const clock = style({
  ...text('caption'),
  ...tabular,
  flex: 'none',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: sizes.ring,
  blockSize: sizes.ring,
  color: color.text.secondary,
});

const empty = keyframes({ to: { strokeDashoffset: 1 } });

export const ring = style({ position: 'absolute', inset: 0, transform: 'rotate(-90deg)', fill: 'none', strokeWidth: 2 });

export const track = style({ stroke: color.border.subtle, '@media': { [media.forcedColors]: { stroke: 'Canvas' } } });

export const left = style({
  stroke: color.accent.rest,
  strokeDasharray: 1,
  animation: `${empty} ${SECONDS}s ${vars.easing.linear} forwards`,
  selectors: { '&[data-paused]': { animationPlayState: 'paused' } },
  '@media': {
    [media.reducedMotion]: { animationTimingFunction: `steps(${SECONDS})` },
    [media.forcedColors]: { stroke: 'CanvasText' },
  },
});
