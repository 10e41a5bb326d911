export { SaveView, type SaveViewProps } from './SaveView.tsx';
export { SavedViews, type SavedViewsProps } from './SavedViews.tsx';
export { allViews, type SavedView, unsavedView } from './savedViewsProps.ts';
