import { screenStyle, text, vars } from '@valise/ui/theme';

const { color, space } = vars;

export const cards = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const card = screenStyle({
  selectors: { '& + &': { borderBlockStart: `${vars.borderWidth.hairline} solid ${color.border.subtle}` } },
});

export const loading = screenStyle({ ...text('label'), color: color.text.muted });

export const empty = screenStyle({ ...text('body'), padding: space[5], color: color.text.muted, textAlign: 'center' });
