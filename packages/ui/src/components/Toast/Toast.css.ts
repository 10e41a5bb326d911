import { keyframes } from '@vanilla-extract/css';
import { focusRing, media, px, rem, text } from '../../theme/mixins.ts';
import { recipe, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { cross } from '../Banner/Banner.css.ts';

const { color } = vars;
const sizes = { slide: px(16), toastPadding: rem(13), closeOutset: px(6) };

/** The height of the bar above the page; an app without a bar sets it to 0. */
const bar = (height: string) => `var(--valise-toast-top, ${height})`;

export const region = style({
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  insetBlockStart: `calc(${bar(vars.size.topbar)} + ${vars.space[4]})`,
  insetInlineEnd: vars.space[4],
  inlineSize: `min(${vars.size.toast}, calc(100vw - ${vars.space[8]}))`,
  display: 'grid',
  gap: vars.space[2],
  borderRadius: vars.radius.md,
  ...focusRing(),
  selectors: {
    ...focusRing().selectors,
    '&[data-place="leading"]': { insetInline: `${vars.space[4]} auto` },
  },
  '@media': {
    [media.belowTablet]: { insetBlockStart: `calc(${bar(vars.size['topbar-phone'])} + ${vars.space[4]})` },
    [media.print]: { display: 'none' },
  },
});

const slideIn = keyframes({ from: { opacity: 0, transform: `translateX(${sizes.slide})` } });
const slideInMirrored = keyframes({ from: { opacity: 0, transform: `translateX(calc(-1 * ${sizes.slide}))` } });
const fadeIn = keyframes({ from: { opacity: 0 } });

const edge = (of: string) => ({ backgroundImage: `linear-gradient(${of}, ${of})` });

export const toast = recipe({
  base: {
    ...text('body'),
    ...focusRing('inset'),
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[3],
    paddingBlock: sizes.toastPadding,
    paddingInline: vars.space['3-5'],
    border: `${vars.borderWidth.hairline} solid light-dark(transparent, ${color.border.default})`,
    borderRadius: vars.radius.md,
    backgroundColor: color.background.raised,
    // The coloured edge is straight; the round corners clip it.
    backgroundOrigin: 'border-box',
    backgroundPosition: 'left',
    backgroundRepeat: 'no-repeat',
    backgroundSize: `${vars.borderWidth.marker} 100%`,
    color: color.text.primary,
    fontWeight: 550,
    boxShadow: vars.shadow.popover,
    animation: `${slideIn} ${vars.duration.base} ${vars.easing.enter}`,
    selectors: {
      ...focusRing('inset').selectors,
      '[dir="rtl"] &': { backgroundPosition: 'right', animationName: slideInMirrored },
    },
    '@media': {
      [media.reducedMotion]: {
        animation: `${fadeIn} ${vars.duration.fast} ${vars.easing.linear}`,
        selectors: { '[dir="rtl"] &': { animationName: fadeIn } },
      },
      [media.forcedColors]: {
        backgroundImage: 'none',
        borderColor: 'CanvasText',
        borderInlineStartWidth: vars.borderWidth.marker,
      },
    },
  },
  variants: {
    tone: {
      success: edge(color.tone.success.solid),
      info: edge(color.tone.info.solid),
      warning: edge(color.tone.warning.solid),
      critical: edge(color.tone.critical.solid),
      undo: edge(color.text.secondary),
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

export const detail = style({ ...text('body'), display: 'block', color: color.text.secondary });

export const close = style([
  cross,
  {
    marginInlineEnd: `calc(-1 * ${sizes.closeOutset})`,
    color: color.text.secondary,
    selectors: { '&[data-hovered], &[data-pressed]': { background: color.background.pressed, color: color.text.primary } },
  },
]);
