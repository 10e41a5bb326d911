import { readFileSync } from 'node:fs';
import { isRTL } from 'react-aria-components/I18nProvider';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const mark = new URL('../../../packages/ui/assets/mark.svg', import.meta.url);
const earlyTheme = new URL('earlyTheme.js', import.meta.url);

/** The fonts of nearly all text: the latin parts of both faces. */
const isFirstFont = (fileName: string) => /-latin-wght-normal-.*\.woff2$/.test(fileName);

const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });

/** The page with its language and the direction in which that is read. */
export const inLanguage = (html: string, locale: string): string =>
  html.replace('<html>', `<html lang="${locale}" dir="${isRTL(locale) ? 'rtl' : 'ltr'}">`);

/**
 * Adds to the page its language, its icon, preloads of the first screen's fonts, which the browser would otherwise find
 * only after the styles, and the script that applies the chosen theme before anything is painted.
 */
export function htmlHead(locale: string): Plugin {
  return {
    name: 'portal-html-head',
    generateBundle() {
      this.emitFile({ type: 'asset', name: 'theme.js', source: readFileSync(earlyTheme) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle }) {
        const html = inLanguage(page, locale);
        const icon = `data:image/svg+xml,${encodeURIComponent(readFileSync(mark, 'utf8'))}`;
        const tags: HtmlTagDescriptor[] = [link({ rel: 'icon', type: 'image/svg+xml', href: icon })];
        if (bundle === undefined) {
          tags.push({ tag: 'script', children: readFileSync(earlyTheme, 'utf8'), injectTo: 'head' });
          return { html, tags };
        }

        const theme = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes('theme.js'));
        // A classic script, which the page waits for.
        tags.push({ tag: 'script', attrs: { src: `/${theme?.fileName}` }, injectTo: 'head' });
        for (const { fileName } of Object.values(bundle).filter((file) => isFirstFont(file.fileName)))
          tags.push(link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${fileName}` }));
        return { html, tags };
      },
    },
  };
}
