import { expect, test } from 'vitest';
import { downloadLink } from './downloadLink.ts';

const page = 'https://partner.example/refund/82';

test('a picture of this origin is downloaded under its own name', () => {
  expect(downloadLink('/evidence/zip.png', page)).toEqual({ href: '/evidence/zip.png', download: 'zip.png' });
  expect(downloadLink('https://partner.example/a.png?size=1', page)).toEqual({ href: 'https://partner.example/a.png?size=1', download: 'a.png' });
  expect(downloadLink('blob:https://partner.example/1b2c', page)).toMatchObject({ download: '' });
});

test('a picture of another origin opens in a new tab that knows nothing of this one', () => {
  expect(downloadLink('https://media.example/zip.png', page)).toEqual({
    href: 'https://media.example/zip.png',
    target: '_blank',
    rel: 'noopener noreferrer',
  });
});

test('without an address the link is disabled and can still be focused', () => {
  for (const address of ['', 'https://']) expect(downloadLink(address, page)).toEqual({ role: 'link', tabIndex: 0, 'aria-disabled': true });
});
