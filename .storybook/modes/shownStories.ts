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

/** Every story of the Storybook that was built. */
export const stories = Object.values(entries).filter(({ type }) => type === 'story');

export const isSheet = ({ tags }: Entry) => tags.includes('sheet');

/** Every component's sheet, and every screen as it usually is. */
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
