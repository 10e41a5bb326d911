/** The meaning of a colour. Every colour that is not the brand's has one of these meanings. */
export const tones = ['neutral', 'info', 'success', 'warning', 'critical', 'brand'] as const;
export type Tone = (typeof tones)[number];
