import type { Manner } from './answer.ts';
import { mapRecords } from './mapRecords.ts';

const HOUR_MS = 3_600_000;
const inMadrid = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', hour: 'numeric', hourCycle: 'h23' });

/** Midnight of a day in Madrid, which is 22 or 23 o'clock UTC of the day before. */
function midnightInMadrid(day: string): Date {
  const midnight = new Date(`${day}T00:00:00Z`).getTime();
  return new Date(midnight - Number(inMadrid.format(midnight)) * HOUR_MS);
}

const asEloquent = (date: Date) => date.toISOString().replace('Z', '000Z');

/** Sends days as Eloquent's `date` cast does: as midnight of the application's time zone, written in UTC. */
export const daysAsDateTimes: Manner = (answer, { days }) => {
  if (days === 'plain') return answer;
  const body = mapRecords(answer.body, (fields) => {
    const { blackout_date: day } = fields;
    if (typeof day !== 'string') return fields;
    return { ...fields, blackout_date: asEloquent(days === 'utc' ? new Date(`${day}T00:00:00Z`) : midnightInMadrid(day)) };
  });
  return { ...answer, body };
};
