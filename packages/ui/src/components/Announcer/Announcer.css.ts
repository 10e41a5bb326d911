import { visuallyHidden } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';

export const announcer = style(visuallyHidden);
