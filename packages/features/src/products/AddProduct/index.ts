export { AddProduct, type AddProductProps } from './AddProduct.tsx';
export { AddProductContainer, type AddProductContainerProps } from './AddProductContainer.tsx';
