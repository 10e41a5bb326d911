import { media } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

/** On a phone the sheet is as wide as the screen, so it ignores the bell's position. */
export const root = style({
  display: 'flex',
  '@media': { [media.tablet]: { position: 'relative' } },
});

export const bell = style({ position: 'relative', display: 'flex' });

export const corner = style({
  position: 'absolute',
  // Above the fill of the neighbouring button.
  zIndex: 1,
  insetBlockStart: `calc(${vars.space[1]} * -1)`,
  insetInlineEnd: `calc(${vars.space[2]} * -1)`,
  display: 'flex',
  borderRadius: vars.radius.full,
  // Separates the count from the bell below it.
  boxShadow: `0 0 0 2px ${vars.color.background.canvas}`,
  pointerEvents: 'none',
});
