export * from './barcodeGroups.ts';
export * from './format.ts';
export { type NumberFormats, useNumberFormats } from './numberFormats.ts';
export * from './orderBadge.ts';
export * from './userName.ts';
