export interface Steps {
  /** The size of one step. @default 1 */
  step?: number;
  /** The smallest number that can be reached by steps. @default none */
  min?: number;
  /** The largest. @default none */
  max?: number;
}

const decimalsOf = (text: string) => text.split('.')[1]?.length ?? 0;

/** The number one step up or down, with as many decimals as before. An empty text counts as 0. */
export function stepped(text: string, direction: 1 | -1, { step = 1, min = -Infinity, max = Infinity }: Steps): string {
  const number = Number(text === '.' ? 0 : text);
  const next = Math.min(max, Math.max(min, number + direction * step));
  return next.toFixed(Math.max(decimalsOf(text), decimalsOf(String(step))));
}
