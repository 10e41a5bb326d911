export { RefundList, type RefundListProps } from './RefundList.tsx';
export { RefundListContainer, type RefundListContainerProps } from './RefundListContainer.tsx';
