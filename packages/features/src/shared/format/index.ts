export * from './barcodeGroups.ts';
export * from './format.ts';
export * from './orderBadge.ts';
export * from './userName.ts';
