import { screenStyle, text, vars } from '@valise/ui/theme';

export const product = screenStyle({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 });

export const picture = screenStyle({ flex: 'none' });

export const name = screenStyle({ ...text('label'), minInlineSize: 0, overflowWrap: 'anywhere', unicodeBidi: 'isolate' });
