import type { ReactNode } from 'react';

/** A result that can be opened, or an action. */
export interface SearchEntry {
  /** The key, unique in the palette. */
  id: string;
  label: string;
  /** The second line, in parts, for example brand, SKU and location. Empty parts are left out. */
  details?: readonly string[];
  /** The address of a picture, 36 px. */
  image?: string | null;
  /** An icon for an entry without a picture, 18 px. */
  icon?: ReactNode;
  /** Shown at the end: a StatusBadge or a count. */
  end?: ReactNode;
  /** The address of the link: a path of this app, http or https. */
  href?: string;
  /** Called when the entry is chosen, for an entry without a link. */
  onAction?: () => void;
}

export interface SearchGroup {
  label: string;
  /** The first matching entries. */
  entries: readonly SearchEntry[];
  /** The number of matching entries. Without it no count is shown. */
  count?: number;
  /** A link to the whole list, under the last entry. */
  all?: { count: number; href: string };
}

/** A group's entry or its link to the whole list, in the order of the arrow keys. */
export interface SearchOption extends SearchEntry {
  isAll?: boolean;
}

export interface OptionGroup extends SearchGroup {
  options: readonly SearchOption[];
}

/** The groups with entries, each with the choices in it. */
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

/** The number of results, including those that are not listed. */
export const resultCount = (groups: readonly SearchGroup[]): number => groups.reduce((sum, { count = 0, entries }) => sum + (count || entries.length), 0);
