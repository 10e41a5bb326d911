import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvText, tabSeparatedText } from './delimitedText.ts';

/** Reads a CSV file character by character, as RFC 4180 defines it, independently of how it is written. */
function readCsv(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = text.startsWith('\uFEFF') ? 1 : 0; index < text.length; index += 1) {
    const character = text[index];
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === ',' || character === '\r') {
      line.push(cell);
      cell = '';
      if (character === '\r') {
        lines.push(line);
        line = [];
        index += 1;
      }
    } else cell += character;
  }
  return lines;
}

test('any cells are read back from the CSV file as they were', () => {
  const text = fc.string({ unit: 'grapheme' }).filter((value) => !/^[=+\-@\t\r\n＝＋－＠]/.test(value));
  const special = fc.constantFrom('a,b', 'say "hi"', '""', 'two\r\nlines', ' padded ', 'שמלה', '');
  const cells = fc.array(fc.array(fc.oneof(text, special), { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(cells, (given) => {
      expect(readCsv(csvText(given))).toEqual(given);
    }),
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1', '=HYPERLINK("http://x.example","y")'])('a spreadsheet reads %j as text', (value) => {
  expect(readCsv(csvText([[value, 'b']]))).toEqual([[`'${value}`, 'b']]);
  expect(tabSeparatedText([[value, ` ${value}`]])).not.toMatch(/(^|\t)[=+\-@＝]/);
});

test('a CSV file begins with the mark of UTF-8, ends each line with CRLF and leaves what is unknown empty', () => {
  expect(csvText([['Name', 'Price'], ['Coat', -4.5], ['Hat', null], ['Bag', Number.NaN]])).toBe('\uFEFFName,Price\r\nCoat,-4.5\r\nHat,\r\nBag,\r\n');
});

test('a code is text with its zeros, and a number is none', () => {
  expect(csvText([['0042', '804219365570', 42, '4.5', 'GU-DRS-0003']])).toBe('\uFEFF"0042","804219365570",42,"4.5",GU-DRS-0003\r\n');
  expect(tabSeparatedText([['0042', 42]])).toBe('0042\t42');
});

test('copied rows are one line each, with tabs between the cells', () => {
  expect(tabSeparatedText([['Name', 'Stock'], ['Silk\r\n\tDress ', 4], ['', null]])).toBe('Name\tStock\nSilk Dress\t4\n\t');
});
