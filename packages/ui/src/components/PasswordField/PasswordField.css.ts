import { focusRing, media, text, transition } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const toggle = style({
  ...transition('background-color'),
  ...focusRing(),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1-5'],
  minBlockSize: vars.space[6],
  marginInlineEnd: `calc(-1 * ${vars.space[1]})`,
  paddingInline: vars.space[1],
  borderRadius: vars.radius.xs,
  color: color.text.link,
  fontSize: text('body').fontSize,
  fontWeight: 500,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    ...focusRing().selectors,
    '&[data-hovered], &[data-pressed]': { background: color.background.pressed },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
  },
  '@media': {
    [media.touch]: { minBlockSize: vars.size['touch-min'], minInlineSize: vars.size['touch-min'] },
    [media.print]: { display: 'none' },
  },
});
