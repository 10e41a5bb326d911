import type { RefObject } from 'react';

/** A filter of which any number of values can be chosen; none shows all. */
export interface FilterGroup {
  /** The heading of the group, for example 'Status'. */
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  /** Called with the chosen values in the order of the options. */
  onChange: (chosen: string[]) => void;
}

export interface FilterPanelProps {
  name: string;
  groups: readonly FilterGroup[];
  /** True when at least one value is chosen. */
  canClear: boolean;
  /** @default 'Clear' */
  clearLabel?: string;
  onClear: () => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}
