import { afterEach, expect, test, vi } from 'vitest';
import { canReadCodes } from './barcodeDetector.ts';

afterEach(() => vi.unstubAllGlobals());

const camera = { mediaDevices: { getUserMedia: () => {} } };
function reader(getSupportedFormats: () => Promise<readonly string[]>) {
  return Object.assign(function Reader() {}, { getSupportedFormats });
}

test.each([
  ['a camera and a reader with a format', camera, reader(async () => ['qr_code']), true],
  ['a reader without a format, which some systems have', camera, reader(async () => []), false],
  ['a reader that fails', camera, reader(() => Promise.reject(new Error('no service'))), false],
  ['no reader, as Firefox and WebKit', camera, undefined, false],
  ['no camera, as a page without TLS', {}, reader(async () => ['qr_code']), false],
])('a browser with %s', async (_, navigator, BarcodeDetector, can) => {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('BarcodeDetector', BarcodeDetector);
  expect(await canReadCodes()).toBe(can);
});
