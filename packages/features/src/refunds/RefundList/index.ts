export { RefundList, type RefundListProps } from './RefundList.tsx';
export { RefundListContainer, type RefundListContainerProps } from './RefundListContainer.tsx';
export { refundList } from './refundListDefinition.tsx';
