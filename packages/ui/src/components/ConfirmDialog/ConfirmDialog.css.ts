import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const failure = style({ marginBlockStart: vars.space[2] });
