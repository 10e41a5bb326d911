/** How many cards a lane shows before anybody asks for more. */
export const firstShown = 3;

// A lane of thousands grows step by step, so that a press never draws thousands of cards.
const step = 50;

/** How many of `total` cards are shown after Show More. */
export const moreShown = (shown: number, total: number): number => Math.min(shown + step, total);
