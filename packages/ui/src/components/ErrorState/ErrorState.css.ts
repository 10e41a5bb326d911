import { media } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { button, touchTarget } from '../Button/Button.css.ts';

export { line, placeholder, title } from '../EmptyState/EmptyState.css.ts';

const { color, space } = vars;

export const tag = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[12],
  blockSize: space[12],
  marginBlockEnd: space[4],
  borderRadius: vars.radius.sm,
  borderStartStartRadius: space[6],
  borderEndStartRadius: space[6],
  background: color.tone.critical.surface,
  color: color.tone.critical.text,
  '@media': { [media.forcedColors]: { border: `${vars.borderWidth.hairline} solid CanvasText` } },
});

// A native button in the Button's clothes: a data table that can fail does not bring React Aria's button with it.
export const retry = style([
  button({ variant: 'secondary', size: 'small' }),
  touchTarget,
  {
    marginBlockStart: space[4],
    selectors: {
      '&:hover:not([aria-disabled="true"])': { background: color.background.hover, borderColor: color.border.strong },
      '&:active:not([aria-disabled="true"])': { background: color.background.pressed },
      '&[aria-disabled="true"]': { cursor: 'progress' },
    },
  },
]);
