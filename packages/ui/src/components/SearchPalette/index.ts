export { SearchPalette, type SearchPaletteProps } from './SearchPalette.tsx';
export type { SearchGroup, SearchLink } from './searchIn.ts';
