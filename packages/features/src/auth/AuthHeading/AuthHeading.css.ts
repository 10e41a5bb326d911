import { focusRing, media, screenStyle, tagShape, text, vars } from '@valise/ui/theme';

const { color, space } = vars;

export const heading = screenStyle({ marginBlockEnd: space[6] });

export const tag = screenStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[12],
  blockSize: space[12],
  marginBlockEnd: space[4],
  ...tagShape(space[6], vars.radius.md),
  background: color.accent.subtle,
  color: color.accent.subtleText,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const title = screenStyle({ ...text('title-lg'), ...focusRing(), borderRadius: vars.radius.xs });

export const detail = screenStyle({ ...text('body'), marginBlockStart: space[1], color: color.text.secondary });
