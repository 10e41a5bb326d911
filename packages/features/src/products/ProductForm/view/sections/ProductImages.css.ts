import { focusRing, media, screenStyle, text, vars } from '@valise/ui/theme';

export const problem = screenStyle({ ...text('caption'), marginBlockStart: vars.space[2], color: vars.color.tone.critical.text });

export const putBack = screenStyle({
  ...text('caption'),
  ...focusRing(),
  borderRadius: vars.radius.xs,
  color: vars.color.text.link,
  fontWeight: 600,
  textDecoration: 'underline',
  cursor: 'pointer',
  '@media': { [media.touch]: { minBlockSize: vars.size['touch-min'] } },
});
