import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as { entries: Record<string, Entry> };

/** Every story of the built Storybook. */
export const stories = Object.values(entries).filter(({ type }) => type === 'story');

export const isSheet = ({ tags }: Entry) => tags.includes('sheet');

/** Every Sheet of a component, and the Default of every screen and flow. */
export const shownStories = stories.filter(
  (entry) => isSheet(entry) || (/^(Screens|Flows)\//.test(entry.title) && entry.name === 'Default'),
);

/** Waits until the story has rendered and its play function has ended. */
export async function played(page: Page) {
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__?: { storyRenders?: { phase?: string }[] };
    };
    return preview?.storyRenders?.some(({ phase }) => phase === 'finished') === true;
  });
  await page.evaluate(() => document.fonts.ready);
}

/** Sets globals as the toolbar does, for example `{ direction: 'rtl' }`, and waits until the story has rendered. */
export async function setGlobals(page: Page, globals: Record<string, string>) {
  await page.evaluate(async (globals) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__: { channel: { emit: (event: string, payload: object) => void; once: (event: string, listener: () => void) => void } };
    };
    const rendered = new Promise<void>((resolve) => preview.channel.once('storyRendered', resolve));
    preview.channel.emit('updateGlobals', { globals });
    await rendered;
  }, globals);
}
