import { measureLoad } from '../measure/load.mjs';

/** Whether the page shows the result of each press. They run in the page. */
const dialogIsOpen = () => document.querySelector('[role=dialog] img') !== null;
const isWritten = () => document.querySelector('main input[name=name]')?.value.endsWith('a');

/** One round of a product's screen with the preview of its picture, and of its edit form. Only the portal is measured. */
export async function measureProduct(withVisit) {
  const view = await withVisit(async (visit) => {
    const figures = {
      'product until its cards are painted': [await measureLoad(visit, { address: '/products/viewproduct/2', selector: 'main [aria-label="Rental days"]' })],
    };
    figures['preview, first opening'] = [await visit.press({ click: 'main li button:has(img)', isReached: dialogIsOpen, isOverlay: true })];
    return figures;
  });
  const edit = await withVisit(async (visit) => {
    const { page } = visit;
    const figures = { 'form until its fields are painted': [await measureLoad(visit, { address: '/products/editproduct/2', selector: 'main input[name=name]' })] };
    await page.locator('main input[name=name]').focus();
    await page.keyboard.press('End');
    figures['first key in a field'] = [await visit.press({ key: 'a', isReached: isWritten })];
    figures.nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    return figures;
  });
  return { ...view, ...edit };
}
