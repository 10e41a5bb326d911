export * from './barcodeGroups.ts';
export * from './order/orderStatus.ts';
export * from './paths.ts';
export * from './userName.ts';
