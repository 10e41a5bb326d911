import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { button, touchTarget } from './Button.css.ts';

const { color } = vars;

/** Styles a native button as a small secondary Button, where React Aria's button would be too many bytes. */
export const nativeButton = style([
  button({ variant: 'secondary', size: 'small' }),
  touchTarget,
  {
    selectors: {
      '&:hover:not([aria-disabled="true"])': { background: color.background.hover, borderColor: color.border.strong },
      '&:active:not([aria-disabled="true"])': { background: color.background.pressed },
      '&[aria-disabled="true"]': { cursor: 'progress' },
    },
  },
]);
