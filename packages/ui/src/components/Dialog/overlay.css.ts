import { media } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { sheetRules } from './sheetRules.ts';

/** The backdrop of a dialog. It fades; the panel above it has its own transition. */
export const scrim = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.zIndex.dialog,
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  display: 'grid',
  placeItems: 'center',
  // Above the middle, where the eye expects it.
  gridTemplateRows: 'minmax(0, 5fr) auto minmax(0, 7fr)',
  padding: vars.space[4],
  background: vars.color.overlay.scrim,
  transition: `opacity ${vars.duration.slow} ${vars.easing.enter}`,
  selectors: {
    '&::before': { content: '' },
    '&[data-entering]': { opacity: 0 },
    '&[data-exiting]': { opacity: 0, transitionDuration: vars.duration.fast, transitionTimingFunction: vars.easing.exit },
  },
  '@media': {
    [media.reducedMotion]: { transitionDuration: vars.duration.fast },
    [media.print]: { display: 'none' },
  },
});

/** A raised panel in the centre of the screen. */
export const panel = style({
  inlineSize: '100%',
  maxBlockSize: `calc(var(--visual-viewport-height, 100dvh) - ${vars.space[8]})`,
  display: 'flex',
  overflow: 'auto',
  border: `${vars.borderWidth.hairline} solid light-dark(transparent, ${vars.color.border.default})`,
  borderRadius: vars.radius.xl,
  background: vars.color.background.raised,
  color: vars.color.text.primary,
  boxShadow: vars.shadow.dialog,
  transition: `transform ${vars.duration.slow} ${vars.easing.enter}`,
  selectors: {
    '&[data-entering]': { transform: 'scale(0.98)' },
    '&[data-exiting]': { transform: 'scale(0.98)', transitionDuration: vars.duration.fast, transitionTimingFunction: vars.easing.exit },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none', selectors: { '&[data-entering], &[data-exiting]': { transform: 'none' } } },
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
});

/** A panel at the lower edge of the screen. */
export const sheet = style([panel, sheetRules]);
