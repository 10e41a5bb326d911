import { screenStyle, tabular, vars } from '@valise/ui/theme';

export const rating = screenStyle({ ...tabular, display: 'flex', alignItems: 'center', gap: vars.space[1] });

export const star = screenStyle({ flex: 'none', color: vars.color.accent.marker });

export const none = screenStyle({ color: vars.color.tone.critical.text });

export const meta = screenStyle({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[3] });
