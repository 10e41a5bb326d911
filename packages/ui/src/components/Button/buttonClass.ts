import { base, fullWidth, sizes, touchTarget, variants } from './Button.css.ts';

interface ButtonLook {
  /** @default 'secondary' */
  variant?: keyof typeof variants;
  /** @default 'medium' */
  size?: keyof typeof sizes;
  /** @default false */
  isFullWidth?: boolean;
}

/** The class of a button, for any element that looks like a button. */
export const buttonClass = ({ variant = 'secondary', size = 'medium', isFullWidth }: ButtonLook = {}): string =>
  `${base} ${variants[variant]} ${sizes[size]} ${isFullWidth ? `${fullWidth} ` : ''}${touchTarget}`;
