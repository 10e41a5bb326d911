export { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
export { SearchWaiting, type SearchWaitingProps } from './SearchWaiting.tsx';
