export { useWaitingRefunds } from './useWaitingRefunds.ts';
export * from './RefundDetail/index.ts';
export * from './RefundList/index.ts';
export { type RefundListState, refundListState } from './RefundList/state/refundListState.ts';
export * from './search/index.ts';
