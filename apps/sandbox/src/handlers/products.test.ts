import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dashboardEndpoints, notificationEndpoints, type NewProduct, productEndpoints, productFormEndpoints } from '@valise/contract';
import { jpeg, mp4, named, png } from '../testing/files.ts';
import { aForm, problemOfCall, startTestSandbox, type TestSandbox, tokenOf, tokenOfNewcomer, tokenOfStaff } from '../testing/testSandbox.ts';

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  token = await tokenOf(sandbox);
});
afterAll(() => sandbox.remove());

const client = () => sandbox.client(token);
const add = (form: Partial<NewProduct>) => client().call(productFormEndpoints.add, { body: aForm(form) });
const change = (id: string, form: Partial<NewProduct>, keepImageIds: string[] = []) =>
  client().call(productFormEndpoints.change, { params: { id }, body: { ...aForm(form), keepImageIds } });
const newest = async () => (await client().call(productEndpoints.list))[0]!;
const kept = () => readdir(join(sandbox.dataDirectory, 'uploads'));

describe('a new product', () => {
  test('keeps every field and both pictures, also after a restart', async () => {
    const form = {
      name: 'Travel Cape',
      brand: 'Zara',
      color: '#B89B6E',
      material: 'Wool',
      careMethod: 'Hand Wash',
      weight: '1 kg',
      url: 'https://valise.example/cape',
      basePrice: '42.00',
      extensionPrice: '$12/day',
      deposit: '80',
      lateFee: '15',
      replacementValue: '150',
      keepToBuyPrice: '240',
      minRentalPeriod: '2 days',
      maxRentalPeriod: '14 days',
      prepBuffer: '1 day',
      blackoutDate: '2026-12-24',
      location: 'Paris Boutique',
      sku: 'ZR-1',
      barcode: '804219365570',
      fitType: 'Loose Fit',
      chest: '52',
      length: '108.5',
      sleeve: '63',
      conditionGrade: 'New',
      availability: 'Archived',
      note: 'A note.',
      unit: 'cm',
    };
    await add({ ...form, images: [named(png(), 'front.png'), named(jpeg(), 'back.jpg', 'image/jpeg')], videoFile: named(mp4(), 'walk.mp4') });
    const expected = { ...form, basePrice: 42, deposit: 80, lateFee: 15, keepToBuyPrice: 240, stock: 1, rating: null };
    expect(await newest()).toMatchObject(expected);
    await sandbox.restart();
    const found = await newest();
    expect(found).toMatchObject(expected);
    expect(found.images.map(({ isPrimary }) => isPrimary)).toEqual([true, false]);

    const pictures = await Promise.all(found.images.map(({ url }) => fetch(url)));
    expect(pictures.map(({ headers }) => headers.get('Content-Type'))).toEqual(['image/png', 'image/jpeg']);
    expect(Buffer.from(await pictures[0]!.arrayBuffer())).toEqual(png());
    expect((await fetch(found.videos[0]!.url)).headers.get('Content-Type')).toBe('video/mp4');
  });

  test('is refused in Laravel’s words, field by field', async () => {
    const problem = await problemOfCall(
      add({ name: ' ', basePrice: 'much', deposit: '0', lateFee: '-1', url: 'javascript:alert(1)', blackoutDate: 'someday', note: 'x'.repeat(5001) }),
    );
    expect(problem.status).toBe(422);
    expect(problem.serverMessage).toBe('The product name field is required.');
    expect(problem.fields).toEqual({
      name: ['The product name field is required.'],
      basePrice: ['The base price must be a number.'],
      deposit: ['The deposit must be at least 1.'],
      lateFee: ['The late fee must be at least 0.'],
      url: ['The url must be a valid URL.'],
      blackoutDate: ['The blackout date is not a valid date.'],
      note: ['The note must not be greater than 5000 characters.'],
    });
    expect((await problemOfCall(add({ basePrice: '' }))).fields).toEqual({ basePrice: ['The base price field is required.'] });
  });

  test('cannot set what is no field of the form', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ productname: 'Sly Coat', basePrice: '1', id: '1', owner_id: '8', ownerId: '8', stock: '999', average_rating: '5' }))
      form.append(name, value);
    await sandbox.fetch('/api/products', { method: 'POST', body: form, headers: { Authorization: `Bearer ${token}` } });
    expect(await newest()).toMatchObject({ name: 'Sly Coat', stock: 1, rating: null });
    expect((await client().call(productEndpoints.one, { params: { id: '1' } })).name).toBe('Double-Breasted Trench');
  });
});

