import type { Plugin } from 'vite';

// The design draws icons regular, filled and bold; Phosphor ships each in three weights more.
const drawn = new Set<unknown>(['regular', 'fill', 'bold']);

/** Leaves the weights of Phosphor's icons out that the design never draws: half of every icon's bytes. */
export function iconWeights(): Plugin {
  return {
    name: 'portal-icon-weights',
    apply: 'build',
    transform: {
      filter: { id: /@phosphor-icons\/react\/dist\/defs\/\w+\.es\.js$/ },
      handler(code) {
        const unused: [from: number, to: number][] = [];
        for (const statement of this.parse(code).body) {
          if (statement.type !== 'VariableDeclaration') continue;
          const map = statement.declarations[0]?.init;
          if (map?.type !== 'NewExpression' || map.arguments[0]?.type !== 'ArrayExpression') continue;
          for (const weight of map.arguments[0].elements) {
            const name = weight?.type === 'ArrayExpression' ? weight.elements[0] : null;
            if (weight && name?.type === 'Literal' && !drawn.has(name.value)) unused.push([weight.start, weight.end]);
          }
        }
        if (unused.length !== 3) this.error('Phosphor writes its icons another way now.');
        // An element that is left out leaves its comma behind, and a Map made of holes would throw.
        const kept = unused.reduceRight((text, [from, to]) => text.slice(0, from) + text.slice(to).replace(/^\s*,/, ''), code);
        return { code: kept, map: null };
      },
    },
  };
}
