import { expect, test } from 'vitest';
import { emptyContent, emptyProductForm } from '../state/productForm.ts';
import { changedDraft, newDraft, readDraft, storedForm } from './openDraft.ts';

const initial = { ...emptyContent, images: [{ id: '3', url: '/3.png' }, { id: '4', url: '/4.png' }] };
const unanswered = { state: 'unanswered', equalBefore: 2 } as const;

test('each new draft has an id of its own, and has not been sent', () => {
  const [one, other] = [newDraft(initial, 'one'), newDraft(initial, 'one')];
  expect(one).toEqual({ ...initial, id: one.id, version: 'one', sent: { state: 'unsent' } });
  expect(other.id).not.toBe(one.id);
});

test('a change makes an unanswered draft another product, which has not been sent', () => {
  const sent = { ...newDraft(initial, ''), sent: unanswered };
  expect(changedDraft(sent, { video: null }).sent).toEqual({ state: 'unsent' });
  expect(changedDraft(sent, { sent: unanswered }).sent).toEqual(unanswered);
});

test('a draft is stored by the ids of its images, and opens with those that the product still has', async () => {
  const values = { ...emptyProductForm, name: 'Oxford Shirt' };
  const draft = { ...newDraft(initial, 'one'), values, sent: unanswered, video: new File([], 'walk.mp4') };
  const stored = storedForm(draft);
  expect(stored).toMatchObject({ values, keptImages: ['3', '4'], photos: [], hasVideo: true, version: 'one', sent: unanswered });
  const [, second] = initial.images;
  expect(await readDraft({ ...stored, id: 'a' }, { ...initial, images: second === undefined ? [] : [second] })).toEqual({ ...draft, id: 'a', images: [second], video: null });
});