describe('an upload', () => {
  const page = '<!doctype html><script>alert(1)</script>';

  test('is refused by its content, each file by name, and nothing of the product is kept', async () => {
    const before = [await kept(), (await newest()).id];
    const images = [named(png(), 'fine.png'), named(page, 'photo.html.png'), named(png(8000, 5001), 'vast.png'), named(mp4(), 'film.png')];
    const problem = await problemOfCall(add({ images, videoFile: named(png(), 'clip.mp4', 'video/mp4') }));
    expect(problem.fields).toEqual({
      'images.1': ['photo.html.png is not a PNG or JPG image.'],
      'images.2': ['vast.png has more than 40 megapixels.'],
      'images.3': ['film.png is not a PNG or JPG image.'],
      videoFile: ['clip.mp4 is not an MP4, MOV or AVI video.'],
    });
    expect([await kept(), (await newest()).id]).toEqual(before);
  });

  test('is refused above 5 MB, and above twenty images', async () => {
    const large = named(Buffer.concat([png(), Buffer.alloc(5 * 1024 * 1024)]), 'large.png');
    expect((await problemOfCall(add({ images: [large] }))).fields).toEqual({ 'images.0': ['large.png is larger than 5 MB.'] });
    const many = Array.from({ length: 21 }, (_, index) => named(png(), `${index}.png`));
    expect((await problemOfCall(add({ images: many }))).fields).toEqual({ images: ['A product can have at most 20 images.'] });
  });

  test('is served under a random name, with the type of its content, and cannot run script', async () => {
    await add({ images: [named(png(), '../../evil.html', 'text/html')] });
    const address = new URL((await newest()).images[0]!.url);
    expect(address.pathname).toMatch(/^\/uploads\/[0-9a-f]{32}\.png$/);
    const { headers } = await fetch(address);
    expect(headers.get('Content-Type')).toBe('image/png');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    for (const path of ['/uploads/..%2fvalise.db', '/uploads/%2e%2e/valise.db', '/uploads/', '/garments/none.png'])
      expect((await sandbox.fetch(path)).status).toBe(404);
  });

  test('is served without the comment that its file held', async () => {
    const [start, rest] = [jpeg().subarray(0, 2), jpeg().subarray(2)];
    const comment = Buffer.from('\xff\xfe\x00\x12taken at 48.8566', 'latin1');
    await add({ images: [named(Buffer.concat([start, comment, rest]), 'walk.jpg', 'image/jpeg')] });
    const served = await fetch((await newest()).images[0]!.url);
    expect(Buffer.from(await served.arrayBuffer()).includes('48.8566')).toBe(false);
  });

  test('of someone whose session has ended is taken to its end before it is refused', async () => {
    const images = Array.from({ length: 8 }, (_, index) => named(Buffer.alloc(5 * 1024 * 1024), `${index}.png`));
    const late = sandbox.client('ended').call(productFormEndpoints.add, { body: aForm({ images }) });
    expect((await problemOfCall(late)).status).toBe(401);
  });

  test('of a body that is too large is not read', async () => {
    const answer = await sandbox.post('/api/login', { email: 'x'.repeat(2 * 1024 * 1024) });
    expect([answer.status, await answer.json()]).toEqual([413, { message: 'The request is too large.' }]);
  });
});

