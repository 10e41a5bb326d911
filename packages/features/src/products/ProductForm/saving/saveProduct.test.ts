import { createClient, product, type ProductWire } from '@valise/contract';
import { aProduct, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { contentOf, versionOf } from '../state/openedForm.ts';
import { emptyContent } from '../state/productForm.ts';
import { addProduct, changeProduct } from './saveProduct.ts';
import { changedProductOf, newProductOf } from './sentProduct.ts';

const unanswered = { state: 'unanswered', equalBefore: 0 } as const;
const reply = (body: unknown, status = 200) => () => Response.json(body, { status });
const lost = () => new Response('{"mess');
const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

/** A client that answers its requests with these responses in turn, and a record of the methods. */
function clientOf(...answers: (() => Response)[]) {
  const methods: string[] = [];
  const api = createClient({
    baseUrl: '/api',
    fetch: (_, init) => {
      methods.push(init?.method ?? 'GET');
      return Promise.resolve().then(() => (answers[methods.length - 1] ?? reply({}, 500))());
    },
  });
  return { api, methods };
}

const shirt = newProductOf({ ...emptyContent, values: { ...emptyContent.values, name: 'Oxford Shirt' } });
const listed = (...names: string[]) => reply({ data: names.map((name, index) => aProduct({ id: index + 1, name })) });
const created = reply({ message: 'Created' });

test('a new product is sent once', async () => {
  const { api, methods } = clientOf(created);
  expect(await addProduct(api, shirt, { known: [] })).toBe('added');
  expect(methods).toEqual(['POST']);
});

test('before it is sent, the known products like it are counted', async () => {
  const counts: number[] = [];
  const like = read(product, aProduct({ name: 'Oxford Shirt', unit: 'cm' }));
  await addProduct(clientOf(created).api, shirt, { known: [like], onSend: (count) => counts.push(count) });
  await addProduct(clientOf(created).api, shirt, { known: undefined, onSend: (count) => counts.push(count) });
  expect(counts).toEqual([1, 0]);
});

test('an unanswered product is looked for, and sent again only when there is none more than before', async () => {
  const found = clientOf(reply({ data: [aProduct({ name: 'Oxford Shirt', unit: 'cm' })] }));
  expect(await addProduct(found.api, shirt, { known: [], sent: unanswered })).toBe('added');
  expect(found.methods).toEqual(['GET']);
  const absent = clientOf(listed('Linen Shirt'), created);
  expect(await addProduct(absent.api, shirt, { known: [], sent: unanswered })).toBe('added');
  expect(absent.methods).toEqual(['GET', 'POST']);
});

test('a lost response counts as added when the list has the product, and fails when it has not', async () => {
  const sent = { ...shirt, sku: 'ZR-TRN-0142' };
  expect(await addProduct(clientOf(lost, reply({ data: [aProduct({ name: 'Oxford Shirt', sku: 'ZR-TRN-0142' })] })).api, sent, { known: [] })).toBe('added');
  await expect(addProduct(clientOf(lost, listed('Linen Shirt')).api, sent, { known: [] })).rejects.toMatchObject({ kind: 'unreadable' });
});

test('a refused product is not looked for', async () => {
  const { api, methods } = clientOf(reply({ message: 'Taken' }, 422));
  await expect(addProduct(api, shirt, { known: [] })).rejects.toMatchObject({ kind: 'refused' });
  expect(methods).toEqual(['POST']);
});

const wire = (overrides: Partial<ProductWire> = {}) => aProduct({ images: [], videos: [], product_availibity: 'Available', ...overrides });
const opened = read(product, wire());
const version = versionOf(opened);
const one = (overrides: Partial<ProductWire> = {}) => reply({ data: wire(overrides) });
const change = { id: '1', product: changedProductOf({ ...contentOf(opened), values: { ...contentOf(opened).values, note: 'New hem.' } }, contentOf(opened)), version };

test('a change is sent once the product is as it was opened', async () => {
  const { api, methods } = clientOf(one(), reply({ message: 'Updated' }));
  expect(await changeProduct(api, change)).toBe('updated');
  expect(methods).toEqual(['GET', 'POST']);
});

test('a product that was changed elsewhere is not replaced, unless any version is', async () => {
  const { api, methods } = clientOf(one({ note: 'Theirs.' }));
  expect(await changeProduct(api, change)).toBe('changedElsewhere');
  expect(methods).toEqual(['GET']);
  const forced = clientOf(reply({ message: 'Updated' }));
  expect(await changeProduct(forced.api, { ...change, version: undefined })).toBe('updated');
  expect(forced.methods).toEqual(['POST']);
});

test('an unanswered change that the product has already is updated, and not sent again', async () => {
  const { api, methods } = clientOf(one({ note: 'New hem.' }));
  expect(await changeProduct(api, change, { sent: unanswered })).toBe('updated');
  expect(methods).toEqual(['GET']);
  expect(await changeProduct(clientOf(one({ note: 'Theirs.' })).api, change, { sent: unanswered })).toBe('changedElsewhere');
});

test.each([
  ['before it is sent', [reply({}, 404)]],
  ['while it is sent', [one(), reply({}, 404)]],
])('a product was deleted elsewhere: %s', async (_, answers) => {
  expect(await changeProduct(clientOf(...answers).api, change)).toBe('deletedElsewhere');
});

test('a lost response counts as updated when the product has the change, and fails when it has not', async () => {
  expect(await changeProduct(clientOf(one(), lost, one({ note: 'New hem.' })).api, change)).toBe('updated');
  await expect(changeProduct(clientOf(one(), lost, one()).api, change)).rejects.toMatchObject({ kind: 'unreadable' });
});

test('a product that cannot be read before the change is not sent', async () => {
  const { api, methods } = clientOf(unreachable, one({ note: 'New hem.' }));
  await expect(changeProduct(api, change)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(methods).toEqual(['GET']);
});
