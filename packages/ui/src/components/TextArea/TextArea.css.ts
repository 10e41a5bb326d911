import { rem } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const sizes = { areaPadding: rem(9) };

export const area = style({
  marginInline: `calc(-1 * ${vars.space[3]})`,
  paddingBlock: sizes.areaPadding,
  paddingInline: vars.space[3],
  resize: 'vertical',
});
