import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectTypedAhead, typedAhead } from './typedAhead.ts';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('document', page);
});
afterEach(() => vi.unstubAllGlobals());

const press = (key: string) => page.dispatchEvent(Object.assign(new Event('keydown'), { key }));

test('what is typed is collected and corrected', () => {
  const stop = collectTypedAhead();
  for (const key of ['4', 'Shift', '1', '1', 'Backspace', '8']) press(key);
  expect(typedAhead()).toBe('418');
  stop();
});

test('what was collected is forgotten with the end, and nothing more is collected', () => {
  const stop = collectTypedAhead();
  press('4');
  stop();
  expect(typedAhead()).toBe('');
  press('4');
  expect(typedAhead()).toBe('');
});
