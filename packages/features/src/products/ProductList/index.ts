export { ProductList, type ProductListProps } from './ProductList.tsx';
export { ProductListContainer, type ProductListContainerProps } from './ProductListContainer.tsx';
export { productList } from './productListDefinition.tsx';
