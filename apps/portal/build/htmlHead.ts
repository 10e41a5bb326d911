import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const mark = new URL('../../../packages/ui/assets/mark.svg', import.meta.url);
const earlyTheme = new URL('earlyTheme.js', import.meta.url);

/** The fonts in which nearly all text is set: the latin parts of both faces. */
const isFirstFont = (fileName: string) => /-latin-wght-normal-.*\.woff2$/.test(fileName);

const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });

/**
 * Puts the icon into the page's head, the fonts of the first screen, so that the browser need not find out by itself, and
 * the script that paints the chosen theme from the start.
 */
export function htmlHead(): Plugin {
  return {
    name: 'portal-html-head',
    generateBundle() {
      this.emitFile({ type: 'asset', name: 'theme.js', source: readFileSync(earlyTheme) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const icon = `data:image/svg+xml,${encodeURIComponent(readFileSync(mark, 'utf8'))}`;
        const tags = [link({ rel: 'icon', type: 'image/svg+xml', href: icon })];
        if (bundle === undefined) return [...tags, { tag: 'script', children: readFileSync(earlyTheme, 'utf8'), injectTo: 'head' }];

        const theme = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes('theme.js'));
        // A classic script, which the page waits for.
        tags.push({ tag: 'script', attrs: { src: `/${theme?.fileName}` }, injectTo: 'head' });
        for (const { fileName } of Object.values(bundle).filter((file) => isFirstFont(file.fileName)))
          tags.push(link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${fileName}` }));
        return tags;
      },
    },
  };
}
