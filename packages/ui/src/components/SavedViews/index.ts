export { SavedViews, type SavedViewsProps } from './SavedViews.tsx';
export { allViews, type SavedView, unsavedView } from './savedViewsProps.ts';
