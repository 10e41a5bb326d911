import type { ReactNode } from 'react';

/** Something that can be opened or done. */
export interface SearchEntry {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** The second line, in parts, for example brand, SKU and location. Empty parts are left out. */
  details?: readonly string[];
  /** The address of a picture, 36 px. */
  image?: string | null;
  /** Shown where there is no picture, 18 px. */
  icon?: ReactNode;
  /** At the end: a StatusBadge or a count. */
  end?: ReactNode;
  /** What it links to: a path of this app, http or https. */
  href?: string;
  /** What it does instead of linking. */
  onAction?: () => void;
}

export interface SearchGroup {
  label: string;
  /** The first ones of all that match. */
  entries: readonly SearchEntry[];
  /** How many match. Without it no count is shown. */
  count?: number;
  /** Links to a list of more than is shown, under the last entry. */
  all?: { count: number; href: string };
}

/** A group's entry or its link to the whole list, in the order in which the arrow keys reach them. */
export interface SearchOption extends SearchEntry {
  isAll?: boolean;
}

export interface OptionGroup extends SearchGroup {
  options: readonly SearchOption[];
}

/** The groups with something in them, with what can be chosen in each. */
export function optionGroups(groups: readonly SearchGroup[], allLabel: (count: number) => string): OptionGroup[] {
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map((group) => ({
      ...group,
      options: group.all
        ? [...group.entries, { id: `all ${group.label}`, label: allLabel(group.all.count), href: group.all.href, isAll: true }]
        : group.entries,
    }));
}
