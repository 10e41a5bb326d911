import { media, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const scrim = style({
  zIndex: vars.zIndex.drawer,
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  overflow: 'hidden',
  background: color.overlay.scrim,
  transition: `opacity ${vars.duration.drawer} ${vars.easing.enter}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '&[data-exiting]': { transitionDuration: vars.duration.slow, transitionTimingFunction: vars.easing.exit },
  },
  '@media': {
    [media.reducedMotion]: { transitionDuration: vars.duration.fast },
    [media.print]: { display: 'none' },
  },
});

export const panel = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  maxInlineSize: '100%',
  background: color.background.raised,
  color: color.text.primary,
  boxShadow: vars.shadow.drawer,
  touchAction: 'pan-y',
  transition: `transform ${vars.duration.drawer} ${vars.easing.enter}`,
  selectors: {
    '&[data-swiping]': { transition: 'none' },
    '&[data-exiting]': { transitionDuration: vars.duration.slow, transitionTimingFunction: vars.easing.exit },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const sides = {
  start: style({
    insetInlineStart: 0,
    selectors: {
      '&:is([data-entering], [data-exiting])': { transform: 'translateX(-100%)' },
      '[dir="rtl"] &:is([data-entering], [data-exiting])': { transform: 'translateX(100%)' },
    },
  }),
  end: style({
    insetInlineEnd: 0,
    selectors: {
      '&:is([data-entering], [data-exiting])': { transform: 'translateX(100%)' },
      '[dir="rtl"] &:is([data-entering], [data-exiting])': { transform: 'translateX(-100%)' },
    },
  }),
};

export const sizes = {
  nav: style({ inlineSize: `min(${vars.size['drawer-nav']}, calc(100vw - ${vars.space[12]}))` }),
  panel: style({
    inlineSize: vars.size['drawer-panel'],
    '@media': { [media.belowTablet]: { inlineSize: '100%' } },
  }),
  full: style({ inlineSize: '100%' }),
};

export const sidebar = style({ background: color.sidebar.background, color: color.sidebar.text });

export const dialog = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
});

export const header = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: vars.size.topbar,
  paddingInlineStart: vars.space[5],
  paddingInlineEnd: vars.space[3],
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
});

/** With a brand there is no rule and no visible heading. */
export const brandHeader = style({ minBlockSize: vars.size['topbar-phone'], borderBlockEndColor: 'transparent' });

export const title = style({ ...text('heading'), minInlineSize: 0, overflowWrap: 'anywhere' });

export const body = style({ flex: 1, minBlockSize: 0, overflow: 'auto', overscrollBehavior: 'contain' });
export const padded = style({ padding: vars.space[5] });
