import { screenStyle } from '@valise/ui/theme';

export const card = screenStyle({ maxInlineSize: '30rem' });
