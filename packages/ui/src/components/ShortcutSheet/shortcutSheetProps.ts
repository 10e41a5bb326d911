export interface ListedShortcut {
  /** The action, for example 'Go to Products'. */
  label: string;
  /**
   * The keys: a character in lower case, 'Enter', or 'Control', which is ⌘ on Apple keyboards. Keys after 'Control' are
   * pressed together, others one after the other.
   */
  keys: readonly string[];
}

export interface ShortcutGroup {
  /** The place or purpose of the shortcuts, for example 'Go to'. */
  title: string;
  shortcuts: readonly ListedShortcut[];
  /** These shortcuts also work while shortcuts are switched off, because they need Ctrl or ⌘. @default false */
  isAlwaysOn?: boolean;
}

export interface ShortcutSheetProps {
  isOpen: boolean;
  groups: readonly ShortcutGroup[];
  /** Whether the keys without Ctrl or ⌘ are switched on. */
  areOn: boolean;
  onSwitch: (areOn: boolean) => void;
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
}
