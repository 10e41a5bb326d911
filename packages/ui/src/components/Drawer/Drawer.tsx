'use client';
import { lazyOverlay } from '../../lazyPart/lazyOverlay.tsx';
import '../Announcer/Announcer.css.ts';
import '../IconButton/IconButton.css.ts';
import '../Tooltip/Tooltip.css.ts';
import './Drawer.css.ts';
import type { DrawerProps } from './drawerProps.ts';

const Panel = lazyOverlay<DrawerProps>(async () => (await import('./DrawerPanel.tsx')).DrawerPanel, {
  close: ({ onClose }) => onClose(),
});

/** A modal panel that slides in from an edge. */
export function Drawer(props: DrawerProps) {
  return <Panel {...props} />;
}
