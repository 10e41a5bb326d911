/** From so many rows on, sorting or searching them may take longer than a frame. */
export const MANY_ROWS = 10_000;
