import type { Locator, Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';

/** A mouse on a wide screen, and a keyboard alone on a narrow one. */
export const inputModes = [
  { label: 'by mouse', hasMouse: true, width: 1280 },
  { label: 'by keyboard alone', hasMouse: false, width: 360 },
] as const;
export type InputMode = (typeof inputModes)[number];

/** Presses and types with a mouse or with the keyboard alone. */
export class PageInput {
  readonly #page: Page;
  readonly #hasMouse: boolean;

  private constructor(page: Page, { hasMouse }: InputMode) {
    this.#page = page;
    this.#hasMouse = hasMouse;
  }

  static async on(page: Page, mode: InputMode): Promise<PageInput> {
    await page.setViewportSize({ width: mode.width, height: 800 });
    return new PageInput(page, mode);
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

  /** Replaces the text of a field. */
  async fill(target: Locator, text: string) {
    if (this.#hasMouse) await target.click();
    else await tabTo(this.#page, target);
    await this.#page.keyboard.press('ControlOrMeta+A');
    await this.#page.keyboard.type(text);
  }
}
