import { Problem } from '@valise/contract';

/** What to tell of a failed call: the server's own sentence, else the fallback. */
export function problemText(problem: unknown, fallback: string): string {
  return (problem instanceof Problem ? problem.serverMessage : undefined) ?? fallback;
}
