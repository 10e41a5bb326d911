import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { buttonClass } from '../Button/buttonClass.ts';

const { success } = vars.color.tone;
const copied = { borderColor: success.solid, color: success.text };

export const copyButton = {
  small: buttonClass({ size: 'small' }),
  medium: buttonClass(),
};

export const isCopied = style({ ...copied, selectors: { '&[data-hovered], &[data-pressed]': copied } });
