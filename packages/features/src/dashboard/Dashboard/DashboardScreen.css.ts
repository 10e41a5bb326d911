import { screenStyle, vars } from '@valise/ui/theme';

export const dashboard = screenStyle({ display: 'grid', gap: vars.space[4] });
