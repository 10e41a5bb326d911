/** The text of a cell in one line, without the labels of its controls. */
const cellText = (cell: HTMLElement) => cell.innerText.replaceAll(/\s+/g, ' ').trim();

/** The selected text of a table as one line per row, with tabs between its cells; null when the selection is within one cell. */
export function copiedRows(table: HTMLTableElement, selection: Selection | null): string | null {
  if (selection === null || selection.isCollapsed) return null;
  const isCopied = (element: Element) => selection.containsNode(element, true);
  const lines = [...table.rows].filter(isCopied).map((row) =>
    [...row.cells].filter((cell) => isCopied(cell) && !cell.hasAttribute('data-select') && !cell.hasAttribute('data-actions')),
  );
  const isWithinOneCell = lines.length === 1 && (lines[0]?.length ?? 0) < 2;
  return lines.length === 0 || isWithinOneCell ? null : lines.map((cells) => cells.map(cellText).join('\t')).join('\n');
}
