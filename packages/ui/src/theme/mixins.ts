import type { StyleRule } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';
import { vars } from './vars.css.ts';

export type TextStyle = keyof typeof tokens.typography;

/** A style of the type scale. Figures are tabular in text that may stand in a column. */
export function text(name: TextStyle): StyleRule & { fontFamily: string } {
  const { fontFamily, ...style } = tokens.typography[name];
  return { ...style, fontFamily: tokens.fontFamily[fontFamily] };
}

export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' } as const satisfies StyleRule;

/** The keyboard's focus ring. Controls of React Aria carry `data-focus-visible`, native ones the pseudo-class. */
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

/** Present to the ear, not to the eye. */
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

/** The running stitch: a 7/5 dash, 1.5 px. It means "fold here". */
export const stitch = {
  border: 0,
  blockSize: '1.5px',
  backgroundImage: `repeating-linear-gradient(to right, ${vars.color.border.default} 0 7px, transparent 7px 12px)`,
  '@media': {
    '(forced-colors: active)': { backgroundImage: 'none', blockSize: 0, borderBlockStart: '1.5px dashed CanvasText' },
  },
} as const satisfies StyleRule;

/** Queries of the design. The shell asks the viewport, tables, forms and boards their container. */
export const media = {
  tablet: `(min-width: ${vars.breakpoint.tablet})`,
  desk: `(min-width: ${vars.breakpoint.desk})`,
  laptop: `(min-width: ${vars.breakpoint.laptop})`,
  wide: `(min-width: ${vars.breakpoint.wide})`,
  belowTablet: `(max-width: ${Number.parseInt(vars.breakpoint.tablet, 10) - 0.02}px)`,
  belowDesk: `(max-width: ${Number.parseInt(vars.breakpoint.desk, 10) - 0.02}px)`,
  touch: '(pointer: coarse)',
  /** A finger leaves no hover behind. */
  hover: '(hover: hover)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  print: 'print',
} as const;

/** Changes in 120 ms. With reduced motion only opacity does: theme.css.ts sees to that for everything. */
export function transition(...properties: string[]): StyleRule {
  return {
    transition: properties.map((property) => `${property} ${vars.duration.fast} ${vars.easing.standard}`).join(', '),
  };
}
