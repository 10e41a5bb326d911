const hoursIn = { hour: 1, day: 24, week: 168 } as const;

/** A prep buffer in hours, for sorting: '2 days' is 48. A number without a unit is days; null for text without a number. */
export function prepBufferHours(prepBuffer: string): number | null {
  const found = /(\d+(?:\.\d+)?)\s*(hour|day|week)?/i.exec(prepBuffer);
  if (found === null) return null;
  const unit = (found[2]?.toLowerCase() ?? 'day') as keyof typeof hoursIn;
  return Number(found[1]) * hoursIn[unit];
}
