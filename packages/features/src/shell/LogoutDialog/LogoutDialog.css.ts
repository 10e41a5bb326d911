import { screenStyle } from '@valise/ui/theme';

export const line = screenStyle({ margin: 0 });

export const list = screenStyle({ margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' });
