import type { RefObject } from 'react';

export interface SavedView {
  id: string;
  name: string;
  /** How many items it shows: a badge, and part of the tab's name. */
  count?: number;
}

/** The name of the view of everything, which cannot be changed. */
export const allViews = 'all';
/** The selected view when what is shown is no saved view. */
export const unsavedView = 'unsaved';

export interface ViewNamePanelProps {
  /** The name of the form, for example 'Save'. */
  label: string;
  initialName: string;
  /** The names of the other views. */
  takenNames: readonly string[];
  /** The label of the box that makes it the default. Without it there is none. */
  defaultLabel?: string;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onSave: (name: string, isDefault: boolean) => void;
  onClose: () => void;
}
