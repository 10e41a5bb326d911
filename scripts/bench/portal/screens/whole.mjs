import { openWhole, recordWhole } from '../../../whole.mjs';

const paths = [
  '/dashboard',
  '/products',
  '/products/viewproduct/2',
  '/products/editproduct/2',
  '/products/addproduct',
  '/orders',
  '/orders/ordersdetail/20424',
  '/orders/assignrider/20424',
  '/refund',
  '/refund/refundsdetail/79',
  '/support',
  '/support/chatsupport/42',
  '/settings',
];

/** The time from the first paint with a screen's data until its last control has arrived, and the layout shift in between. */
export async function measureWhole(withVisit, _side, { isQuick }) {
  const figures = {};
  for (const path of isQuick ? paths.slice(0, 2) : paths) {
    await withVisit(async ({ page }) => {
      await page.addInitScript(recordWhole);
      const { dataAt, changedAt, shift } = await openWhole(page, path);
      figures[`${path}: data until whole, ms`] = changedAt - dataAt;
      figures[`${path}: layout shift`] = shift;
    });
  }
  return figures;
}
