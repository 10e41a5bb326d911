export { useRefundSearch } from './useRefundSearch.tsx';
