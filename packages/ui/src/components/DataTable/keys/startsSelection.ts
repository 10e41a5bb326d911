/** Dispatched at a card to ask its table to start the selection with it. A table that does so prevents the event's default. */
export const startsSelection = 'valise-start-selection';
