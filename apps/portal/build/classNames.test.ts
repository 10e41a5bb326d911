import { expect, test } from 'vitest';
import { classNames } from './classNames.ts';

test('a class name is shorter than its hash, and the same each time its file is read', () => {
  const nameOf = classNames();
  expect(nameOf({ hash: '19p2wws0', filePath: 'Button.css.ts' })).toBe('_p2wws0');
  expect(nameOf({ hash: '19p2wws0', filePath: 'Button.css.ts' })).toBe('_p2wws0');
});

test('two files that would have the same class name fail the build', () => {
  const nameOf = classNames();
  nameOf({ hash: '19p2wws0', filePath: 'Button.css.ts' });
  expect(() => nameOf({ hash: '77p2wws0', filePath: 'Link.css.ts' })).toThrow('The class name _p2wws0 is that of Button.css.ts and of Link.css.ts.');
});
