import type { Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';
import { expect, test } from '../helpers/fixtures.ts';
import { inputModes, PageInput } from '../helpers/inputModes.ts';

// Chromium shows a moving test picture as its camera, and denies permissions that a test has not granted.
const args = [...chromiumFlags, '--use-fake-device-for-media-stream', '--deny-permission-prompts'];
test.use({ launchOptions: { executablePath: findChromium(), args } });

type Seen = typeof globalThis & { codeInSight?: string; BarcodeDetector?: unknown; streams?: MediaStream[] };

/** Replaces the reader of codes, which Chromium lacks on some systems, by one that reads the test's text. */
async function useFakeBarcodeDetector(page: Page) {
  await page.addInitScript(() => {
    class FakeBarcodeDetector {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => {
        const { codeInSight } = globalThis as Seen;
        return codeInSight === undefined ? [] : [{ rawValue: codeInSight }];
      };
    }
    const seen = globalThis as Seen;
    seen.BarcodeDetector = FakeBarcodeDetector;
    seen.streams = [];
    const start = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await start(wanted);
      seen.streams?.push(stream);
      return stream;
    };
  });
}

const show = (page: Page, code: string) => page.evaluate((code) => void ((globalThis as Seen).codeInSight = code), code);
/** The number of running cameras. */
const running = (page: Page) =>
  page.evaluate(() => ((globalThis as Seen).streams ?? []).filter((stream) => stream.getTracks().some(({ readyState }) => readyState === 'live')).length);

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Scan with camera' });

async function openSearch(page: Page) {
  // Before the shell is there nothing listens to the keys.
  await page.getByRole('searchbox', { name: 'Search', exact: true }).waitFor();
  await page.keyboard.press('ControlOrMeta+K');
}

async function openCamera(page: Page) {
  await openSearch(page);
  await page.getByRole('combobox', { name: 'Search' }).fill('camera');
  await expect(page.getByRole('option', { name: 'Scan with camera' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
}

test.describe('with a camera that may be used', () => {
  test.use({ permissions: ['camera'] });

  for (const mode of inputModes)
    test(`a code in front of the camera opens its product: ${mode.label}`, async ({ page, portal }) => {
      await useFakeBarcodeDetector(page);
      const input = await PageInput.on(page, mode);
      await portal.signIn('/orders');
      if (mode.hasMouse) {
        await page.getByRole('searchbox', { name: 'Search', exact: true }).click();
        await page.getByRole('option', { name: 'Scan with camera' }).click();
      } else {
        await input.press(page.getByRole('button', { name: 'Search', exact: true }));
        await page.getByRole('combobox', { name: 'Search' }).waitFor();
        await page.keyboard.type('camera');
        await expect(page.getByRole('option', { name: 'Scan with camera' })).toBeVisible();
        await page.keyboard.press('Enter');
      }
      await expect(dialogOf(page).getByText('Hold the QR code or barcode of a label')).toBeVisible();
      expect(await running(page)).toBe(1);

      await show(page, '999999999999');
      await expect(dialogOf(page).getByText(/^No product has the code .*999999999999/)).toBeVisible();
      await show(page, '804219365570');
      await expect(portal.heading('Double-Breasted Trench')).toBeVisible();
      await expect(dialogOf(page)).toBeHidden();
      await expect.poll(() => running(page)).toBe(0);
    });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

    test('it is on while its dialog is open and the page is seen, and off afterwards', async ({ page, portal }) => {
      await useFakeBarcodeDetector(page);
      await portal.signIn('/orders');
      await page.getByRole('button', { name: 'Search', exact: true }).tap();
      await page.getByRole('option', { name: 'Scan with camera' }).tap();
      await expect.poll(() => running(page)).toBe(1);
      const setVisible = (state: DocumentVisibilityState) =>
        page.evaluate((state) => {
          Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }, state);
      await setVisible('hidden');
      await expect.poll(() => running(page)).toBe(0);
      await setVisible('visible');
      await expect.poll(() => running(page)).toBe(1);
      await dialogOf(page).getByRole('button', { name: 'Close' }).tap();
      await expect(dialogOf(page)).toBeHidden();
      await expect.poll(() => running(page)).toBe(0);
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
    });
  });

  test('a code can be typed beside it, and a wrong one corrected', async ({ page, portal }) => {
    await useFakeBarcodeDetector(page);
    await portal.signIn('/orders');
    await openCamera(page);
    const field = dialogOf(page).getByRole('textbox', { name: 'Code' });
    await dialogOf(page).getByRole('button', { name: 'Find product' }).click();
    await expect(dialogOf(page).getByText('Enter a code.').first()).toBeVisible();
    await field.fill('1234');
    await field.press('Enter');
    await expect(dialogOf(page).getByText(/^No product has the code .*1234/)).toBeVisible();
    await field.fill('804219365607');
    await field.press('Enter');
    await expect(portal.heading('Wool Tailored Blazer')).toBeVisible();
  });
});

test('a camera that may not be used is said, and the code is typed', async ({ page, portal }) => {
  await useFakeBarcodeDetector(page);
  await portal.signIn('/orders');
  await openCamera(page);
  await expect(dialogOf(page).getByRole('alert')).toContainText('The camera may not be used.');
  await expect(dialogOf(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await dialogOf(page).getByRole('textbox', { name: 'Code' }).fill('804219365570');
  await page.keyboard.press('Enter');
  await expect(portal.heading('Double-Breasted Trench')).toBeVisible();
});

test('a browser that reads no codes offers no camera: the search takes the typed code', async ({ page, portal }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'));
  await portal.signIn('/orders');
  await openSearch(page);
  await expect(page.getByRole('option', { name: 'Add New Product' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Scan with camera' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Search' }).fill('804219365570');
  await expect(page.getByRole('option', { name: /Double-Breasted Trench/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(portal.heading('Double-Breasted Trench')).toBeVisible();
});
