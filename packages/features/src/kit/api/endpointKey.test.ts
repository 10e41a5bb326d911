import { orderEndpoints, productEndpoints, storedProductEndpoints } from '@valise/contract';
import { unstable_serialize } from 'swr';
import { expect, test } from 'vitest';
import { endpointKey, isKeyOf } from './endpointKey.ts';

test('two endpoints of one method and path have two keys', () => {
  expect(storedProductEndpoints.list).toMatchObject({ method: productEndpoints.list.method, path: productEndpoints.list.path });
  expect(unstable_serialize(endpointKey(storedProductEndpoints.list))).not.toBe(unstable_serialize(endpointKey(productEndpoints.list)));
});

test('the responses of one endpoint have a key for each of its options, and all are keys of it', () => {
  const keys = ['1', '2'].map((id) => endpointKey(orderEndpoints.one, { params: { id } }));
  expect(new Set(keys.map((key) => unstable_serialize(key))).size).toBe(2);
  expect(keys.every((key) => isKeyOf(orderEndpoints.one, key))).toBe(true);
});

test('a key of another endpoint, of another library or of nothing is none of the endpoint', () => {
  const others = [endpointKey(productEndpoints.one, { params: { id: '1' } }), ['products'], 'products.list', undefined];
  expect(others.map((key) => isKeyOf(productEndpoints.list, key))).toEqual(others.map(() => false));
});
