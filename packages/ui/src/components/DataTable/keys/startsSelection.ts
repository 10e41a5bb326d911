/** The event at a card that asks its table to start the selection with it. Prevented by the table that does. */
export const startsSelection = 'valise-start-selection';
