import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';

const pdfjs = createRequire(import.meta.url).resolve('pdfjs-dist/build/pdf.min.mjs');
const fileOf: Record<string, string> = { '/pdf.mjs': pdfjs, '/worker.mjs': pdfjs.replace('pdf.min.mjs', 'pdf.worker.min.mjs') };

/** A page of a PDF as it would be printed. */
export interface PdfPage {
  /** The size in whole millimetres, because browsers round a page to pixels. */
  width: number;
  height: number;
  /** All text on the page. */
  text: string;
  /** A part of the page as a picture for `jsQR`. Lengths are in millimetres from the top left corner. */
  picture: (part: { x: number; y: number; width: number; height: number }) => { data: Uint8ClampedArray; width: number; height: number };
}

/** Dots per millimetre of a label printer with 203 dpi. */
const DOTS = 8;

/**
 * The pages of a PDF. pdf.js draws them in a page of the test's browser with another address, where the portal's security policy
 * does not apply.
 */
export async function pdfPages(browserPage: Page, pdf: Buffer): Promise<PdfPage[]> {
  const context = await browserPage.context().browser()!.newContext();
  try {
    const page = await context.newPage();
    await page.route('http://pdf.test/**', (route) => {
      const { pathname } = new URL(route.request().url());
      const file = fileOf[pathname];
      return route.fulfill({ contentType: file ? 'text/javascript' : 'text/html', body: file ? readFileSync(file) : '<!doctype html><title>PDF</title>' });
    });
    await page.goto('http://pdf.test/');
    const drawn = await page.evaluate(
      async ([bytes, dots]) => {
        const { getDocument, GlobalWorkerOptions } = (await import(/* @vite-ignore */ '/pdf.mjs' as string)) as typeof import('pdfjs-dist');
        GlobalWorkerOptions.workerSrc = '/worker.mjs';
        const file = await getDocument({ data: Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0)), verbosity: 0 }).promise;
        const millimetres = 25.4 / 72;
        const pages = [];
        for (let number = 1; number <= file.numPages; number += 1) {
          const sheet = await file.getPage(number);
          const viewport = sheet.getViewport({ scale: dots * millimetres });
          const canvas = document.createElement('canvas');
          canvas.width = Math.round(viewport.width);
          canvas.height = Math.round(viewport.height);
          await sheet.render({ canvas, viewport }).promise;
          const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
          // One channel of four, because the paper is black and white.
          const grey = new Uint8Array(canvas.width * canvas.height).map((_, place) => data[place * 4]!);
          let binary = '';
          for (let start = 0; start < grey.length; start += 0x8000) binary += String.fromCharCode(...grey.subarray(start, start + 0x8000));
          const { items } = await sheet.getTextContent();
          pages.push({
            dotsWide: canvas.width,
            grey: btoa(binary),
            width: Math.round(viewport.width / dots),
            height: Math.round(viewport.height / dots),
            text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
          });
        }
        return pages;
      },
      [pdf.toString('base64'), DOTS] as const,
    );
    return drawn.map(({ dotsWide, grey, width, height, text }) => {
      const dotsOf = Buffer.from(grey, 'base64');
      return {
        width,
        height,
        text,
        picture(part) {
          const [left, top, wide, high] = [part.x, part.y, part.width, part.height].map((length) => Math.round(length * DOTS)) as [number, number, number, number];
          const data = new Uint8ClampedArray(wide * high * 4).fill(255);
          for (let y = 0; y < high; y += 1)
            for (let x = 0; x < wide; x += 1) data.fill(dotsOf[(top + y) * dotsWide + left + x] ?? 255, (y * wide + x) * 4, (y * wide + x) * 4 + 3);
          return { data, width: wide, height: high };
        },
      };
    });
  } finally {
    await context.close();
  }
}

/** The text of the QR code in a part of a page, or undefined. */
export function qrOn(page: PdfPage, part: Parameters<PdfPage['picture']>[0]): string | undefined {
  const { data, width, height } = page.picture(part);
  return jsQR(data, width, height)?.data;
}
