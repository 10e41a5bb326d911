'use client';
import { lazyOverlay } from '../../lazyPart/lazyOverlay.tsx';
import type { ShortcutSheetProps } from './shortcutSheetProps.ts';

/** Lists the keyboard shortcuts, with the switch that turns them off. */
export const ShortcutSheet = lazyOverlay<ShortcutSheetProps>(async () => (await import('./ShortcutSheetPanel.tsx')).ShortcutSheetPanel, {
  close: ({ onClose }) => onClose(),
  isOften: true,
});
