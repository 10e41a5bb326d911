import { product } from '@valise/contract';
import { aProduct, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { contentOf } from '../../state/openedForm.ts';
import { emptyContent } from '../../state/productForm.ts';
import { sectionStates } from './sectionStates.ts';

const stored = contentOf(read(product, aProduct({ url: '', videos: [{ video_url: 'https://video.example/trench.mp4' }] })));
const counts = (states: ReturnType<typeof sectionStates>) => states.map(({ filled, fields, isComplete }) => [filled, fields, isComplete]);

test('a new form has nothing but the unit of its sizes', () => {
  expect(counts(sectionStates({ content: emptyContent, errors: [] }))).toEqual([
    [0, undefined, false],
    [0, undefined, false],
    [0, 7, false],
    [0, 10, false],
    [0, 3, false],
    [1, 5, false],
    [0, 3, false],
  ]);
});

test('a section is complete once everything in it is filled in', () => {
  expect(counts(sectionStates({ content: stored, stored, errors: [] }))).toEqual([
    [1, undefined, true],
    [1, undefined, true],
    [6, 7, false],
    [10, 10, true],
    [3, 3, true],
    [5, 5, true],
    [3, 3, true],
  ]);
});

test('a section with an error is not complete, and has the names of its fields in error', () => {
  const states = sectionStates({ content: stored, stored, errors: ['lateFee', 'videoUrl', 'deposit', 'unknown'] });
  expect(states.map(({ errors }) => errors)).toEqual([[], ['videoUrl'], [], ['lateFee', 'deposit'], [], [], []]);
  expect(states[3]?.isComplete).toBe(false);
});

test('what differs from the stored product is counted', () => {
  const file = new File([], 'new.png');
  const content = { ...stored, values: { ...stored.values, note: '', conditionGrade: 'Fair' }, images: [...stored.images, { id: 'chosen-1', file }] };
  expect(sectionStates({ content, stored, errors: [] }).map(({ changed }) => changed)).toEqual([1, 0, 0, 0, 0, 0, 2]);
  expect(sectionStates({ content, errors: [] }).map(({ changed }) => changed)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('blanks fill nothing in', () => {
  const content = { ...emptyContent, values: { ...emptyContent.values, name: '  ', videoUrl: ' ' } };
  expect(sectionStates({ content, errors: [] }).slice(1, 3).map(({ filled }) => filled)).toEqual([0, 0]);
});
