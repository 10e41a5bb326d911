export const garments = [
  'blazer-camel',
  'blazer-navy',
  'coat-charcoal',
  'coat-trench',
  'dress-olive',
  'dress-silk',
  'knit-cream',
  'knit-ink',
  'puffer-forest',
  'puffer-rust',
  'shirt-blue',
  'shirt-ivory',
  'skirt-plum',
  'skirt-terracotta',
  'trouser-graphite',
  'trouser-sand',
] as const;
export type Garment = (typeof garments)[number];

/** The address of a garment's picture in samples. An app that shows them serves, or maps, `/garments/`. */
export const garmentPath = (garment: Garment): string => `/garments/${garment}.png`;
