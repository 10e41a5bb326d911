import { expect, test, vi } from 'vitest';

test('nothing is compiled from text, neither when the table is loaded nor when it reads', async () => {
  const compiled = vi.fn<() => void>();
  vi.stubGlobal(
    'Function',
    new Proxy(Function, {
      construct(target, given, self) {
        compiled();
        return Reflect.construct(target, given, self);
      },
    }),
  );
  vi.resetModules();
  const { endpoints } = await import('./index.ts');
  const { productSamples } = await import('./samples/index.ts');
  const products = await endpoints['products.list'].reply.read(productSamples, () => undefined);
  vi.unstubAllGlobals();
  expect(products).toHaveLength(productSamples.length);
  expect(compiled).not.toHaveBeenCalled();
});
