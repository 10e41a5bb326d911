// Writes the screens by hand beside a copy of the portal's build. Their markup and styles are the portal's own, read from the open
// screens, so that both sides look alike; only the code differs.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../../workspace.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const built = join(root, 'apps/portal/dist');

/** Copies the portal's build and its headers, and adds the code of the pages by hand. */
export function copyPortal(directory) {
  cpSync(built, directory, { recursive: true });
  cpSync(`${built}-hosting`, `${directory}-hosting`, { recursive: true });
  mkdirSync(join(directory, 'assets/by-hand'), { recursive: true });
  mkdirSync(join(directory, 'by-hand'), { recursive: true });
  for (const file of readdirSync(here)) if (file.endsWith('.js')) cpSync(join(here, file), join(directory, 'assets/by-hand', file));
}

/**
 * Writes `/by-hand/{name}.html`.
 * @param {string} directory of the copied portal
 * @param {{ name: string, styles: string[], markup?: string, parts?: Record<string, string> }} page addresses of its style sheets, its
 * content in place of what the portal's page shows first, and the markup that its code copies later
 */
export function writePage(directory, { name, styles, markup, parts = {} }) {
  const templates = Object.entries(parts).map(([part, html]) => `<template data-part="${part}">${html}</template>`);
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`);
  const page = readFileSync(join(built, 'index.html'), 'utf8')
    .replaceAll(/<(script|link rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g, '')
    .replace('</head>', () => `${links.join('')}<script type="module" src="/assets/by-hand/${name}.js"></script></head>`)
    .replace('</body>', () => `${templates.join('')}</body>`);
  const filled = markup === undefined ? page : page.replace(/<div id="root">[^]*(?=<noscript>)/, () => `<div id="root">${markup}</div>`);
  writeFileSync(join(directory, `by-hand/${name}.html`), filled);
}

/** Resolves when the bell is there, the last part of the shell to load. */
export const shellIsWhole = (page) => page.getByRole('button', { name: /^Notifications/ }).waitFor();

/** Runs in the page: its style sheets. */
export const stylesOf = (page) => page.evaluate(() => [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => new URL(link.href).pathname));

/**
 * Runs in the page: returns an element's markup without React Aria's own attributes. The security policy refuses style
 * attributes, so they become `data-style`, which the page's code applies.
 */
export const markupOf = (page, selector) =>
  page.locator(selector).first().evaluate((element) => {
    const copy = element.cloneNode(true);
    for (const extra of copy.querySelectorAll('[data-focus-scope-start], [data-focus-scope-end], template')) extra.remove();
    for (const button of copy.querySelectorAll('[aria-label=Dismiss]')) button.parentElement.remove();
    for (const each of [copy, ...copy.querySelectorAll('*')]) {
      const style = each.getAttribute('style');
      for (const name of each.getAttributeNames()) if (/^(style|data-rac|data-react-aria|data-focus|data-hovered|data-collection)/.test(name)) each.removeAttribute(name);
      if (style) each.dataset.style = style;
    }
    return copy.outerHTML;
  });
