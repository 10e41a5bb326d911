import { screenStyle, tabular, text, vars } from '@valise/ui/theme';

export const mark = screenStyle({
  ...text('caption'),
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.tone.critical.text,
  fontWeight: 600,
});
