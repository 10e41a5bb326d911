import { type ChangedProduct, product, type ProductWire } from '@valise/contract';
import { aProduct, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { contentOf } from '../state/openedForm.ts';
import { differences } from './differences.ts';
import { changedProductOf } from './sentProduct.ts';

const image = (id: number) => ({ id, image_url: `/${id}.png`, is_primary: false });
const wire = (overrides: Partial<ProductWire> = {}) => aProduct({ images: [image(1)], videos: [], base_price: '42.00', product_availibity: 'Available', ...overrides });
const opened = contentOf(read(product, wire()));
const sentWith = (change: Partial<ChangedProduct>) => ({ ...changedProductOf(opened, opened), ...change });
const found = (change: Partial<ChangedProduct>, stored: Partial<ProductWire>) => differences(sentWith(change), opened.values, read(product, wire(stored)));

test.each([
  ['the same value in another spelling', { basePrice: '45.5' }, { base_price: 45.5 }],
  ['a status with the same badge', { availability: 'Rented' }, { product_availibity: 'rental' }],
  ['a day with a time', { blackoutDate: '2026-12-24' }, { blackout_date: '2026-12-24T00:00:00.000000Z' }],
  ['lines that end in another way', { note: 'One\nTwo' }, { note: 'One\r\nTwo ' }],
  ['a status where none was chosen', { availability: '' }, { product_availibity: 'Available' }],
  ['nothing where nothing was sent', { note: '' }, { note: null }],
])('%s is no difference', (_, sent, stored) => {
  expect(found(sent, stored)).toEqual([]);
});

test('what the server rounds, drops or keeps is told', () => {
  expect(found({ basePrice: '1.234' }, { base_price: '1.23' })).toEqual([{ part: 'field', field: 'basePrice', stored: '1.23' }]);
  expect(found({ weight: '1 kg' }, { weight: null })).toEqual([{ part: 'field', field: 'weight', stored: '' }]);
  expect(found({ note: '' }, {})).toEqual([{ part: 'field', field: 'note', stored: opened.values.note }]);
  expect(found({}, { note: 'Changed by the server.' })).toEqual([{ part: 'field', field: 'note', stored: 'Changed by the server.' }]);
});

test('pictures and the video are counted', () => {
  const files = Array.from({ length: 19 }, () => new File([], 'new.png'));
  const all = Array.from({ length: 19 }, (_, id) => image(id));
  expect(found({ images: files }, { images: all })).toEqual([{ part: 'images', stored: 19, sent: 20 }]);
  expect(found({ keepImageIds: [] }, {})).toEqual([{ part: 'images', stored: 1, sent: 0 }]);
  expect(found({ videoFile: new File([], 'film.mp4') }, {})).toEqual([{ part: 'video', isStored: false }]);
  expect(found({ videoUrl: '' }, { videos: [{ video_path: 'v.mp4' }] })).toEqual([{ part: 'video', isStored: true }]);
  expect(found({}, { videos: [{ video_path: 'v.mp4' }] })).toEqual([]);
});
