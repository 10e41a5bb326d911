import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const FIRST_SCREEN = '/src/routes/login.tsx';
const mark = new URL('../../../packages/ui/assets/mark.svg', import.meta.url);

/** The fonts in which nearly all text is set: the latin parts of both faces. */
const isFirstFont = (fileName: string) => /-latin-wght-normal-.*\.woff2$/.test(fileName);

const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** The code and styles that a screen needs over those of the page itself. */
function filesOf(chunk: Chunk, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk' && !found.has(name)) filesOf(imported, bundle, found);
  }
  return found;
}

/** Puts into the page's head what the first screen will ask for, so that the browser need not find out by itself. */
export function htmlHead(): Plugin {
  return {
    name: 'portal-html-head',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const icon = `data:image/svg+xml,${encodeURIComponent(readFileSync(mark, 'utf8'))}`;
        const tags = [link({ rel: 'icon', type: 'image/svg+xml', href: icon })];
        if (bundle === undefined) return tags;

        const outputs = Object.values(bundle);
        for (const { fileName } of outputs.filter((file) => isFirstFont(file.fileName)))
          tags.push(link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${fileName}` }));

        const chunks = outputs.filter((file) => file.type === 'chunk');
        const page = chunks.find((chunk) => chunk.isEntry);
        const login = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(FIRST_SCREEN)));
        if (page === undefined || login === undefined) throw new Error(`${FIRST_SCREEN} is no chunk of its own any more.`);
        const known = filesOf(page, bundle);
        for (const file of filesOf(login, bundle)) {
          if (known.has(file)) continue;
          tags.push(file.endsWith('.css') ? link({ rel: 'stylesheet', crossorigin: true, href: `/${file}` }) : link({ rel: 'modulepreload', crossorigin: true, href: `/${file}` }));
        }
        return tags;
      },
    },
  };
}
