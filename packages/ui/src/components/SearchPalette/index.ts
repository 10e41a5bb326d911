export { SearchPalette } from './SearchPalette.tsx';
export type { SearchPaletteProps } from './searchPaletteProps.ts';
export type { SearchEntry, SearchGroup } from './searchGroups.ts';
