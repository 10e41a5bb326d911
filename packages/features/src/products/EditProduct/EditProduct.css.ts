import { screenStyle, text, vars } from '@valise/ui/theme';

/** The status moves to its own line where the name needs the room. */
export const product = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 });

export const named = screenStyle({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 });

export const picture = screenStyle({ flex: 'none' });

export const name = screenStyle({ ...text('label'), minInlineSize: 0, overflowWrap: 'anywhere', unicodeBidi: 'isolate' });
