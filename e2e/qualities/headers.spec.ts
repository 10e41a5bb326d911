import { readFileSync } from 'node:fs';
import { expect, test } from '../helpers/fixtures.ts';

const { headers } = JSON.parse(readFileSync('apps/portal/dist-hosting/headers.json', 'utf8')) as { headers: Record<string, string> };

for (const path of ['/', '/products', '/config.json', '/assets/gone.js'])
  test(`${path} is sent with the portal's headers`, async ({ request }) => {
    const sent = (await request.get(path)).headers();
    for (const [name, value] of Object.entries(headers)) expect(sent[name.toLowerCase()], name).toBe(value);
  });

test('the page is revalidated each time, its assets are cached as immutable', async ({ page, request }) => {
  const files: string[] = [];
  page.on('response', (response) => response.url().includes('/assets/') && files.push(response.url()));
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  expect((await request.get('/')).headers()['cache-control']).toBe('no-cache');
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) expect((await request.get(file)).headers()['cache-control'], file).toContain('immutable');
});

test.describe('an injected script', () => {
  test.use({ expectedConsole: /Content Security Policy|TrustedScript|TrustedHTML/, expectedViolations: /script|trusted-types/ });

  test('does not run', async ({ page }) => {
    await page.goto('/login');
    const hasRun = await page.evaluate(() => {
      const script = document.createElement('script');
      try {
        script.textContent = 'window.smuggled = true';
        document.head.append(script);
      } catch {
        return false;
      }
      return 'smuggled' in window;
    });
    expect(hasRun).toBe(false);
  });

  test('is not taken as markup either: only the empty text is', async ({ page }) => {
    await page.goto('/login');
    const taken = await page.evaluate(() =>
      ['', ' ', '<b>', '<img src=x onerror=alert(1)>'].filter((markup) => {
        try {
          document.createElement('div').innerHTML = markup;
          return true;
        } catch {
          return false;
        }
      }),
    );
    expect(taken).toEqual(['']);
  });
});
