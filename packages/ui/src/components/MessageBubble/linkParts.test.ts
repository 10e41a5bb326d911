import { expect, test } from 'vitest';
import { linkParts } from './linkParts.ts';

const linksOf = (text: string) => linkParts(text).flatMap(({ href }) => href ?? []);

test('an address is apart from the text around it', () => {
  expect(linkParts('See https://valise.club/returns for more')).toEqual([
    { text: 'See ' },
    { text: 'https://valise.club/returns', href: 'https://valise.club/returns' },
    { text: ' for more' },
  ]);
});

test.each([
  ['https://a.example/x.', 'https://a.example/x'],
  ['(see https://a.example/x)', 'https://a.example/x'],
  ['https://a.example/x_(y)', 'https://a.example/x_(y)'],
  ['“https://a.example/?q=1,”', 'https://a.example/?q=1'],
  ['HTTPS://A.EXAMPLE', 'HTTPS://A.EXAMPLE'],
  ['a\nhttps://a.example\nb', 'https://a.example'],
])('the address in %j is %s', (text, href) => {
  expect(linksOf(text)).toEqual([href]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//a.example', 'https://', 'http://[', 'file:///etc/passwd', 'mailto', ''])('%j is text', (text) => {
  expect(linkParts(text)).toEqual([{ text }]);
});

test('no character is lost, and several addresses are several links', () => {
  const text = '1. https://a.example, 2. http://b.example/c?d#e; https://… <b>https://f.example</b>';
  expect(linkParts(text).map((part) => part.text).join('')).toBe(text);
  expect(linksOf(text)).toEqual(['https://a.example', 'http://b.example/c?d#e', 'https://f.example']);
});

test('a text made to be slow is not', () => {
  const text = `${'https://a.example/'.padEnd(50_000, ')')} ${'https://'.repeat(6000)}`;
  const start = performance.now();
  linkParts(text);
  expect(performance.now() - start).toBeLessThan(1000);
});
