import { expect, type Page, test } from '@playwright/test';
import { Portal } from './fixtures.ts';
import { screens, signedOutScreens } from './screens.ts';
import { stopTime } from './stopTime.ts';

/** The paths of the scripts and style sheets in the page's own HTML. */
export async function filesOfPage(page: Page) {
  const html = await (await page.request.get('/login')).text();
  const paths = (tag: RegExp) => [...html.matchAll(tag)].map(([, path]) => path!);
  return {
    scripts: paths(/<script type="module"[^>]* src="([^"]+)"/g),
    styles: paths(/<link rel="stylesheet"[^>]* href="([^"]+)"/g),
  };
}

/**
 * The paths of the scripts that a screen requests in a separate browser, which fetches nothing ahead.
 * @param act Runs once the screen is ready. With it only the scripts that it requests are listed.
 */
export async function scriptsOf(page: Page, path: string, act?: (page: Page) => Promise<void>): Promise<string[]> {
  const screen = [...signedOutScreens, ...screens].find((each) => each.path === path)!;
  const context = await page.context().browser()!.newContext({ baseURL: test.info().project.use.baseURL });
  const own = await context.newPage();
  await stopTime(own);
  const scripts = new Set<string>();
  own.on('request', (request) => request.resourceType() === 'script' && scripts.add(new URL(request.url()).pathname));
  if (screens.includes(screen)) await new Portal(own).signIn(path);
  else await own.goto(path);
  await expect(screen.ready(own)).toBeVisible();
  if (act) {
    scripts.clear();
    await act(own);
  }
  await context.close();
  return [...scripts];
}

/** The paths of the scripts that a screen requests after another one. */
export async function scriptsBeyond(page: Page, first: string, next: string): Promise<string[]> {
  const before = await scriptsOf(page, first);
  return (await scriptsOf(page, next)).filter((path) => !before.includes(path));
}
