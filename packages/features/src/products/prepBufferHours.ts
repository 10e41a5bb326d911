const hoursIn = { hour: 1, day: 24, week: 168 } as const;

/** How long a prep buffer is, for sorting: '2 days' is 48. Null for text that names no time; a bare number is days. */
export function prepBufferHours(prepBuffer: string): number | null {
  const found = /(\d+(?:\.\d+)?)\s*(hour|day|week)?/i.exec(prepBuffer);
  if (found === null) return null;
  const unit = (found[2]?.toLowerCase() ?? 'day') as keyof typeof hoursIn;
  return Number(found[1]) * hoursIn[unit];
}
