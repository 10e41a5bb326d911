import { touchTarget } from '../Button/Button.css.ts';
import { base, sizes, variants } from './IconButton.css.ts';

interface IconButtonLook {
  /** @default 'ghost' */
  variant?: keyof typeof variants;
  /** @default 'medium' */
  size?: keyof typeof sizes;
}

/** The class of a button with only an icon, for any element that looks like one. */
export const iconButtonClass = ({ variant = 'ghost', size = 'medium' }: IconButtonLook): string =>
  `${base} ${variants[variant]} ${sizes[size]} ${touchTarget}`;
