import type { ReactNode } from 'react';
import type { FocusFallback } from '../Dialog/FocusReturn.tsx';

export interface DrawerProps {
  isOpen: boolean;
  /** Names the drawer. It is visible unless there is a `brand`. */
  title: string;
  children: ReactNode;
  /** Shown instead of the title, for example the logo above a navigation. */
  brand?: ReactNode;
  /** The edge from which it slides in. @default 'end' */
  side?: 'start' | 'end';
  /** 288 px wide for a navigation, 420 px for a panel (a phone's full width), or the full width. @default 'panel' */
  size?: 'nav' | 'panel' | 'full';
  /** `sidebar` is dark in both themes and has no padding. @default 'raised' */
  tone?: 'raised' | 'sidebar';
  /** Gets the focus when the trigger is gone after closing. */
  restoreFocusTo?: FocusFallback;
  /** Called by the close button, Escape, a press outside and a swipe towards its edge. */
  onClose: () => void;
}
