export { ConfirmDialog } from './ConfirmDialog.tsx';
export type { ConfirmDialogProps } from './confirmDialogProps.ts';
