import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The weights that the design draws; Phosphor ships each icon in three more. */
const drawn = ['regular', 'fill', 'bold'];

/** Those of an icon that a file gives to another one, as the sidebar's entries are given: filled where one is. */
const givenAway = ['regular', 'fill'];

type WeightsByIcon = Map<string, Set<string>>;

/** The weights that an element asks for: regular when it names none, any when the name is computed. */
const weightsOf = (element: string): readonly string[] =>
  element.includes('weight=') ? (element.match(/(?<=\bweight=")\w+(?=")/) ?? drawn) : ['regular'];

/**
 * Notes the weights in which one source file draws the icons that it imports. An icon that the file also names otherwise
 * is drawn as the file draws its variables, such as `<Icon weight="fill">`, or given away when it draws none.
 */
export function noteWeights(source: string, weights: WeightsByIcon): void {
  const imported = [...source.matchAll(/import \{ \w+(?: as (\w+))? \} from '@phosphor-icons\/react\/dist\/csr\/(\w+)';/g)];
  const body = source.replace(/^import .*;$/gm, '');
  const elementsOf = (name: string) => [...body.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([element]) => element);
  const tags = new Set([...body.matchAll(/<([A-Z]\w*)\b/g)].map(([, tag = '']) => tag));
  const variables = [...tags].filter((tag) => new RegExp(`\\b(const|let) (\\[[^\\]]*)?\\b${tag}\\b`).test(body));
  const ofVariables = variables.flatMap(elementsOf).flatMap(weightsOf);
  for (const [, alias, icon = ''] of imported) {
    const name = alias ?? icon;
    const elements = elementsOf(name);
    const mentions = [...body.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length;
    const noted = weights.get(icon) ?? new Set<string>();
    weights.set(icon, noted);
    for (const weight of elements.flatMap(weightsOf)) noted.add(weight);
    if (mentions > elements.length) for (const weight of ofVariables.length > 0 ? ofVariables : givenAway) noted.add(weight);
  }
}

/** Leaves out of Phosphor's icons the weights that no source below `folders` draws: most of every icon's bytes. */
export function iconWeights(folders: readonly string[]): Plugin {
  const weights: WeightsByIcon = new Map();
  return {
    name: 'portal-icon-weights',
    apply: 'build',
    buildStart() {
      for (const folder of folders)
        for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
          if (/(?<!\.(stories|test))\.tsx?$/.test(file)) noteWeights(readFileSync(join(folder, file), 'utf8'), weights);
    },
    transform: {
      filter: { id: /@phosphor-icons\/react\/dist\/(csr|defs)\/\w+\.es\.js$/ },
      handler(code, id) {
        // Developer tools alone read the name.
        if (id.includes('/csr/')) return { code: code.replace(/^\w+\.displayName = "\w+";$/m, ''), map: null };
        const icon = /(\w+)\.es\.js$/.exec(id)?.[1] ?? '';
        const needed = weights.get(icon);
        if (needed === undefined) this.error(`No source that was looked through imports the icon ${icon}.`);
        const unused: [from: number, to: number][] = [];
        let shipped = 0;
        for (const statement of this.parse(code).body) {
          if (statement.type !== 'VariableDeclaration') continue;
          const map = statement.declarations[0]?.init;
          if (map?.type !== 'NewExpression' || map.arguments[0]?.type !== 'ArrayExpression') continue;
          for (const weight of map.arguments[0].elements) {
            const name = weight?.type === 'ArrayExpression' ? weight.elements[0] : null;
            if (!weight || name?.type !== 'Literal') continue;
            shipped += 1;
            if (!needed.has(String(name.value))) unused.push([weight.start, weight.end]);
          }
        }
        if (shipped !== 6) this.error('Phosphor writes its icons another way now.');
        // An element that is left out leaves its comma behind, and a Map made of holes would throw.
        const kept = unused.reduceRight((text, [from, to]) => text.slice(0, from) + text.slice(to).replace(/^\s*,/, ''), code);
        return { code: kept, map: null };
      },
    },
  };
}
