import { rem, tabular, text } from '../../../theme/mixins.ts';
import { style } from '../../../theme/style.ts';
import { vars } from '../../../theme/vars.css.ts';

const sizes = { width: rem(52) };

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  padding: vars.space[1],
  background: vars.color.background.selected,
  borderRadius: vars.radius.sm,
});

export const width = style({ ...text('label'), ...tabular, minInlineSize: sizes.width, textAlign: 'center', color: vars.color.text.secondary });
