import { rem, screenStyle, tabular, text, vars } from '@valise/ui/theme';

const { color, space } = vars;
const sizes = { chosen: rem(192) };

export const rating = screenStyle({ ...tabular, display: 'inline-flex', alignItems: 'center', gap: space[1], verticalAlign: 'middle' });
export const star = screenStyle({ flex: 'none', color: color.accent.marker });

export const context = screenStyle({ ...text('body'), display: 'flex', alignItems: 'center', gap: space[2], color: color.text.secondary, overflowWrap: 'anywhere' });
export const receipt = screenStyle({ flex: 'none' });

/** Without room for the name the texts beside it move to a line of their own. Empty it takes no room. */
export const chosen = screenStyle({
  ...text('body'),
  flex: `1 1 ${sizes.chosen}`,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  overflowWrap: 'anywhere',
  color: color.text.secondary,
  selectors: { '&:empty': { flexBasis: 0 } },
});

/** Shown above the table when there is a message. */
export const note = screenStyle({ selectors: { '&:has(> * > *)': { marginBlockEnd: space[4] } } });
