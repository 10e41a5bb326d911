import { expect, test } from 'vitest';
import { redirectAddress } from './redirectAddress.ts';

test.each([
  ['https://accounts.example/o?client=1#top', 'https://accounts.example/o?client=1#top'],
  [' http://127.0.0.1:4100/sandbox ', 'http://127.0.0.1:4100/sandbox'],
  ['HTTPS://Accounts.Example', 'https://accounts.example/'],
])('%j is followed', (sent, address) => {
  expect(redirectAddress(sent)).toBe(address);
});

test.each([
  '',
  '/sandbox',
  '//accounts.example',
  'accounts.example',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://accounts.example/1',
  'file:///etc/passwd',
  'ftp://accounts.example',
  'intent://accounts.example#Intent;end',
  'https://',
])('%j is refused', (sent) => {
  expect(redirectAddress(sent)).toBeNull();
});
