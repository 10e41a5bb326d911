/** The day of all samples: Friday, 20 November 2026. */
export const sampleToday = '2026-11-20';

const DAY_MS = 86_400_000;

/** An ISO date-time, `days` before or after a day: `at('2026-11-20', -1, '16:30')` is the 19th at half past four. */
export function at(today: string, days: number, time: string): string {
  const date = new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
  return `${date}T${time}:00.000000Z`;
}
