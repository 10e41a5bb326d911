import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

/** Each button extends into the space at its end. */
export const steppers = style({ display: 'flex', gap: vars.space[2] });
