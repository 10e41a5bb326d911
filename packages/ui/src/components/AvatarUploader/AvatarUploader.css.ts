import { rem } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const sizes = { about: rem(192) };

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[2],
  margin: `calc(-1 * ${vars.space[2]})`,
  borderRadius: vars.radius.md,
  selectors: { '&[data-drop-target], :root[data-file-drag] &[data-drop-zone]': { background: color.accent.subtle } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const about = style({ flex: `1 1 ${sizes.about}`, minInlineSize: 0 });
