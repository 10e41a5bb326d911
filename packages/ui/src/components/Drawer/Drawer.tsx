'use client';
import type { ReactNode } from 'react';
import { lazyOverlay } from '../../lazyOverlay.tsx';
import type { FocusFallback } from '../Dialog/FocusReturn.tsx';

export interface DrawerProps {
  isOpen: boolean;
  /** Names the drawer. It is shown unless there is a `brand`. */
  title: string;
  children: ReactNode;
  /** Stands where the title would, for example the mark above a navigation. */
  brand?: ReactNode;
  /** The edge it comes from. @default 'end' */
  side?: 'start' | 'end';
  /** 288 px for a navigation, 420 px for a panel, which fills a phone, or the whole width. @default 'panel' */
  size?: 'nav' | 'panel' | 'full';
  /** `sidebar` is dark in both themes and leaves its padding to its content. @default 'raised' */
  tone?: 'raised' | 'sidebar';
  /** Where focus goes when what opened the drawer has left the page. */
  restoreFocusTo?: FocusFallback;
  /** The cross, Escape, a press outside and a swipe towards its edge all arrive here. */
  onClose: () => void;
}

const Panel = lazyOverlay<DrawerProps>(async () => (await import('./DrawerPanel.tsx')).DrawerPanel);

/** A panel that slides in from an edge and must be left before the page can be used again. */
export function Drawer(props: DrawerProps) {
  return <Panel {...props} />;
}