describe('changing a product', () => {
  test('keeps the images of keepImageIds, in that order, before new ones; files of the others are deleted', async () => {
    await add({ images: [named(png(1), '1.png'), named(png(2), '2.png'), named(png(3), '3.png')], videoFile: named(mp4(), 'a.mp4') });
    const before = await newest();
    const [first, second, third] = before.images;
    const files = await kept();
    await change(before.id, { images: [named(png(4), '4.png')], videoUrl: before.videos[0]!.url }, [third!.id, second!.id, '999999']);
    const after = await newest();
    expect(after.images.slice(0, 2).map(({ id, isPrimary }) => [id, isPrimary])).toEqual([[third!.id, true], [second!.id, false]]);
    expect(after.images).toHaveLength(3);
    expect(after.videos).toEqual(before.videos);
    expect((await fetch(first!.url)).status).toBe(404);
    expect((await fetch(before.videos[0]!.url)).status).toBe(200);
    expect(await kept()).toHaveLength(files.length);

    await client().call(productEndpoints.bulkDelete, { body: { ids: [before.id] } });
    expect(await kept()).toHaveLength(files.length - 4);
  });

  test('replaces every field, and the video when neither its file nor its address is sent', async () => {
    await add({ images: [named(png(), 'front.png')], videoFile: named(mp4(), 'walk.mp4') });
    const before = await newest();
    const form = {
      name: 'Loden Cape',
      brand: 'Maison Loden',
      color: '#2C5A41',
      material: 'Loden',
      careMethod: 'Machine Wash',
      weight: '2 kg',
      url: 'https://valise.example/loden',
      basePrice: '64.50',
      extensionPrice: '$18/day',
      deposit: '200.00',
      lateFee: '20.00',
      replacementValue: '200',
      keepToBuyPrice: '320.00',
      minRentalPeriod: '4 days',
      maxRentalPeriod: '21 days',
      prepBuffer: '2 days',
      blackoutDate: '2027-01-06',
      location: 'London Showroom',
      sku: 'ML-2',
      barcode: '804219365571',
      fitType: 'Regular Fit',
      chest: '54.5',
      length: '110',
      sleeve: '64',
      conditionGrade: 'Fair',
      availability: 'Under Maintenance',
      note: 'Another note.',
      unit: 'inch',
    };
    await change(before.id, { ...form, videoUrl: '' }, [before.images[0]!.id]);
    const after = await client().call(productEndpoints.one, { params: { id: before.id } });
    expect(after).toEqual({ ...before, ...form, basePrice: 64.5, deposit: 200, lateFee: 20, keepToBuyPrice: 320, videos: [] });
    expect((await fetch(before.videos[0]!.url)).status).toBe(404);
    expect((await fetch(after.images[0]!.url)).status).toBe(200);
  });

  test('takes new files by their content alone; refused, the product and its files stay as they were', async () => {
    await add({ images: [named(png(), 'front.png')] });
    const before = await newest();
    const files = await kept();
    const images = [named(png(), 'side.png'), named('<!doctype html>', 'photo.png')];
    const problem = await problemOfCall(change(before.id, { name: 'Changed', images, videoFile: named(png(), 'clip.mp4', 'video/mp4') }, []));
    expect(problem.fields).toEqual({
      'images.1': ['photo.png is not a PNG or JPG image.'],
      videoFile: ['clip.mp4 is not an MP4, MOV or AVI video.'],
    });
    expect([await newest(), await kept()]).toEqual([before, files]);
  });

  test('is checked as adding is, under the names of its own form', async () => {
    const problem = await problemOfCall(change('1', { name: '', unit: 'u'.repeat(256), conditionGrade: 'c'.repeat(256) }));
    expect(Object.keys(problem.fields)).toEqual(['name', 'conditionGrade', 'unit']);

    const form = new FormData();
    for (const [name, value] of [['_method', 'PUT'], ['coditionGrade', 'c'.repeat(256)], ['sizeUnit', 'u'.repeat(256)]] as const) form.append(name, value);
    const response = await sandbox.fetch('/api/products/1', { method: 'POST', body: form, headers: { Authorization: `Bearer ${token}` } });
    const { errors } = (await response.json()) as { errors: object };
    expect(Object.keys(errors)).toEqual(['productname', 'basePrice', 'coditionGrade', 'sizeUnit']);
  });
});

