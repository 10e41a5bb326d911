/** What a colour says. Any hue that is not the brand's own means one of these. */
export const tones = ['neutral', 'info', 'success', 'warning', 'critical', 'brand'] as const;
export type Tone = (typeof tones)[number];
