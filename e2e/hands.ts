import type { Locator, Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';

/** The two ways of working with a page, one on a wide screen, one on a narrow one. */
export const ways = [
  { how: 'by mouse', width: 1280 },
  { how: 'by keyboard alone', width: 360 },
] as const;
export type Way = (typeof ways)[number];

/** What somebody does to a page in one of the ways. */
export class Hands {
  readonly #page: Page;
  readonly #hasMouse: boolean;

  private constructor(page: Page, way: Way) {
    this.#page = page;
    this.#hasMouse = way.how === 'by mouse';
  }

  static async on(page: Page, way: Way): Promise<Hands> {
    await page.setViewportSize({ width: way.width, height: 800 });
    return new Hands(page, way);
  }

  async press(target: Locator) {
    if (this.#hasMouse) return target.click();
    await tabTo(this.#page, target);
    await this.#page.keyboard.press('Enter');
  }

  async pressTwice(target: Locator) {
    if (this.#hasMouse) return target.dblclick();
    await this.press(target);
    await this.#page.keyboard.press('Enter');
  }

  /** In place of what the field holds. */
  async write(target: Locator, text: string) {
    if (this.#hasMouse) await target.click();
    else await tabTo(this.#page, target);
    await this.#page.keyboard.press('ControlOrMeta+A');
    await this.#page.keyboard.type(text);
  }
}
