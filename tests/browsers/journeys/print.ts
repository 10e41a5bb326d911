import { expect } from 'vitest';
import { role } from '../engines/page.ts';
import { type PrintedPage, readPdf } from '../engines/pdf.ts';
import type { Journey } from '../journey.ts';

/** Where the brand of a product stands on each label. Firefox writes some other text in glyphs without letters. */
const brands = ({ lines }: PrintedPage) => lines.filter(({ text }) => text === 'Prada').map(({ x }) => Math.round(x * 10) / 10);
const size = ({ width, height }: PrintedPage) => [Math.round(width), Math.round(height)];

export const print: Journey = {
  title: 'two labels are printed in their places on a sheet, and a packing slip on one sheet',
  async run(desk) {
    const dialog = role('dialog', 'Print labels');
    const page = await desk.signedIn('/products/viewproduct/2');
    await page.click(role('button', 'Print label'));
    await page.fill(role('textbox', 'Copies', dialog), '2');
    await page.click(role('button', 'Print', dialog));
    const sheets = await readPdf(await desk.printed());
    expect(sheets.map(size)).toEqual([[210, 297]]);
    // A margin of 7.25 mm, padding of 1.7, a code of 27 and a gap of 1.5; the next column stands 66 mm further.
    expect(sheets.map(brands)).toEqual([[37.5, 103.5]]);

    await page.goto('/orders/ordersdetail/20424');
    await page.click(role('button', 'Packing slip'));
    expect((await readPdf(await desk.printed())).map(size)).toEqual([[210, 297]]);
  },
};
