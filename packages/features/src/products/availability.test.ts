import { messagesIn } from '@valise/ui/messages';
import { expect, test } from 'vitest';
import tokens from '../../../ui/tokens/tokens.json' with { type: 'json' };
import { productMessages } from './messages.ts';
import { availabilities, availabilityKey } from './availability.ts';

const messages = messagesIn(productMessages, 'en-US');
const labelOf = (availability: string) => messages[availabilityKey(availability)];

test.each(Object.entries(tokens.status.product))('%s has the tone and the eyelet of its token', (word, token) => {
  expect(availabilities.lookOf(word)).toEqual(token.$extensions['club.valise']);
});

test('letter case and blanks at the ends do not matter', () => {
  expect(labelOf(' UNDER maintenance ')).toBe('Under Maintenance');
});

test('Rented and rental share a badge, Out and Out of Stock share one', () => {
  expect([labelOf('rental'), labelOf('Rented')]).toEqual(['Rented', 'Rented']);
  expect([labelOf('Out'), labelOf('out of stock')]).toEqual(['Out of Stock', 'Out of Stock']);
});

test.each(['', 'lost', 'constructor'])('%j is shown as unavailable', (word) => {
  expect(labelOf(word)).toBe('unavailable');
});
