export * from './AddProduct/index.ts';
export * from './ProductList/index.ts';
export { browserDraftStorage, type DraftStorage, forgetProductDraft } from './productDraft.ts';
export {
  defaultProductListView,
  type PageSize,
  parseProductListView,
  type ProductListView,
  type ProductSort,
  productListQuery,
} from './productListView.ts';
