export interface SearchLink {
  label: string;
  href: string;
  /** Tells apart what has the same label, for example an id. */
  detail?: string;
}

export interface SearchGroup {
  label: string;
  links: readonly SearchLink[];
}

/** As many of each kind as can be taken in at a glance. */
const MOST = 6;

/** The links of each group whose label or detail contains what was typed, letter case aside; empty groups are left out. */
export function searchIn(groups: readonly SearchGroup[], query: string): readonly SearchGroup[] {
  const wanted = query.trim().toLocaleLowerCase();
  if (wanted === '') return [];
  return groups
    .map(({ label, links }) => {
      const found: SearchLink[] = [];
      for (const link of links) {
        if (!`${link.label}\n${link.detail ?? ''}`.toLocaleLowerCase().includes(wanted)) continue;
        found.push(link);
        if (found.length === MOST) break;
      }
      return { label, links: found };
    })
    .filter(({ links }) => links.length > 0);
}
