import type { ReactNode } from 'react';
import type { FocusFallback } from '../Dialog/FocusReturn.tsx';

export interface DrawerProps {
  isOpen: boolean;
  /** Names the drawer. It is shown unless there is a `brand`. */
  title: string;
  children: ReactNode;
  /** Shown instead of the title, for example the logo above a navigation. */
  brand?: ReactNode;
  /** The edge it slides in from. @default 'end' */
  side?: 'start' | 'end';
  /** 288 px for a navigation, 420 px for a panel, which fills a phone, or the whole width. @default 'panel' */
  size?: 'nav' | 'panel' | 'full';
  /** `sidebar` is dark in both themes and has no padding. @default 'raised' */
  tone?: 'raised' | 'sidebar';
  /** What is focused when the trigger was removed meanwhile. */
  restoreFocusTo?: FocusFallback;
  /** Called by the close button, Escape, a press outside and a swipe towards its edge. */
  onClose: () => void;
}
