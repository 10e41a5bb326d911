/** The meaning of a colour. Every colour except the brand's has one. */
export const tones = ['neutral', 'info', 'success', 'warning', 'critical', 'brand'] as const;
export type Tone = (typeof tones)[number];
