import { media, screenStyle } from '@valise/ui/theme';

/** The query for windows in which the actions are a bar at the bottom. */
export const isPhone = media.belowTablet;

export const arrow = screenStyle({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
