import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { buttonClass } from './buttonClass.ts';

const { color } = vars;

/** The small secondary Button by class alone, for parts of which every kB counts, as the place of what is loaded late. */
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
