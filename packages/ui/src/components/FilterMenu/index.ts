export { type FilterGroup, FilterMenu, type FilterMenuProps } from './FilterMenu.tsx';
