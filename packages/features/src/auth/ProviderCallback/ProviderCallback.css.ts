import { screenStyle, text, vars } from '@valise/ui/theme';

export const waiting = screenStyle({
  ...text('body-lg'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.text.secondary,
});

export const failed = screenStyle({ display: 'grid', gap: vars.space[5] });

export const hint = screenStyle({ ...text('body'), color: vars.color.text.secondary });
