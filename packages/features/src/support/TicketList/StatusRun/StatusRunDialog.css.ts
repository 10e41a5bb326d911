import { focusRing, rem, screenStyle, tabular, text, vars } from '@valise/ui/theme';

const { color, space } = vars;
const sizes = { list: rem(200) };

export const parts = screenStyle({ ...text('body'), ...tabular, display: 'grid', gap: space[4] });

/** The arrow keys scroll it while it has the focus. */
export const failuresBox = screenStyle({ ...focusRing(), maxBlockSize: sizes.list, overflow: 'auto' });

export const failures = screenStyle({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });

export const failure = screenStyle({
  paddingBlock: space[2],
  paddingInline: space[3],
  borderInlineStart: `${vars.borderWidth.marker} solid ${color.tone.critical.solid}`,
  background: color.tone.critical.surface,
  overflowWrap: 'anywhere',
});

export const number = screenStyle({ fontWeight: 600 });
