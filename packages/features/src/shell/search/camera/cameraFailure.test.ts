import { expect, test } from 'vitest';
import { cameraFailure } from './cameraFailure.ts';

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
])('%s: the camera is %s', (name, failure) => {
  expect(cameraFailure(new DOMException('', name))).toBe(failure);
});

test('anything else is a camera that does not start', () => {
  expect(cameraFailure('no')).toBe('busy');
});
