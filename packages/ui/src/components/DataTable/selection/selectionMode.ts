import type { TableSelection } from './useTableSelection.ts';

/** How the rows of a layout are selected. */
export interface SelectionMode {
  /** Rows show their checkboxes. */
  hasBoxes: boolean;
  /** Cards are being selected: a press on a card selects it, and the card has no link and no actions. */
  isSelecting: boolean;
  /** Where the bar of selected rows is. @default there is no bar */
  bar?: 'beside search' | 'bottom';
}

/** Cards show checkboxes and their bar while they are being selected. If the application does not control that, they always do. */
export function selectionMode(selection: TableSelection | undefined, isCards: boolean): SelectionMode {
  if (selection === undefined) return { hasBoxes: false, isSelecting: false };
  const isSelecting = isCards && selection.cards?.isSelecting === true;
  const hasBoxes = isSelecting || !isCards || selection.cards === undefined;
  if (!hasBoxes || selection.isSingle) return { hasBoxes, isSelecting };
  return { hasBoxes, isSelecting, bar: isSelecting ? 'bottom' : 'beside search' };
}
