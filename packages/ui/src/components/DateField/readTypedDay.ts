import { plainDigits } from '../Field/text/plainDigits.ts';
import { dateOf, fullYear, isoOf } from './isoDate.ts';
import { dayWord } from './monthNames.ts';

export type DayPart = 'day' | 'month' | 'year';

/** A text, or the beginning of one, that is read as a day. */
export interface TypedDay {
  parts: Readonly<Partial<Record<DayPart, number>>>;
  /** The part that the next digit belongs to. */
  next: DayPart;
  /** A part of the text fits no part of a day. */
  isRefused: boolean;
}

interface Run {
  text: string;
  isWord: boolean;
  /** Another character follows, so the run is complete. */
  isClosed: boolean;
}

const limits = { day: 31, month: 12, year: 9999 } as const;
const isoOrder: readonly DayPart[] = ['year', 'month', 'day'];

const runsOf = (text: string): readonly Run[] =>
  [...text.matchAll(/\d+|\p{Letter}[\p{Letter}\p{Mark}]*|[^\d\p{Letter}\s./,'’\-–—]/gu)].map(({ 0: run, index }) => ({
    text: run,
    isWord: !/^\d/.test(run),
    isClosed: index + run.length < text.length,
  }));

/** A year of two digits is complete once it is closed, and one with a leading zero at once. */
function numberOf(part: DayPart, digits: string, isClosed: boolean): number | undefined {
  const number = Number(digits);
  if (part === 'year' && digits.length === 2 && (isClosed || digits.startsWith('0'))) return number === 0 && !isClosed ? undefined : 2000 + number;
  return number >= 1 && number <= limits[part] ? number : undefined;
}

const fits = (part: DayPart, digits: string) => digits.length <= String(limits[part]).length && Number(digits) <= limits[part];
const isFull = (part: DayPart, digits: string) => !fits(part, `${digits}0`);

/** Splits digits without separators into parts, as many as each part can hold. */
function splitDigits(digits: string, order: readonly DayPart[]): readonly string[] {
  const split = [''];
  for (const digit of digits) {
    const part = order[split.length - 1];
    const run = `${split.at(-1)}${digit}`;
    if (part === undefined || fits(part, run)) split[split.length - 1] = run;
    else split.push(digit);
  }
  return split;
}

function readNumbers(runs: readonly Run[], order: readonly DayPart[]): TypedDay {
  const parts: Partial<Record<DayPart, number>> = {};
  let isRefused = false;
  let at = 0;
  let next = order[0] ?? 'day';
  for (const { text, isClosed } of runs) {
    const rest = order.slice(at);
    const part = rest[0];
    const isOne = isClosed && part !== undefined && text.length <= String(limits[part]).length;
    const split = isOne ? [text] : splitDigits(text, rest);
    for (const [index, digits] of split.entries()) {
      const isOpen = !isClosed && index === split.length - 1;
      const part = order[at];
      const number = part === undefined ? undefined : numberOf(part, digits, !isOpen);
      if (part !== undefined && number !== undefined) parts[part] = number;
      else if (part === undefined || !isOpen || Number(digits) > 0 || digits.length > 1) isRefused = true;
      if (part !== undefined && isOpen && !isFull(part, digits)) next = part;
      else next = order[at + 1] ?? order.at(-1) ?? 'day';
      at += 1;
    }
  }
  return { parts, next, isRefused };
}

/** Reads a day whose month is a name: digits are its day and then its year, in whichever order they stand. */
function readNamed(runs: readonly Run[], order: readonly DayPart[], locale: string): TypedDay {
  const parts: Partial<Record<DayPart, number>> = {};
  const open = (['day', 'year'] as const).filter((part) => order.includes(part));
  let isRefused = false;
  let next: DayPart | undefined;
  for (const { text, isWord, isClosed } of runs) {
    if (isWord) {
      const word = dayWord(text, locale, isClosed);
      if (word === undefined || (typeof word === 'number' && isClosed && parts.month !== undefined)) isRefused = true;
      else if (typeof word === 'number') parts.month ??= word;
      next = isClosed ? undefined : 'month';
      continue;
    }
    const part = open.find((part) => parts[part] === undefined && fits(part, text));
    const number = part === undefined ? undefined : numberOf(part, text, isClosed);
    if (part === undefined || (number === undefined && (isClosed || Number(text) > 0))) isRefused = true;
    else parts[part] = number;
    next = part === undefined || isClosed || isFull(part, text) ? undefined : part;
  }
  return { parts, next: next ?? open.find((part) => parts[part] === undefined) ?? open.at(-1) ?? 'month', isRefused };
}

/** The complete and existing day of a text; undefined when it is none. */
function dayOf({ parts: { day, month, year }, isRefused }: TypedDay): Readonly<Record<DayPart, number>> | undefined {
  if (isRefused || day === undefined || month === undefined || year === undefined) return undefined;
  const read = { year: fullYear(year), month, day };
  return dateOf(isoOf(read)) === null ? undefined : read;
}

/**
 * Reads what was typed into a day so far: '1/2/27', '24122026', '24 Dec 2026', '2026-12-24'.
 *
 * A separator closes a part, letters name a month, and four digits in front are the year of an ISO date.
 *
 * @param order the parts in the order of the locale
 * @param from the part in which the typing began; a text of three parts is a whole day wherever it began
 */
export function readTypedDay(typed: string, order: readonly DayPart[], locale: string, from = order[0]): TypedDay {
  // Chinese, Japanese and Korean close each part by a sign of its own.
  const text = plainDigits(typed).replaceAll(/[年月日년월일]/g, '/').trimStart();
  const runs = runsOf(text);
  const first = runs[0];
  const rest = from === undefined || runs.length > 2 ? order : order.slice(order.indexOf(from));
  if (runs.some(({ isWord }) => isWord)) return readNamed(runs, rest, locale);
  const isIso = first?.isClosed === true && /^(?:19|2[01])\d\d$/.test(first.text) && (rest.length === order.length || runs.length > 1);
  if (isIso) return readNumbers(runs, isoOrder);
  const read = readNumbers(runs, rest);
  if (runs.length > 1 || first?.text.length !== 8 || dayOf(read) !== undefined) return read;
  const compact = readNumbers(runs, isoOrder);
  return dayOf(compact) === undefined ? read : compact;
}

/** Reads a whole text as a day, for example a pasted one; undefined when it is none. Its year may be before 1900. */
export const readDay = (text: string, order: readonly DayPart[], locale: string) => dayOf(readTypedDay(`${text.trim()} `, order, locale));
