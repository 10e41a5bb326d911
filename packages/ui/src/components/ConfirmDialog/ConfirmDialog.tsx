'use client';
import { whenOpened } from '../Dialog/whenOpened.tsx';
import { ConfirmDialogPanel } from './ConfirmDialogPanel.tsx';

/** Confirms an action before it runs. Focus starts on Cancel. */
export const ConfirmDialog = whenOpened(ConfirmDialogPanel);
