import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const area = style({
  marginInline: `calc(-1 * ${vars.space[3]})`,
  paddingBlock: '0.5625rem',
  paddingInline: vars.space[3],
  resize: 'vertical',
});
