export { useWaitingOrders } from './useWaitingOrders.ts';
export * from './AssignRider/index.ts';
export * from './OrderDetail/index.ts';
export * from './OrderList/index.ts';
export { type OrderListState, orderListState } from './OrderList/state/orderListState.ts';
export * from './search/index.ts';
