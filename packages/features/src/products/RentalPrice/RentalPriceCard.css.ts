import { screenStyle, tabular, text, vars } from '@valise/ui/theme';

const { color, space } = vars;

export const sum = screenStyle({ ...text('caption'), ...tabular, marginBlockStart: space[1], color: color.text.secondary, overflowWrap: 'anywhere' });

export const apart = screenStyle({
  display: 'grid',
  gap: space['2-5'],
  marginBlockStart: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
});

export const heading = screenStyle({ ...text('caption'), color: color.text.secondary });
