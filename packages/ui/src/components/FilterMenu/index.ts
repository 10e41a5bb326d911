export { FilterMenu, type FilterMenuProps } from './FilterMenu.tsx';
export type { FilterGroup } from './filterPanelProps.ts';
