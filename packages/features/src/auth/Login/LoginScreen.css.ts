import { screenStyle, text, vars } from '@valise/ui/theme';

export const row = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const forgot = screenStyle({ ...text('body'), fontWeight: 500 });

export const newHere = screenStyle({
  ...text('body'),
  marginBlockStart: vars.space[6],
  color: vars.color.text.secondary,
  textAlign: 'center',
});
