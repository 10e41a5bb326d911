import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { buttonClass } from './buttonClass.ts';

const { color } = vars;

/** Styles a native button as a small secondary Button, where React Aria's button would be too many bytes. */
export const nativeButton = style([
  buttonClass({ size: 'small' }),
  {
    selectors: {
      '&:hover:not([aria-disabled="true"])': { background: color.background.hover, borderColor: color.border.strong },
      '&:active:not([aria-disabled="true"])': { background: color.background.pressed },
      '&[aria-disabled="true"]': { cursor: 'progress' },
    },
  },
]);
