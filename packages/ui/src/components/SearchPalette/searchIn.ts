export interface SearchLink {
  label: string;
  href: string;
  /** Distinguishes links with the same label, for example an id. */
  detail?: string;
}

export interface SearchGroup {
  label: string;
  links: readonly SearchLink[];
}

/** The maximum number of links per group. */
const MOST = 6;

/** The links of each group whose label or detail contains the query, ignoring case, without empty groups. */
export function searchIn(groups: readonly SearchGroup[], query: string, locale: string): readonly SearchGroup[] {
  const wanted = query.trim().toLocaleLowerCase(locale);
  if (wanted === '') return [];
  return groups
    .map(({ label, links }) => {
      const found: SearchLink[] = [];
      for (const link of links) {
        if (!`${link.label}\n${link.detail ?? ''}`.toLocaleLowerCase(locale).includes(wanted)) continue;
        found.push(link);
        if (found.length === MOST) break;
      }
      return { label, links: found };
    })
    .filter(({ links }) => links.length > 0);
}
