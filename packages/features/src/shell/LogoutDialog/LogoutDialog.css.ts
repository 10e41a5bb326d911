import { screenStyle, vars } from '@valise/ui/theme';

export const line = screenStyle({ margin: 0 });

export const list = screenStyle({ margin: 0, paddingInlineStart: vars.space[5], overflowWrap: 'anywhere' });
