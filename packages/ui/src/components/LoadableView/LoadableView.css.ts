import { focusRing, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const view = style({ ...focusRing() });

export const waiting = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[5],
  color: vars.color.text.muted,
});

export const waitingAbove = style({ ...text('body'), marginBlockEnd: vars.space[4], color: vars.color.text.muted });
