import { focusRing, media, transition } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const link = style({
  ...transition('text-decoration-color'),
  ...focusRing(),
  borderRadius: vars.radius.xs,
  color: vars.color.text.link,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: `color-mix(in oklab, currentColor 45%, transparent)`,
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    ...focusRing().selectors,
    '&[data-hovered], &[data-pressed]': { textDecorationColor: 'currentColor' },
  },
  '@media': {
    // The line height stays small; the touch target is 44 px.
    [media.touch]: { paddingBlock: vars.space[3], marginBlock: `calc(-1 * ${vars.space[3]})` },
    [media.forcedColors]: { color: 'LinkText', textDecorationColor: 'currentColor' },
  },
});
