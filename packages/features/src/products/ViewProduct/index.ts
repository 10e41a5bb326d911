export { ViewProduct, type ViewProductProps } from './ViewProduct.tsx';
export { ViewProductContainer, type ViewProductContainerProps } from './ViewProductContainer.tsx';
