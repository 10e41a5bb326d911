import { text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[2],
  margin: `calc(-1 * ${vars.space[2]})`,
  borderRadius: vars.radius.md,
  selectors: { '&[data-drop-target]': { background: color.accent.subtle } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const problem = style({
  ...text('caption'),
  display: 'flex',
  gap: '0.375rem',
  inlineSize: '100%',
  color: color.tone.critical.text,
  overflowWrap: 'anywhere',
});
export const problemIcon = style({ flex: 'none', marginBlockStart: '0.0625rem' });
