export { SearchPalette } from './SearchPalette.tsx';
export type { SearchPaletteProps, TypedAhead } from './searchPaletteProps.ts';
export type { SearchEntry, SearchGroup } from './searchGroups.ts';
