import { expect, test } from 'vitest';
import { newBarcode } from './newBarcode.ts';

test('barcodes are 12 digits, each of another', () => {
  const barcodes = Array.from({ length: 100 }, newBarcode);
  for (const barcode of barcodes) expect(barcode).toMatch(/^\d{12}$/);
  expect(new Set(barcodes).size).toBe(100);
});
