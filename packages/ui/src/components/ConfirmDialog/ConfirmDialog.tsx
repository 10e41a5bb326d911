'use client';
import { lazyOverlay } from '../../lazyPart/lazyOverlay.tsx';
import type { ConfirmDialogProps } from './confirmDialogProps.ts';

/** Confirms an action before it runs. Focus starts on Cancel. */
export const ConfirmDialog = lazyOverlay<ConfirmDialogProps>(async () => (await import('./ConfirmDialogPanel.tsx')).ConfirmDialogPanel, {
  close: ({ onCancel }) => onCancel(),
  isOften: true,
});
