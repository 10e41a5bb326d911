/** Lines and rings with the same width at every text size, and the zero that a fallback needs. */
const hairlines = new Set(['0px', '1px', '1.5px', '2px']);

const length = /(?<![\w.#]|\w-)[\d.]+(?:px|rem)\b/g;

const raw = 'Take a token from vars, or name the size of this component in `const sizes = { … }` with rem() or px().';
const unnamed = 'Name this size: rem() and px() belong in `const sizes = { … }` at the head of the file.';

/**
 * Whether a node is inside the object of the module's own `const sizes`.
 * @param {import('./rule.ts').Node} node
 */
function isNamedSize(node) {
  let parent = node.parent;
  while (parent.type === 'Property' || parent.type === 'ObjectExpression') parent = parent.parent;
  return parent.type === 'VariableDeclarator' && parent.id?.name === 'sizes' && parent.parent.parent.type === 'Program';
}

/**
 * A length in a style is a token, a hairline or a named size of the component.
 * @type {import('./rule.ts').Rule}
 */
export const lengths = {
  create(context) {
    /** @type {(node: import('./rule.ts').Node, text: string) => void} */
    const check = (node, text) => {
      for (const [found] of text.matchAll(length)) if (!hairlines.has(found)) context.report({ node, message: `${found}: ${raw}` });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, /** @type {{ raw: string }} */ (node.value).raw),
      CallExpression(node) {
        if (['rem', 'px'].includes(node.callee?.name ?? '') && !isNamedSize(node)) context.report({ node, message: unnamed });
      },
    };
  },
};
