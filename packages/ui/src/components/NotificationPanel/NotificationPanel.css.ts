import { media } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

/** On a phone the sheet is as wide as the screen, so there it does not stand at the bell. */
export const place = style({
  display: 'flex',
  '@media': { [media.tablet]: { position: 'relative' } },
});

export const bell = style({ position: 'relative', display: 'flex' });

export const corner = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: `calc(${vars.space[1]} * -1)`,
  display: 'flex',
  borderRadius: vars.radius.full,
  // Keeps the count apart from the bell it lies on.
  boxShadow: `0 0 0 2px ${vars.color.background.canvas}`,
  pointerEvents: 'none',
});
