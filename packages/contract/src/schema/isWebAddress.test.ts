import { expect, test } from 'vitest';
import { isWebAddress } from './isWebAddress.ts';

test.each(['https://youtu.be/abc', 'http://video.example/1', 'HTTPS://video.example:8080/a?b#c'])('%s is an address', (text) => {
  expect(isWebAddress(text)).toBe(true);
});

test.each(['youtu.be/abc', '', 'https://', 'https:/youtu.be', 'javascript:alert(1)', 'ftp://video.example', 'watch this', '//youtu.be/abc'])('%j is none', (text) => {
  expect(isWebAddress(text)).toBe(false);
});
