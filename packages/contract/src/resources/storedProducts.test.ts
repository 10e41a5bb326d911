import { expect, test } from 'vitest';
import { aProduct } from '../samples/products.ts';
import { storedProductEndpoints } from './storedProducts.ts';

const gapsOf = async (wire: object) => (await storedProductEndpoints.one.reply.read(wire, () => {})).gaps;
const image = { id: 1, image_url: '/1.png', is_primary: true };
const without = (...names: string[]) => Object.fromEntries(Object.entries(aProduct()).filter(([name]) => !names.includes(name)));

test('a product with every documented key can be sent back whole, also when values are absent', async () => {
  expect(await gapsOf({ ...aProduct(), note: null, deposit: ' ', blackout_date: '', images: null, videos: [{ video_path: '/walk.mp4' }] })).toEqual([]);
});

test('keys that no document names do not count, nor those that the form does not send', async () => {
  expect(await gapsOf({ ...without('stock', 'average_rating'), colour_code: 7 })).toEqual([]);
});

test('either of two documented names of one field is enough', async () => {
  expect(await gapsOf(without('productname'))).toEqual([]);
  expect(await gapsOf(without('productname', 'name'))).toEqual([{ field: 'name', why: 'missing' }]);
});

test.each([
  [without('note'), { field: 'note', why: 'missing' }],
  [without('images'), { field: 'images', why: 'missing' }],
  [{ ...aProduct(), late_fee: 'a lot' }, { field: 'lateFee', why: 'unreadable' }],
  [JSON.parse(`{"weight": 1e999, ${JSON.stringify(without('weight')).slice(1)}`) as object, { field: 'weight', why: 'unreadable' }],
  [{ ...aProduct(), images: [image, { id: 2 }] }, { field: 'images', why: 'unreadable' }],
  [{ ...aProduct(), videos: 'walk.mp4' }, { field: 'videos', why: 'unreadable' }],
  [{ ...aProduct(), videos: ['/1', '/2'].map((video_url) => ({ video_url })) }, { field: 'videos', why: 'several' }],
])('what cannot be sent back is named, case %#', async (wire, gap) => {
  expect(await gapsOf(wire)).toEqual([gap]);
});

test('a list has each product with its gaps, and leaves out what is no product', async () => {
  const read = await storedProductEndpoints.list.reply.read({ data: [{ ...aProduct(), id: 1 }, { ...without('sku'), id: 2 }, 7] }, () => {});
  expect(read.map(({ id, gaps }) => [id, gaps.length])).toEqual([['1', 0], ['2', 1]]);
});
