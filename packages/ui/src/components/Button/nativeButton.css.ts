import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { buttonClass } from './buttonClass.ts';

const { color } = vars;

/** The small secondary Button as a class alone, for early parts such as the placeholder of late code. */
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
