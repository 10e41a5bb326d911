import { focusRing, media } from '../../../theme/mixins.ts';
import { style } from '../../../theme/style.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;

/** A button at the end of a field that opens its popover. */
export const fieldButton = style({
  ...focusRing('inset'),
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size['control-sm'],
  blockSize: vars.size['control-sm'],
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  borderRadius: vars.radius.xs,
  color: color.text.secondary,
  cursor: 'pointer',
  selectors: {
    ...focusRing('inset').selectors,
    '&:is([data-hovered], [data-pressed], [aria-expanded="true"])': { background: color.background.pressed, color: color.text.primary },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
  },
  '@media': {
    [media.touch]: { inlineSize: vars.size['touch-min'], blockSize: vars.size['touch-min'], marginInlineEnd: `calc(-1 * ${vars.space[3]})` },
    [media.print]: { display: 'none' },
  },
});
