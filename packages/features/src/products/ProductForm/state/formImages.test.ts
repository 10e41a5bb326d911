import { expect, test } from 'vitest';
import { withRemoved } from './formImages.ts';

const [one, two, three] = ['1', '2', '3'].map((id) => ({ id, url: `/${id}.png` })) as [{ id: string; url: string }, { id: string; url: string }, { id: string; url: string }];
const later = { id: 'chosen-2', file: new File([], 'later.png') };
const fresh = { id: 'chosen-1', file: new File([], 'new.png') };

test('removed images are put back where they were, before the new ones', () => {
  const all = [one, two, three];
  expect(withRemoved([three, fresh], all)).toEqual([one, two, three, fresh]);
  expect(withRemoved([three, one], all)).toEqual([three, one, two]);
  expect(withRemoved([fresh], all)).toEqual([one, two, three, fresh]);
  expect(withRemoved(all, all)).toEqual(all);
  expect(withRemoved([one, later], [one, fresh, later])).toEqual([one, fresh, later]);
  expect(withRemoved([], [fresh, later])).toEqual([fresh, later]);
  expect(withRemoved([two, one], [one, two, fresh])).toEqual([two, one, fresh]);
  expect(withRemoved([later, fresh], [three, fresh, later])).toEqual([three, later, fresh]);
});
