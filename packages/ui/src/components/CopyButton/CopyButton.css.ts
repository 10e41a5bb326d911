import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { button, touchTarget } from '../Button/Button.css.ts';

const { success } = vars.color.tone;
const copied = { borderColor: success.solid, color: success.text };

export const copyButton = {
  small: style([button({ size: 'small' }), touchTarget]),
  medium: style([button({ size: 'medium' }), touchTarget]),
};

export const isCopied = style({ ...copied, selectors: { '&[data-hovered], &[data-pressed]': copied } });
