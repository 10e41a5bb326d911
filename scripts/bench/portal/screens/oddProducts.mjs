import { longestKey, typeInSearch } from '../measure/typing.mjs';

const PRODUCTS = 50_000;
/** The portal's own pause between two refreshes of a list is 5 s. */
const REFRESH_MS = 5100;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A product with a name of 200 characters, no picture, and numbers that are text. */
const oddProduct = (place) => ({
  id: place + 1,
  productname: `${place % 2 === 0 ? 'Silk ' : 'Linen '}${'Reversible Travelling Coat '.repeat(8)}`.slice(0, 194) + String(place).padStart(6, '0'),
  base_price: String((place * 7919) % PRODUCTS),
  stock: String(place % 9),
});

/** One round: types in the search of 50,000 odd products while they are requested again. */
export function measureOddProducts(withVisit, _, { isQuick }) {
  return withVisit(async ({ page }) => {
    const body = JSON.stringify({ data: Array.from({ length: PRODUCTS }, (_, place) => oddProduct(place)) });
    let received = 0;
    await page.route('**/api/products', async (route) => {
      await route.fulfill({ contentType: 'application/json', body });
      received += 1;
    });
    await page.goto('/products');
    await page.getByText('Showing 1 to 10 of 50,000 entries').waitFor();
    await page.locator('main [type=search]').click();
    await page.evaluate(() => {
      window.benchEvents.length = 0;
    });
    const until = performance.now() + (isQuick ? 5200 : 10_400);
    const first = received;
    async function refresh() {
      while (performance.now() < until) {
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        await wait(REFRESH_MS);
      }
    }
    const [lost] = await Promise.all([typeInSearch(page, until), refresh()]);
    return { refreshes: received - first, 'letters lost': lost, 'longest from a key to its paint, ms': await longestKey(page) };
  });
}
