import { expect, test } from 'vitest';
import { importCycle } from './importCycles.ts';

test.each([
  ['none without imports', { main: [] }, undefined],
  ['none where two ways lead to one file', { main: ['list', 'form'], list: ['shared'], form: ['shared'], shared: [] }, undefined],
  ['none through a file outside the build', { main: ['https://host.example/a.js'] }, undefined],
  ['two files', { main: ['list'], list: ['form'], form: ['list'] }, ['list', 'form', 'list']],
  ['three files behind a file that is fine', { main: ['list', 'a'], list: [], a: ['b'], b: ['list', 'c'], c: ['a'] }, ['a', 'b', 'c', 'a']],
  ['a file and itself', { main: ['main'] }, ['main', 'main']],
])('a cycle of imports: %s', (_, imports: Record<string, string[]>, cycle) => {
  expect(importCycle(new Map(Object.entries(imports)))).toEqual(cycle);
});
