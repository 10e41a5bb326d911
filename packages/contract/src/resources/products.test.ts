import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChangedProduct, type NewProduct, productFields, productFormEndpoints, type ProductText } from './productForm.ts';
import { product, type ProductWire } from './products.ts';
import { aProduct, read } from '../samples/index.ts';
import { clientWithFetch, clientWithHandlers, failureOf } from '../testing/clients.ts';

const text = fc.string();
const fields = fc.record(Object.fromEntries(productFields.map((field) => [field, text]))) as fc.Arbitrary<ProductText>;
const file = fc.tuple(fc.string(), fc.constantFrom('a.png', 'b c.jpg')).map(([content, name]) => new File([content], name, { type: 'image/png' }));
const video = fc.oneof(
  fc.constant({}),
  fc.webUrl().map((videoUrl) => ({ videoUrl })),
  file.map((videoFile) => ({ videoFile })),
);
const newProduct: fc.Arbitrary<NewProduct> = fc
  .tuple(fields, fc.array(file, { maxLength: 3 }), video)
  .map(([same, images, shown]) => ({ ...same, images, ...shown }));

// A form turns line ends into CRLF on the way.
const settled = (value: string) => value.replaceAll(/\r\n|\r|\n/g, '\r\n');

async function plain(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return { name: value instanceof File ? value.name : '', content: await value.text() };
  if (typeof value === 'string') return settled(value);
  if (Array.isArray(value)) return Promise.all(value.map(plain));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(await Promise.all(Object.entries(value).map(async ([key, inner]) => [key, await plain(inner)])));
}

async function sentBy(call: (client: ReturnType<typeof clientWithFetch>) => Promise<unknown>): Promise<[string, string][]> {
  let form = new FormData();
  await call(
    clientWithFetch(async (_, init) => {
      form = init?.body as FormData;
      return new Response(null, { status: 204 });
    }),
  );
  return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
}

const typed = Object.fromEntries(productFields.map((field) => [field, `our ${field}`])) as ProductText;
const picture = (name: string) => new File(['x'], name, { type: 'image/png' });

const sharedNames = {
  productname: 'our name',
  brand: 'our brand',
  color: 'our color',
  material: 'our material',
  careMethod: 'our careMethod',
  weight: 'our weight',
  url: 'our url',
  basePrice: 'our basePrice',
  extensionPrice: 'our extensionPrice',
  deposite: 'our deposit',
  lateFee: 'our lateFee',
  replacementValue: 'our replacementValue',
  keepToBuyPrice: 'our keepToBuyPrice',
  minRentalPeriod: 'our minRentalPeriod',
  maxRentalPeriod: 'our maxRentalPeriod',
  prepBuffer: 'our prepBuffer',
  date: 'our blackoutDate',
  location: 'our location',
  sku: 'our sku',
  barcode: 'our barcode',
  fitType: 'our fitType',
  chest: 'our chest',
  lengthType: 'our length',
  sleeve: 'our sleeve',
  status: 'our availability',
  note: 'our note',
};

test('a new product is sent under the names of the add form', async () => {
  const body = { ...typed, images: [picture('main.png'), picture('back.png')], videoFile: picture('walk.mp4') };
  const sent = await sentBy((client) => client.call(productFormEndpoints.add, { body }));
  expect(Object.fromEntries(sent)).toEqual({
    ...sharedNames,
    conditionGrade: 'our conditionGrade',
    unit: 'our unit',
    'images[0]': 'main.png',
    'images[1]': 'back.png',
    video_file: 'walk.mp4',
  });
});

test('a changed product is sent under the names of the edit form, with the pictures to keep', async () => {
  const body = { ...typed, images: [picture('new.png')], videoUrl: 'https://video.example/1', keepImageIds: ['3', '5'] };
  const sent = await sentBy((client) => client.call(productFormEndpoints.change, { params: { id: '1' }, body }));
  expect(sent.filter(([name]) => name.startsWith('keep_images'))).toEqual([
    ['keep_images[]', '3'],
    ['keep_images[]', '5'],
  ]);
  expect(Object.fromEntries(sent)).toEqual({
    ...sharedNames,
    _method: 'PUT',
    coditionGrade: 'our conditionGrade',
    sizeUnit: 'our unit',
    'images[]': 'new.png',
    'keep_images[]': '5',
    video_url: 'https://video.example/1',
  });
});

test('any text and files arrive at the server unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(newProduct, fc.array(fc.string({ minLength: 1 }), { maxLength: 3 }), async (added, keepImageIds) => {
      const changed: ChangedProduct = { ...added, keepImageIds };
      const arrived: unknown[] = [];
      const client = clientWithHandlers(productFormEndpoints, {
        add: ({ body }) => void arrived.push(body),
        change: ({ body }) => void arrived.push(body),
      });
      await client.call(productFormEndpoints.add, { body: added });
      await client.call(productFormEndpoints.change, { params: { id: '1' }, body: changed });
      expect(await plain(arrived)).toEqual(await plain([added, changed]));
    }),
    { numRuns: 60 },
  );
});

test('a model has our names in place of the server’s misspelt and snake-case ones', () => {
  const model = read(product, aProduct({ product_availibity: 'rental', deposit: '$1,080.50', fit_category: 'Slim Fit', average_rating: '4.5' }));
  expect(model).toMatchObject({ availability: 'rental', deposit: 1080.5, fitType: 'Slim Fit', rating: 4.5, careMethod: 'Dry Clean Only' });
});

test('a product of which only the id is known has every field, empty', () => {
  expect(read(product, { id: 9, images: null })).toMatchObject({ id: '9', name: '', basePrice: null, stock: null, images: [], videos: [] });
});

test('a picture that does not fit is left out without costing the product', () => {
  const wire = { id: 9, images: [{ id: 1, image_url: '/a.png', is_primary: '1' }, { id: 2 }], videos: [{ video_path: '/v.mp4' }, {}] };
  expect(read(product, wire as ProductWire)).toMatchObject({
    images: [{ id: '1', url: '/a.png', isPrimary: true }],
    videos: [{ url: '/v.mp4', sentUrl: null }],
  });
});

test('a refusal has its messages under our names, whichever form was sent', async () => {
  const refusing = (errors: Record<string, string[]>) => clientWithFetch(async () => Response.json({ message: 'Invalid', errors }, { status: 422 }));
  const added = await failureOf(
    refusing({
      deposite: ['a'],
      conditionGrade: ['b'],
      lengthType: ['c'],
      date: ['d'],
      status: ['e'],
      'images.0': ['f'],
      'images[2]': ['g'],
      video_file: ['h'],
      shop: ['i'],
    }).call(productFormEndpoints.add, { body: { ...typed, images: [] } }),
  );
  expect(added).toMatchObject({
    fields: {
      deposit: ['a'],
      conditionGrade: ['b'],
      length: ['c'],
      blackoutDate: ['d'],
      availability: ['e'],
      'images.0': ['f'],
      'images.2': ['g'],
      videoFile: ['h'],
      shop: ['i'],
    },
  });
  const body = { ...typed, images: [], keepImageIds: [] };
  const changed = await failureOf(
    refusing({ coditionGrade: ['a'], sizeUnit: ['b'], 'images.1': ['c'], 'keep_images.3': ['d'] }).call(productFormEndpoints.change, {
      params: { id: '1' },
      body,
    }),
  );
  expect(changed).toMatchObject({ fields: { conditionGrade: ['a'], unit: ['b'], 'images.1': ['c'], 'keepImageIds.3': ['d'] } });
});
