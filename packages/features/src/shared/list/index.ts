export * from './BufferedSearchField.tsx';
export * from './filterChips.ts';
export * from './filterMenu.ts';
export * from './filters.ts';
export * from './listState.ts';
export * from './useConfirmDelete.ts';
export * from './useFirstPage.ts';
