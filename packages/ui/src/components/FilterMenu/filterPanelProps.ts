import type { RefObject } from 'react';

/** A filter of which any number of values can be chosen. Without a chosen value all items show. */
export interface FilterGroup {
  /** The heading of the group, for example 'Status'. */
  label: string;
  /** `count` is the number of items that the option would show under the other filters. */
  options: readonly { value: string; label: string; count?: number }[];
  chosen: readonly string[];
  /** Called with the chosen values in the order of the options. */
  onChange: (chosen: string[]) => void;
}

export interface FilterPanelProps {
  name: string;
  groups: readonly FilterGroup[];
  /** True when at least one value is chosen. */
  canClear: boolean;
  /** @default 'Clear all' */
  clearLabel?: string;
  onClear: () => void;
  /** The number of items that show now. With it a button beside Clear closes the panel, for example 'Show 31'. */
  resultCount?: number;
  /** A sheet at the lower edge instead of a popover, for phones. */
  isSheet?: boolean;
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}
