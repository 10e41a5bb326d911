import { screenStyle } from '@valise/ui/theme';

export const arrow = screenStyle({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
