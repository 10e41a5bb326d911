import { screenStyle, text, vars } from '@valise/ui/theme';

const { space } = vars;

/** A line between the header of a list and its table. */
export const note = screenStyle({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  marginBlockEnd: space[4],
  color: vars.color.text.secondary,
});
