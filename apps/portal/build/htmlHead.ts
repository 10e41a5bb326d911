import { readFileSync } from 'node:fs';
import { isRTL } from 'react-aria-components/I18nProvider';
import { type HtmlTagDescriptor, minifySync, type Plugin } from 'vite';

const mark = new URL('../../../packages/ui/assets/mark.svg', import.meta.url);

/** Runs before the portal's own code: the policy for Trusted Types, the chosen theme, and what is done about late styles. */
const earlyScript = minifySync(
  'early.js',
  ['trustedTypes', 'theme', 'lateStyles'].map((name) => readFileSync(new URL(`early/${name}.js`, import.meta.url), 'utf8')).join(''),
  { module: false },
).code;

/** The fonts of nearly all text: the latin parts of both faces. */
const isFirstFont = (fileName: string) => /-latin-wght-normal-.*\.woff2$/.test(fileName);

const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });

/** The page with its language and the direction in which that is read. */
export const inLanguage = (html: string, locale: string): string =>
  html.replace('<html>', `<html lang="${locale}" dir="${isRTL(locale) ? 'rtl' : 'ltr'}">`);

/**
 * Adds to the page its language, its icon, preloads of the first screen's fonts, which the browser would otherwise find
 * only after the styles, and the script that runs before anything else.
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
        // A classic script, which the page waits for; behind the style sheet it would wait for that.
        tags.push({ tag: 'script', attrs: { src: `/${early?.fileName}` }, injectTo: 'head-prepend' });
        for (const { fileName } of Object.values(bundle).filter((file) => isFirstFont(file.fileName)))
          tags.push(link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${fileName}` }));
        return { html, tags };
      },
    },
  };
}
