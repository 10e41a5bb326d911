import type { Manners } from './manners.ts';

/** An answer of the API before it is written. */
export interface Answer {
  method: string;
  url: URL;
  status: number;
  body: unknown;
}

/** Changes an answer as one manner asks, or returns it as it is. */
export type Manner = (answer: Answer, manners: Manners) => Answer;
