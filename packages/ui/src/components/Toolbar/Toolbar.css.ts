import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  selectors: { '&[data-orientation="vertical"]': { flexDirection: 'column', alignItems: 'stretch' } },
});
