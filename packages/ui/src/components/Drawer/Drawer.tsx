'use client';
import { lazyOverlay } from '../../lazyPart/lazyOverlay.tsx';
import type { DrawerProps } from './drawerProps.ts';

/** A modal panel that slides in from an edge. */
export const Drawer = lazyOverlay<DrawerProps>(async () => (await import('./DrawerPanel.tsx')).DrawerPanel, {
  close: ({ onClose }) => onClose(),
  isOften: true,
});
