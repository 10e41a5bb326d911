'use client';
import { lazyOverlay } from '../../lazyPart/lazyOverlay.tsx';
import '../Announcer/Announcer.css.ts';
import '../Banner/Banner.css.ts';
import '../Button/Button.css.ts';
import '../Dialog/Dialog.css.ts';
import '../Dialog/overlay.css.ts';
import './ConfirmDialog.css.ts';
import type { ConfirmDialogProps } from './confirmDialogProps.ts';

const Panel = lazyOverlay<ConfirmDialogProps>(async () => (await import('./ConfirmDialogPanel.tsx')).ConfirmDialogPanel, {
  close: ({ onCancel }) => onCancel(),
});

/** Confirms an action before it runs. Focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return <Panel {...props} />;
}
