import { below, px, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { panel } from '../Dialog/overlay.css.ts';
import { sheetRules } from '../Dialog/sheetRules.ts';

const sizes = { medium: px(480) };

export const description = style({ ...text('caption'), marginBlockStart: vars.space[2], color: vars.color.tone.warning.text });

export const failure = style({ marginBlockStart: vars.space[2] });

export const content = style({ minInlineSize: 0, marginBlockStart: vars.space[3] });

export const mediumPanel = style([panel, { maxInlineSize: sizes.medium, '@media': { [below(sizes.medium)]: sheetRules } }]);
