import { expect, test } from 'vitest';
import { messagesIn } from './useMessages.ts';

const messages = messagesIn(
  { 'en-US': { shared: ({ name, count }: { name: string; count: number }) => `${name} 3 of ${count}` } },
  'en-US',
);

test('a name from right to left is isolated from the digits beside it', () => {
  expect(messages.shared({ name: 'مريم', count: 14 })).toBe('\u2068مريم\u2069 3 of 14');
  expect(messages.shared({ name: 'נועה', count: 14 })).toBe('\u2068נועה\u2069 3 of 14');
});

test('any other name is as it was', () => {
  expect(messages.shared({ name: 'Inés 東京', count: 14 })).toBe('Inés 東京 3 of 14');
});
