import { lazyOverlay } from '@valise/ui/lazyPart';
import type { BulkEditProps } from './BulkEdit.tsx';

/** `BulkEdit`, fetched apart from the list. */
export const LazyBulkEdit = lazyOverlay<BulkEditProps>(async () => (await import('./BulkEdit.tsx')).BulkEdit, {
  close: ({ onClose }) => onClose(),
});
