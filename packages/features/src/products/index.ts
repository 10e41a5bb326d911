export * from './AddProduct/index.ts';
export * from './EditProduct/index.ts';
export * from './ProductList/index.ts';
export { type ProductListState, productListState } from './ProductList/state/productListState.ts';
export * from './search/index.ts';
export * from './ViewProduct/index.ts';
