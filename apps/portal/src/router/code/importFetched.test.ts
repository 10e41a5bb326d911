import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const origin = 'https://portal.example';
const script = () => new Response('export {}', { headers: { 'content-type': 'text/javascript' } });
const answer = vi.fn<(address: string) => Promise<Response>>();
const requested = () => answer.mock.calls.map(([address]) => address.replace(`${origin}/assets/`, ''));
const load = vi.fn<() => Promise<string>>();

beforeEach(() => {
  answer.mockReset().mockImplementation(async () => script());
  load.mockReset().mockResolvedValue('module');
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('window', { location: { origin } });
  vi.stubGlobal('document', { scripts: [{ src: `${origin}/assets/portal.js` }, { src: '' }] });
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

/** Imports a dialog, its own module and a field's. */
async function importDialog() {
  const { importFetched } = await import('./importFetched.ts');
  return () => importFetched(load, ['assets/dialog.js', 'assets/portal.js', 'assets/field.js']);
}

test('a module is imported once its file, and then those of its imports, have arrived, apart from those of the page itself', async () => {
  let arrive: (response: Response) => void = () => {};
  answer.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const imported = (await importDialog())();
  expect(requested()).toEqual(['dialog.js']);
  arrive(script());
  await vi.waitUntil(() => answer.mock.calls.length > 1);
  expect(requested()).toEqual(['dialog.js', 'field.js']);
  expect(load).not.toHaveBeenCalled();
  arrive(script());
  expect(await imported).toBe('module');
});

test.each([
  ['is refused', 'Failed to fetch', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is missing', 'answered 404', async () => new Response('', { status: 404, headers: { 'content-type': 'text/javascript' } })],
  ['is answered by a page', 'answered 200', async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
])('while a file %s nothing is imported, and the next call fetches that file alone', async (_, message, fault) => {
  answer.mockImplementation((address) => (address.includes('field') ? fault() : Promise.resolve(script())));
  const imports = await importDialog();
  await expect(imports()).rejects.toThrow(message);
  expect(load).not.toHaveBeenCalled();
  answer.mockReset().mockImplementation(async () => script());
  expect(await imports()).toBe('module');
  expect(requested()).toEqual(['field.js']);
});
