export { RefundDetail, type RefundDetailProps } from './RefundDetail.tsx';
export { RefundDetailContainer, type RefundDetailContainerProps } from './RefundDetailContainer.tsx';
