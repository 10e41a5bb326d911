export interface Steps {
  /** The size of one step. @default 1 */
  step?: number;
  /** The minimum of the steps. @default no limit */
  min?: number;
  /** The maximum of the steps. @default no limit */
  max?: number;
}

const decimalsOf = (text: string) => text.split('.')[1]?.length ?? 0;

/** The number one step up or down, with the same number of decimals. An empty text counts as 0. */
export function stepped(text: string, direction: 1 | -1, { step = 1, min = -Infinity, max = Infinity }: Steps): string {
  const number = Number(text === '.' ? 0 : text);
  const next = Math.min(max, Math.max(min, number + direction * step));
  return next.toFixed(Math.max(decimalsOf(text), decimalsOf(String(step))));
}
