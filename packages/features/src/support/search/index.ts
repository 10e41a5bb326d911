export { useTicketSearch } from './useTicketSearch.tsx';
