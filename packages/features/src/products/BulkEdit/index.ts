export type { BulkEditProps } from './BulkEdit.tsx';
export { LazyBulkEdit } from './LazyBulkEdit.tsx';
