import { describe, expect, test } from 'vitest';
import { safeUrl } from './safeUrl.ts';

describe('a link', () => {
  test.each(['https://valise.club/a?b=1#c', 'http://valise.club', 'HTTPS://valise.club', 'mailto:marta@valise.club', 'tel:+34555010142', '/orders/20418', '/orders?tab=pending', '?page=2', '#main'])(
    'may have the URL %s',
    (address) => {
      expect(safeUrl(address)).toBe(address);
    },
  );

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0000javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/png;base64,AAAA',
    'blob:https://valise.club/1',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'orders/20418',
    '',
    '   ',
    null,
    undefined,
  ])('never has the URL %j', (address) => {
    expect(safeUrl(address)).toBeUndefined();
  });

  test('spaces around an address are left out', () => {
    expect(safeUrl('  https://valise.club ')).toBe('https://valise.club');
  });
});

describe('an image', () => {
  test.each(['blob:https://valise.club/1', 'data:image/png;base64,AAAA', 'data:image/jpeg;base64,AAAA', 'data:image/webp;base64,AAAA', 'data:image/gif;base64,AAAA', 'https://valise.club/a.png', '/assets/a.svg'])(
    'may be drawn from %s',
    (address) => {
      expect(safeUrl(address, 'image')).toBe(address);
    },
  );

  test.each(['data:image/svg+xml,<svg/>', 'data:text/html,x', 'data:image/pngx,', 'mailto:a@b.c', 'javascript:alert(1)'])('is never drawn from %s', (address) => {
    expect(safeUrl(address, 'image')).toBeUndefined();
  });

  test('a QR may be an SVG', () => {
    expect(safeUrl('data:image/svg+xml;base64,AAAA', 'qr')).toBe('data:image/svg+xml;base64,AAAA');
  });
});
