export * from './barcodeGroups.ts';
export * from './order/orderBadge.ts';
export * from './paths.ts';
export * from './userName.ts';
