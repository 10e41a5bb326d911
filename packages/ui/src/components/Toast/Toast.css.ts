import { keyframes } from '@vanilla-extract/css';
import { focusRing, media, text, transition } from '../../theme/mixins.ts';
import { recipe, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const region = style({
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  insetBlockStart: `calc(${vars.size.topbar} + ${vars.space[4]})`,
  insetInlineEnd: vars.space[4],
  inlineSize: `min(${vars.size.toast}, calc(100vw - ${vars.space[8]}))`,
  display: 'grid',
  gap: vars.space[2],
  borderRadius: vars.radius.md,
  ...focusRing(),
  '@media': {
    [media.belowTablet]: { insetBlockStart: `calc(${vars.size['topbar-phone']} + ${vars.space[4]})` },
    [media.print]: { display: 'none' },
  },
});

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateX(16px)' } });
const slideInMirrored = keyframes({ from: { opacity: 0, transform: 'translateX(-16px)' } });
const fadeIn = keyframes({ from: { opacity: 0 } });

export const toast = recipe({
  base: {
    ...text('body'),
    ...focusRing('inset'),
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    border: `${vars.borderWidth.hairline} solid ${color.border.default}`,
    borderInlineStartWidth: vars.borderWidth.marker,
    borderRadius: vars.radius.md,
    background: color.background.raised,
    color: color.text.primary,
    boxShadow: vars.shadow.popover,
    animation: `${slideIn} ${vars.duration.slow} ${vars.easing.enter}`,
    selectors: {
      ...focusRing('inset').selectors,
      '[dir="rtl"] &': { animationName: slideInMirrored },
    },
    '@media': {
      [media.reducedMotion]: {
        animation: `${fadeIn} ${vars.duration.fast} ${vars.easing.linear}`,
        selectors: { '[dir="rtl"] &': { animationName: fadeIn } },
      },
    },
  },
  variants: {
    tone: {
      success: { borderInlineStartColor: color.tone.success.solid },
      info: { borderInlineStartColor: color.tone.info.solid },
      warning: { borderInlineStartColor: color.tone.warning.solid },
      critical: { borderInlineStartColor: color.tone.critical.solid },
    },
  },
});

export const content = style({ flex: 1, minInlineSize: 0, display: 'flex', alignItems: 'start', gap: vars.space[3] });

export const icon = recipe({
  base: { flex: 'none' },
  variants: {
    tone: {
      success: { color: color.tone.success.solid },
      info: { color: color.tone.info.solid },
      warning: { color: color.tone.warning.solid },
      critical: { color: color.tone.critical.solid },
    },
  },
});

export const message = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const close = style({
  ...transition('background-color', 'color'),
  ...focusRing(),
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[6],
  blockSize: vars.space[6],
  marginBlock: '-2px',
  marginInlineEnd: '-4px',
  borderRadius: vars.radius.sm,
  color: color.text.secondary,
  cursor: 'pointer',
  selectors: {
    ...focusRing().selectors,
    '&[data-hovered], &[data-pressed]': { background: color.background.pressed, color: color.text.primary },
    '&::after': { content: '', position: 'absolute', inset: '-10px' },
  },
});
