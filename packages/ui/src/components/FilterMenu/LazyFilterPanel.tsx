'use client';
import { lazyOverlay } from '../../lazyPart/lazyOverlay.tsx';
import '../Announcer/Announcer.css.ts';
import '../Button/Button.css.ts';
import '../Checkbox/Checkbox.css.ts';
import '../Checkbox/checkboxBox.css.ts';
import '../Dialog/overlay.css.ts';
import '../Field/styles/Field.css.ts';
import './FilterMenu.css.ts';
import type { FilterPanelProps } from './filterPanelProps.ts';

/** A popover with groups of checkboxes, fetched when it is first opened. */
export const LazyFilterPanel = lazyOverlay<FilterPanelProps>(async () => (await import('./FilterPanel.tsx')).FilterPanel, {
  close: ({ onOpenChange }) => onOpenChange(false),
});
