import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const pulse = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.35 } });

export const spinner = style({
  flex: 'none',
  inlineSize: vars.size['icon-sm'],
  blockSize: vars.size['icon-sm'],
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.full,
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    // Forced colours would fill the gap.
    [media.forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' },
    [media.reducedMotion]: { animation: `${pulse} ${vars.duration.pulse} steps(3, jump-none) infinite` },
  },
});
