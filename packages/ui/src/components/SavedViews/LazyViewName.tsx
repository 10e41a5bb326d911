'use client';
import { lazyOverlay } from '../../lazyPart/lazyOverlay.tsx';
import type { ViewNamePanelProps } from './savedViewsProps.ts';

export const LazyViewName = lazyOverlay<ViewNamePanelProps>(async () => (await import('./ViewNamePanel.tsx')).ViewNamePanel, {
  close: ({ onClose }) => onClose(),
  isOften: true,
});
