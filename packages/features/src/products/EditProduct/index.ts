export { EditProduct, type EditProductProps } from './EditProduct.tsx';
export { EditProductContainer, type EditProductContainerProps } from './EditProductContainer.tsx';
