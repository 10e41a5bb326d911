import type { Locator, Page } from 'playwright';
import type { Sandbox } from '../browsers/sandbox.ts';
import type { Keyboard } from './machine/keyboard.ts';

/** A person at the portal who hears it and has a keyboard. */
export interface Desk {
  page: Page;
  sandbox: Sandbox;
  keyboard: Keyboard;
  /** Moves the focus over a long way at once, and waits until the screen reader is silent. */
  jumpTo: (target: Locator) => Promise<void>;
}

export interface Step {
  title: string;
  /** Presses keys and waits for what is then shown. */
  run: (desk: Desk) => Promise<void>;
}

/** Waits until an element has the focus. */
export const focused = (target: Locator) => target.and(target.page().locator(':focus')).waitFor();

/** Waits until a text has been announced. */
export const announced = (page: Page, text: string | RegExp) => page.locator('[data-live-announcer], [role=status]').filter({ hasText: text }).waitFor({ state: 'attached' });
