'use client';
import { whenOpened } from '../Dialog/whenOpened.tsx';
import { DrawerPanel } from './DrawerPanel.tsx';

/** A modal panel that slides in from an edge. */
export const Drawer = whenOpened(DrawerPanel);
