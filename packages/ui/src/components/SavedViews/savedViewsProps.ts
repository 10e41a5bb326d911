import type { RefObject } from 'react';

export interface SavedView {
  id: string;
  name: string;
  /** The number of its items: a badge, and part of the tab's name. @default no count */
  count?: number;
}

/** The id of the view of everything, which cannot be changed. */
export const allViews = 'all';
/** The selected id when the list's state is not saved. */
export const unsavedView = 'unsaved';

export interface ViewNamePanelProps {
  /** The name of the form, for example 'Save'. */
  label: string;
  initialName: string;
  /** The names of the other views. */
  takenNames: readonly string[];
  /** The label of the checkbox that makes the view the default. @default no checkbox */
  defaultLabel?: string;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onSave: (name: string, isDefault: boolean) => void;
  onClose: () => void;
}
