import { expect, test } from 'vitest';
import { fullYear } from './isoDate.ts';
import { type DayPart, readDay, readTypedDay } from './readTypedDay.ts';

const dayFirst: readonly DayPart[] = ['day', 'month', 'year'];
const monthFirst: readonly DayPart[] = ['month', 'day', 'year'];
const yearFirst: readonly DayPart[] = ['year', 'month', 'day'];

function isoOf(text: string, order = dayFirst, locale = 'en-GB') {
  const day = readDay(text, order, locale);
  return day && [day.year, day.month, day.day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** What stands in the parts after each key, without a closing one. */
function typed(text: string, order = dayFirst) {
  const { parts, isRefused } = readTypedDay(text, order, 'en-GB');
  const shown = dayFirst.map((part) => (parts[part] === undefined ? '–' : part === 'year' ? fullYear(parts[part]) : parts[part])).join('/');
  return isRefused ? `${shown} refused` : shown;
}

test.each([
  '24/12/2026', '24.12.2026', '24-12-2026', '24 12 2026', '24122026', ' 24/12/2026 ', '２４/１２/２０２６', '24/12/26', '24.12.26', '24. 12. 2026',
  '2026-12-24', '2026/12/24', '2026.12.24', '20261224', '2026年12月24日', '2026년 12월 24일',
  '24 Dec 2026', '24-Dec-26', '24Dec2026', 'Dec 24, 2026', 'December 24th 2026', '24th of December 2026', '2026 Dec 24',
  '24. Dezember 2026', '24 de diciembre de 2026', '24 décembre 2026', '24 DECEMBRE 2026', '24 dicembre 2026', '24 de dezembro de 2026', '24 dec. 2026',
])('%j is 24 December 2026', (text) => {
  expect(isoOf(text)).toBe('2026-12-24');
  expect(typed(text.trimEnd())).toBe('24/12/2026');
});

test.each([
  ['1/2/2027', '2027-02-01'],
  ['1.2.27', '2027-02-01'],
  ['01022027', '2027-02-01'],
  ['1 März 2027', '2027-03-01'],
  ['1 marzo 2027', '2027-03-01'],
  ['1 de enero de 2027', '2027-01-01'],
  ['3 août 2027', '2027-08-03'],
  ['5/6/07', '2007-06-05'],
  ['5/6/00', '2000-06-05'],
])('%j is %s', (text, iso) => {
  expect(isoOf(text)).toBe(iso);
});

test('the locale says which of two numbers is the month', () => {
  expect(isoOf('12/24/2026', monthFirst, 'en-US')).toBe('2026-12-24');
  expect(isoOf('1/2/27', monthFirst, 'en-US')).toBe('2027-01-02');
  expect(isoOf('26/12/24', yearFirst, 'ja-JP')).toBe('2026-12-24');
  expect(isoOf('24 Dec 2026', yearFirst, 'ja-JP')).toBe('2026-12-24');
  expect(isoOf('24 grudnia 2026', dayFirst, 'pl')).toBe('2026-12-24');
  expect(isoOf('12/24/2026')).toBeUndefined();
});

test.each(['', 'tomorrow', '12/24/2026', '31/02/2026', '24/12', '2026-13-01', '24 J 2026', '24 Dec', '24/12/2026 10:00', '24 Dec Dec 2026', '24/12/2026/1'])(
  '%j is no day',
  (text) => {
    expect(isoOf(text)).toBeUndefined();
  },
);

test('a year before 1900 is read, so that it can be refused by its own words', () => {
  expect(isoOf('24/12/1826')).toBe('1826-12-24');
  expect(isoOf('24/12/7')).toBe('07-12-24');
});

test.each([
  ['1', '1/–/–'],
  ['1/', '1/–/–'],
  ['1/2', '1/2/–'],
  ['1/2/2', '1/2/2'],
  ['1/2/27', '1/2/2027'],
  ['245', '24/5/–'],
  ['24/52026', '24/5/2026'],
  ['24/0', '24/–/–'],
  ['24 D', '24/12/–'],
  ['24 J', '24/–/–'],
  ['24 Ju', '24/–/–'],
  ['24 Jul', '24/7/–'],
  ['24 de julio d', '24/7/–'],
  ['2026-', '–/–/2026'],
  ['2026-12-2', '2/12/2026'],
  ['12/24/', '12/–/– refused'],
  ['12/24/2026', '12/–/2026 refused'],
  ['24 x', '24/–/– refused'],
  ['24?', '24/–/– refused'],
])('%j typed so far is %s', (text, shown) => {
  expect(typed(text)).toBe(shown);
});

test.each([
  ['', 'day'],
  ['1', 'day'],
  ['4', 'month'],
  ['1.', 'month'],
  ['24', 'month'],
  ['24/', 'month'],
  ['24/1', 'month'],
  ['24/5', 'year'],
  ['24/5/', 'year'],
  ['24 De', 'month'],
  ['24 Dec ', 'year'],
  ['Dec ', 'day'],
  ['2026-', 'month'],
  ['2026-12-', 'day'],
] as const)('after %j the next digit belongs to the %s', (text, next) => {
  expect(readTypedDay(text, dayFirst, 'en-GB').next).toBe(next);
});

test('typing may begin in a later part', () => {
  expect(readTypedDay('112', dayFirst, 'en-GB', 'month').parts).toEqual({ month: 11, year: 2 });
  expect(readTypedDay('nov', dayFirst, 'en-GB', 'month').parts).toEqual({ month: 11 });
  expect(readTypedDay('112026', dayFirst, 'en-GB', 'month').parts).toEqual({ month: 11, year: 2026 });
  expect(readTypedDay('2026 ', dayFirst, 'en-GB', 'year')).toMatchObject({ parts: { year: 2026 }, next: 'year' });
});

test.each(['24.12.2026', '24 Dec 2026', '2026-12-24'])('%j is the whole day wherever its typing began', (text) => {
  expect(readTypedDay(text, dayFirst, 'en-GB', 'month').parts).toEqual({ day: 24, month: 12, year: 2026 });
});
