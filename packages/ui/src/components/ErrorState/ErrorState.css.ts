import { media, tagShape } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { nativeButton } from '../Button/nativeButton.css.ts';

export { line, placeholder, title } from '../EmptyState/EmptyState.css.ts';

const { color, space } = vars;

export const tag = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[12],
  blockSize: space[12],
  marginBlockEnd: space[4],
  ...tagShape(space[6], vars.radius.md),
  background: color.tone.critical.surface,
  color: color.tone.critical.text,
  '@media': { [media.forcedColors]: { border: `${vars.borderWidth.hairline} solid CanvasText` } },
});

export const retry = style([nativeButton, { marginBlockStart: space[4] }]);
