export { OrderList, type OrderListProps } from './OrderList.tsx';
export { OrderListContainer, type OrderListContainerProps } from './OrderListContainer.tsx';
export { orderList } from './orderListDefinition.tsx';
