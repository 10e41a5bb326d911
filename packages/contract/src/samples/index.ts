export * from './dashboard.ts';
export * from './dates.ts';
export * from './garments.ts';
export * from './notifications.ts';
export * from './products.ts';
export * from './read.ts';
export * from './seeded.ts';
export * from './session.ts';
