export { OrderDetail, type OrderDetailProps } from './OrderDetail.tsx';
export { OrderDetailContainer, type OrderDetailContainerProps } from './OrderDetailContainer.tsx';