describe('an id', () => {
  test.each(['abc', 'NaN', '%00', '1.5', '-1', '1e3', '0x10', ' 1', '99999999999999999999'])('that is no number, %j, belongs to no product', async (id) => {
    const headers = { Authorization: `Bearer ${token}` };
    expect((await sandbox.fetch(`/api/products/${id}`, { headers })).status).toBe(404);
    expect((await problemOfCall(change(id, {}))).status).toBe(404);
    expect((await problemOfCall(client().call(productEndpoints.bulkDelete, { body: { ids: [id] } }))).status).toBe(404);
  });
});

describe('records belong to users', () => {
  test('a partner neither sees, changes nor deletes what another owns', async () => {
    const other = sandbox.client(await tokenOfNewcomer(sandbox));
    expect(await other.call(productEndpoints.list)).toEqual([]);
    expect((await other.call(dashboardEndpoints.states))[0]).toEqual({ label: 'Total Products', value: '0' });
    expect(await other.call(notificationEndpoints.list)).toEqual([]);
    const params = { id: '2' };
    const attempts = [
      () => other.call(productEndpoints.one, { params }),
      () => other.call(productFormEndpoints.change, { params, body: { ...aForm(), keepImageIds: [] } }),
      () => other.call(productEndpoints.bulkDelete, { body: { ids: ['2'] } }),
      () => other.call(notificationEndpoints.read, { params: { id: 'a1f0c9d2-0001' } }),
    ];
    for (const attempt of attempts) expect((await problemOfCall(attempt())).status).toBe(404);
    expect((await client().call(productEndpoints.one, { params })).name).toBe('Wool Tailored Blazer');
  });

  test("an image of another's product cannot be kept as one's own", async () => {
    const other = sandbox.client(await tokenOfNewcomer(sandbox, 'thief@valise.club'));
    await other.call(productFormEndpoints.add, { body: aForm() });
    const [own] = await other.call(productEndpoints.list);
    const [theirs] = (await client().call(productEndpoints.one, { params: { id: '2' } })).images;
    await other.call(productFormEndpoints.change, { params: { id: own!.id }, body: { ...aForm(), keepImageIds: [theirs!.id] } });
    expect((await other.call(productEndpoints.list))[0]!.images).toEqual([]);
    expect((await client().call(productEndpoints.one, { params: { id: '2' } })).images).toHaveLength(1);
  });

  test('staff see and delete everything', async () => {
    const staff = sandbox.client(await tokenOfStaff(sandbox));
    const all = await staff.call(productEndpoints.list);
    const own = await client().call(productEndpoints.list);
    expect(all.length).toBeGreaterThan(own.length);
    await staff.call(productEndpoints.bulkDelete, { body: { ids: ['3'] } });
    expect((await problemOfCall(client().call(productEndpoints.one, { params: { id: '3' } }))).status).toBe(404);
  });
});

describe('deleting', () => {
  test('takes many at once, and passes over what is already gone', async () => {
    const ids = ['10', '11', '12'];
    await client().call(productEndpoints.bulkDelete, { body: { ids: ['10'] } });
    const rest = await client().call(productEndpoints.bulkDelete, { body: { ids } });
    expect(rest.message).toBe('Selected products deleted successfully.');
    expect((await client().call(productEndpoints.list)).filter(({ id }) => ids.includes(id))).toEqual([]);
    expect((await problemOfCall(client().call(productEndpoints.bulkDelete, { body: { ids } }))).status).toBe(404);
    expect((await problemOfCall(client().call(productEndpoints.bulkDelete, { body: { ids: [] } }))).status).toBe(422);
  });

  test('stays done after a restart, and more demo products come on top', async () => {
    const before = await client().call(productEndpoints.list);
    await sandbox.restart({ products: 300 });
    const after = await client().call(productEndpoints.list);
    expect(after).toHaveLength(before.length + 270);
    expect(after.slice(0, before.length)).toMatchObject(before.map(({ id, name }) => ({ id, name })));
    await sandbox.restart();
    expect(await client().call(productEndpoints.list)).toHaveLength(after.length);
  });
});
