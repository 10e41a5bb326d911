import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

type Names<Group> = { [Name in keyof Group]: Group[Name] extends { light: string } | readonly unknown[] ? '' : Names<Group[Name]> };

function namesOf<Group extends object>(group: Group): Names<Group> {
  const isValue = (value: object) => Array.isArray(value) || 'light' in value;
  return Object.fromEntries(
    Object.entries(group).map(([name, value]) => [name, isValue(value) ? '' : namesOf(value)]),
  ) as Names<Group>;
}

const themed = createGlobalThemeContract(
  { color: namesOf(tokens.color), shadow: namesOf(tokens.shadow) },
  (_, path) => `valise-${path.join('-')}`,
);

/**
 * Every value that a style may use. Colours and shadows are custom properties of the theme; the scales are constants.
 */
export const vars = {
  ...themed,
  fontFamily: tokens.fontFamily,
  space: tokens.space,
  radius: tokens.radius,
  size: tokens.size,
  breakpoint: tokens.breakpoint,
  container: tokens.container,
  borderWidth: tokens.borderWidth,
  focusOffset: tokens.focusOffset,
  zIndex: tokens.zIndex,
  duration: tokens.duration,
  easing: tokens.easing,
};
