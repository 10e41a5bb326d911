import { readFileSync } from 'node:fs';
import { isRTL } from 'react-aria-components/I18nProvider';
import { type HtmlTagDescriptor, minifySync, type Plugin } from 'vite';

const mark = new URL('../../../packages/ui/assets/mark.svg', import.meta.url);

/** The scripts that run before the portal's own code: the Trusted Types policy, the chosen theme, and the handling of late style sheets. */
const earlyScript = minifySync(
  'early.js',
  ['trustedTypes', 'theme', 'lateStyles'].map((name) => readFileSync(new URL(`early/${name}.js`, import.meta.url), 'utf8')).join(''),
  { module: false },
).code;

/** The fonts of nearly all text: the Latin parts of both typefaces. */
const isFirstFont = (fileName: string) => /-latin-wght-normal-.*\.woff2$/.test(fileName);

const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });

/** Sets the language of the page and its writing direction. */
export const inLanguage = (html: string, locale: string): string =>
  html.replace('<html>', `<html lang="${locale}" dir="${isRTL(locale) ? 'rtl' : 'ltr'}">`);

/**
 * Adds to the page its language, its icon, the scripts that run first, and preloads of the first screen's fonts, which the
 * browser would otherwise find only after the style sheets.
 */
export function htmlHead(locale: string): Plugin {
  return {
    name: 'portal-html-head',
    generateBundle() {
      this.emitFile({ type: 'asset', name: 'early.js', source: earlyScript });
    },
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle }) {
        const html = inLanguage(page, locale);
        const icon = `data:image/svg+xml,${encodeURIComponent(readFileSync(mark, 'utf8'))}`;
        const tags: HtmlTagDescriptor[] = [link({ rel: 'icon', type: 'image/svg+xml', href: icon })];
        if (bundle === undefined) {
          tags.push({ tag: 'script', children: earlyScript, injectTo: 'head' });
          return { html, tags };
        }

        const early = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes('early.js'));
        // A classic script blocks the page. It is before the style sheet, because after it the script would wait for the style sheet.
        tags.push({ tag: 'script', attrs: { src: `/${early?.fileName}` }, injectTo: 'head-prepend' });
        for (const { fileName } of Object.values(bundle).filter((file) => isFirstFont(file.fileName)))
          tags.push(link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${fileName}` }));
        return { html, tags };
      },
    },
  };
}
