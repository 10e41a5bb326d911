/** The number of cards that a lane shows at first. */
export const initialCount = 3;

// A lane of thousands grows in steps, so that one press never renders thousands of cards.
const step = 50;

/** The number of visible cards, of `total`, after Show More. */
export const increasedCount = (shown: number, total: number): number => Math.min(shown + step, total);
