/** The ids of columns in what was kept; none when it cannot be read. */
export function readHiddenColumns(kept: () => string | null): readonly string[] {
  try {
    const ids: unknown = JSON.parse(kept() ?? '');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
