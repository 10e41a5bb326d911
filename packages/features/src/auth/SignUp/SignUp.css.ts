import { screenStyle, text, vars } from '@valise/ui/theme';

export const haveAccount = screenStyle({
  ...text('body'),
  marginBlockStart: vars.space[6],
  color: vars.color.text.secondary,
  textAlign: 'center',
});
