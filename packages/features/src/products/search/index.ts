export { useProductSearch } from './useProductSearch.tsx';
