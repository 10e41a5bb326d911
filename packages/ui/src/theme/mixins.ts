import type { StyleRule } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';
import { vars } from './vars.css.ts';

export type TextStyle = keyof typeof tokens.typography;

/** A style of the type scale. Digits are tabular in text that may be in a column. */
export function text(name: TextStyle): StyleRule & { fontFamily: string } {
  const { fontFamily, ...style } = tokens.typography[name];
  return { ...style, fontFamily: tokens.fontFamily[fontFamily] };
}

export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' } as const satisfies StyleRule;

/** The keyboard's focus ring. React Aria's controls have `data-focus-visible`, native ones the pseudo-class. */
export function focusRing(
  offset: keyof typeof vars.focusOffset | '1px' = 'default',
  color: string = vars.color.focus.ring,
): StyleRule {
  const ring = {
    outline: `${vars.borderWidth.focus} solid ${color}`,
    outlineOffset: offset === '1px' ? offset : vars.focusOffset[offset],
  };
  return {
    outline: 'none',
    selectors: { '&[data-focus-visible], &:focus-visible': ring },
  };
}

/** Hidden from sight, but read by screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const satisfies StyleRule;

/**
 * The shape of a luggage tag: round at its start, nearly square at its end. `round` is at most half of the height,
 * because two corners that together exceed a side scale down all four.
 */
export const tagShape = (round: string = vars.radius.tag, square: string = vars.radius.xs) =>
  ({ borderRadius: square, borderStartStartRadius: round, borderEndStartRadius: round }) as const satisfies StyleRule;

/** The stitched line: a 7/5 dash, 1.5 px. */
export const stitch = {
  border: 0,
  blockSize: '1.5px',
  backgroundImage: `repeating-linear-gradient(to right, ${vars.color.border.default} 0 7px, transparent 7px 12px)`,
  '@media': {
    '(forced-colors: active)': { backgroundImage: 'none', blockSize: 0, borderBlockStart: '1.5px dashed CanvasText' },
  },
} as const satisfies StyleRule;

/** A length that grows with the reader's font size, in pixels at the default size of 16: `rem(18)` is 1.125rem. */
export const rem = (pixels: number) => `${pixels / 16}rem`;

/** A length that is the same at every font size: `px(18)` is 18px. */
export const px = (pixels: number) => `${pixels}px`;

/** The query for windows narrower than a width in px or rem; `(min-width: …)` is its counterpart. */
export function below(width: string): string {
  const [unit, step] = width.endsWith('rem') ? ['rem', 0.01] : ['px', 0.02];
  return `(max-width: ${Number((Number.parseFloat(width) - step).toFixed(2))}${unit})`;
}

/** `below` for heights. */
export const belowHeight = (height: string): string => below(height).replace('width', 'height');

/** Media queries of the design, for the shell; tables, forms and boards use container queries. */
export const media = {
  tablet: `(min-width: ${vars.breakpoint.tablet})`,
  desk: `(min-width: ${vars.breakpoint.desk})`,
  laptop: `(min-width: ${vars.breakpoint.laptop})`,
  wide: `(min-width: ${vars.breakpoint.wide})`,
  belowTablet: below(vars.breakpoint.tablet),
  belowDesk: below(vars.breakpoint.desk),
  /** A window too low for the full sign-in picture, for example on a laptop. */
  short: belowHeight(px(720)),
  /** A window too low for parts that stay in sight while the page scrolls, for example a small window at 200 % zoom. */
  low: belowHeight(px(480)),
  /** The opposite of `low`. */
  notLow: `(min-height: ${px(480)})`,
  touch: '(pointer: coarse)',
  /** The query for touch devices, which have no hover. */
  hover: '(hover: hover)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  print: 'print',
} as const;

/** A transition of 120 ms. With reduced motion theme.css.ts limits it to opacity. */
export function transition(...properties: string[]): StyleRule {
  return {
    transition: properties.map((property) => `${property} ${vars.duration.fast} ${vars.easing.standard}`).join(', '),
  };
}
