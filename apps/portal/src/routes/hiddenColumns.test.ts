import { expect, test } from 'vitest';
import { readHiddenColumns } from './hiddenColumns.ts';

test('what was kept is read', () => {
  expect(readHiddenColumns(() => '["grade","stock"]')).toEqual(['grade', 'stock']);
});

test('what is absent, broken or something else hides nothing', () => {
  for (const kept of [null, '', '{', '{"grade":true}', 'null', '[1,null]']) expect(readHiddenColumns(() => kept)).toEqual([]);
});

test('a storage that may not be read hides nothing', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  expect(readHiddenColumns(blocked)).toEqual([]);
});
