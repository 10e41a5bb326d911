import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const mark = new URL('../../../packages/ui/assets/mark.svg', import.meta.url);

/** The fonts in which nearly all text is set: the latin parts of both faces. */
const isFirstFont = (fileName: string) => /-latin-wght-normal-.*\.woff2$/.test(fileName);

const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });

/** Puts the icon into the page's head, and the fonts of the first screen, so that the browser need not find out by itself. */
export function htmlHead(): Plugin {
  return {
    name: 'portal-html-head',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const icon = `data:image/svg+xml,${encodeURIComponent(readFileSync(mark, 'utf8'))}`;
        const tags = [link({ rel: 'icon', type: 'image/svg+xml', href: icon })];
        if (bundle === undefined) return tags;

        for (const { fileName } of Object.values(bundle).filter((file) => isFirstFont(file.fileName)))
          tags.push(link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${fileName}` }));
        return tags;
      },
    },
  };
}
