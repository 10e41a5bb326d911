export { useOrderSearch, usePeopleSearch } from './useOrderSearch.tsx';
